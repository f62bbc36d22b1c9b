#ifndef CCRYPTO_SHIM_H
#define CCRYPTO_SHIM_H

#include <openssl/evp.h>
#include <stdint.h>

// Has libcrypto keep what it holds until the process is gone. It frees that in a handler of exit() else, and
// a thread that is still at work with it (reading certificates, hashing) ends the process by a signal. To be
// called before anything else of it.
static inline int bus_crypto_outlives_exit(void) {
  return OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL);
}

// One name for what is asked of EVP, as a module of C has no overloads: 1 for success.
static inline int bus_sha256_begin(EVP_MD_CTX *context) {
  return EVP_DigestInit_ex(context, EVP_sha256(), NULL);
}

// scrypt (RFC 7914) with as much memory as it asks for: 128 × rounds × block bytes and a little.
static inline int bus_scrypt(
    const char *password, size_t length, const unsigned char *salt, size_t salted, uint64_t rounds,
    uint64_t block, uint64_t lanes, unsigned char *key, size_t count) {
  return EVP_PBE_scrypt(
      password, length, salt, salted, rounds, block, lanes, 128 * block * (rounds + lanes + 4), key, count);
}

static inline int bus_sha256(const void *bytes, size_t count, unsigned char digest[32]) {
  return EVP_Digest(bytes, count, digest, NULL, EVP_sha256(), NULL);
}

#endif
