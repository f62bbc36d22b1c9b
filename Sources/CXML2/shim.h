// libxml2 for Swift. Its headers pull in ICU's, which then clash with Foundation's: take the
// feature out before anything else is read.
#ifndef CXML2_SHIM_H
#define CXML2_SHIM_H
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <iconv.h>
#endif
