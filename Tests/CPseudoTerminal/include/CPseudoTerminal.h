#pragma once
#include <sys/types.h>

/// Starts a program on a new pseudo-terminal of its own session; forkpty(3), execve(2).
/// Answers with its process id, or -1; `master` is the other end of its terminal.
pid_t pseudo_terminal_start(
  int *master, const char *program, char *const arguments[], char *const environment[],
  unsigned short columns, unsigned short rows);

/// Gives the terminal another size, of which the program is told by SIGWINCH; 0, or -1.
int pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows);

/// Whether the terminal echoes and waits for whole lines, as it does for a shell; -1 when unknown.
int pseudo_terminal_is_cooked(int master);
