// sirv as its README says for production: node sirv.mjs <folder> <port>
import { createServer } from "node:http";
import sirv from "sirv";

const [root, port] = process.argv.slice(2);
createServer(sirv(root, { brotli: true, gzip: true, etag: true })).listen(Number(port), "127.0.0.1");
