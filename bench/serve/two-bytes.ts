// Run by bench/serve/contenders.ts: the ceiling of every server on node:http, the same two bytes to every request. node two-bytes.ts <port>
import { createServer } from "node:http";

createServer((_request, response) => response.writeHead(200, ["content-length", "2"]).end("ok")).listen(
  Number(process.argv[2]),
  "127.0.0.1",
);
