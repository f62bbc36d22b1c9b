#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

// inflateInit2 is a macro, which Swift cannot call. 32 added to the window's 15 bits: gzip or zlib,
// whichever the first bytes say.
static inline int bus_inflate_init(z_streamp stream) { return inflateInit2(stream, 15 + 32); }

// deflateInit2 is one, too. 16 added: wrapped as gzip; 8 is the usual memory.
static inline int bus_deflate_init(z_streamp stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

#endif
