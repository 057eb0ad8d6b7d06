// @fastify/static as its README says for precompressed files: node fastify-static.mjs <folder> <port>
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

const [root, port] = process.argv.slice(2);
// It redirects /about to /about/ before it looks for about/index.html; named in full, it saves itself the redirect.
const app = fastify({ rewriteUrl: ({ url = "/" }) => (url.includes(".") ? url : `${url.replace(/\/$/, "")}/index.html`) });
await app.register(fastifyStatic, { root, preCompressed: true });
await app.listen({ port: Number(port), host: "127.0.0.1" });
