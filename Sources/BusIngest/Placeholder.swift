import BusModel
