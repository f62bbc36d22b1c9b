public import ArgumentParser
public import BusModel
public import BusQuery

extension Direction: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {}
