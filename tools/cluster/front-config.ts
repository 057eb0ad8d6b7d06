import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * nginx's http block: the rules of deploy/nginx and the upstream of deploy/nginx.conf. `log` is a file that gets the servers tried for each
 * request.
 */
export function frontConfig(port: number, upstreams: readonly number[], log: string): string {
  const rules = resolve("deploy/nginx");
  return `log_format upstreams "$upstream_addr";
include ${rules}/retry.conf;
map $host $unavailable_root { default ${resolve("build/front")}; }
upstream site {
${upstreams.map((upstream) => `  server 127.0.0.1:${upstream} max_fails=0;`).join("\n")}
  keepalive 32;
}
server {
  listen 127.0.0.1:${port} backlog=1024;
  access_log ${log} upstreams;
${readFileSync(`${rules}/locations.conf`, "utf8").replaceAll("include site/", `include ${rules}/`)}
}`;
}
