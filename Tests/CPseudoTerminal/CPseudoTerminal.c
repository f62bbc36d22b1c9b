#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

pid_t pseudo_terminal_start(
  int *master, const char *program, char *const arguments[], char *const environment[],
  unsigned short columns, unsigned short rows)
{
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t child = forkpty(master, NULL, NULL, &size);
  if (child == 0) {
    // The threads that tests run on block all signals, and a program inherits that.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    // Another test's terminal kept open here would never be seen to close.
    close_range(3, ~0U, 0);
    execve(program, arguments, environment);
    _exit(127);
  }
  return child;
}

int pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows)
{
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int pseudo_terminal_is_cooked(int master)
{
  struct termios state;
  if (tcgetattr(master, &state) != 0) return -1;
  return (state.c_lflag & (ECHO | ICANON | ISIG)) == (ECHO | ICANON | ISIG);
}
