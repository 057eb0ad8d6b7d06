// Run by bench/serve/contenders.ts: answers every request with two bytes, the ceiling of any server on node:http. node two-bytes.ts <port>
import { createServer } from "node:http";

createServer((_request, response) => response.writeHead(200, ["content-length", "2"]).end("ok")).listen(
  Number(process.argv[2]),
  "127.0.0.1",
);
