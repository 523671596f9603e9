#include "server/http/gzip.h"

#include <zlib.h>

#include <limits>
#include <stdexcept>

namespace posthorn::server {

std::string gzip(std::string_view content) {
  constexpr int kGzipFormat = 16;  // added to the window's bits
  z_stream stream{};
  if (content.size() > std::numeric_limits<uInt>::max() ||
      deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzipFormat, MAX_MEM_LEVEL,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("zlib cannot compress this");
  }
  std::string out(deflateBound(&stream, content.size()), '\0');
  // zlib does not write to its input, whatever the type says.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) throw std::runtime_error("zlib did not finish");
  return out;
}

}  // namespace posthorn::server
