// Next's own server with the site's built files in public/, brotli already: it serves the same bytes as everybody in bench/serve.ts.
import { fileURLToPath } from "node:url";

export default {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL("..", import.meta.url)) },
  rewrites: async () => ({
    beforeFiles: [
      { source: "/", destination: "/index.html" },
      { source: "/blog/:name", destination: "/blog/:name/index.html" },
    ],
  }),
  headers: async () => [{ source: "/:path*", headers: [{ key: "Content-Encoding", value: "br" }] }],
};
