// The floor of every server on node:http: the same two bytes to every request. node two-bytes.mjs <folder> <port>
import { createServer } from "node:http";

createServer((_request, response) => response.writeHead(200, ["content-length", "2"]).end("ok")).listen(Number(process.argv[3]), "127.0.0.1");
