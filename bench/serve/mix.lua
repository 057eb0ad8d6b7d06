-- wrk runs this: asks for the paths in turn, the last one with a tag that the server gave it before (a 304). Arguments: tag, path, path, ...
-- Every request is written once, so that wrk has its core for the answers.
local requests = {}
local at = 0

function init(arguments)
  local tag = table.remove(arguments, 1)
  local accept = "gzip, deflate, br, zstd"
  for _, path in ipairs(arguments) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = accept })
  end
  requests[#requests + 1] = wrk.format("GET", arguments[1], { ["Accept-Encoding"] = accept, ["If-None-Match"] = tag })
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p99":%d,"refused":%d,"failed":%d,"bytes":%d}\n',
    summary.requests, summary.duration, latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout, summary.bytes
  ))
end
