#ifndef CCRYPTO_SHIM_H
#define CCRYPTO_SHIM_H

#include <openssl/evp.h>

// One name for what is asked of EVP, as a module of C has no overloads: 1 for success.
static inline int bus_sha256_begin(EVP_MD_CTX *context) {
  return EVP_DigestInit_ex(context, EVP_sha256(), NULL);
}

static inline int bus_sha256(const void *bytes, size_t count, unsigned char digest[32]) {
  return EVP_Digest(bytes, count, digest, NULL, EVP_sha256(), NULL);
}

#endif
