#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H

#include <malloc.h>
#include <sys/fsuid.h>

// syncfs(2): Swift's module of glibc leaves out what is declared for _GNU_SOURCE alone.
int syncfs(int descriptor);

#endif
