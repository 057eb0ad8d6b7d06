import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNginx } from "../../tests/support/nginx.ts";

/** From Debian's package libnginx-mod-http-brotli-static. */
const brotli = ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "/usr/share/nginx/modules/ngx_http_brotli_static_module.so"];

/**
 * The command of an nginx with one worker, tuned for files: sendfile, open files cached, no log, precompressed variants.
 * `headers` is the built snippet with all our headers, or null. Throws when nginx or its brotli module is missing.
 */
export function nginxCommand(folder: string, port: number, site: string, headers: string | null): [string, ...string[]] {
  const { found, skipped } = findNginx();
  if (skipped !== null) throw new Error(skipped);
  const module = brotli.find((file) => existsSync(file));
  if (!module) throw new Error("nginx lacks its module for brotli files: apt-get install libnginx-mod-http-brotli-static");
  mkdirSync(join(folder, "temp"), { recursive: true });
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/temp/${name};`);
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `load_module ${module};
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  types { text/html html; text/css css; text/javascript js; }
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 60s;
  brotli_static on;
${temp.join("\n")}
  ${headers === null ? "" : `include ${headers};`}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${site};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  return [found, "-p", folder, "-c", config, "-e", "stderr"];
}
