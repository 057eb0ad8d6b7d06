import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { chromium } from "playwright-core";
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".png": "image/png" };
const serve = (root, port) => new Promise((r) => createServer((q, s) => { const p = new URL(q.url, "http://x").pathname; const f = [p, `${p}/index.html`].map((x) => root + x).find((x) => extname(x) && existsSync(x)); if (!f) { s.writeHead(404); return s.end(); } s.writeHead(200, { "content-type": types[extname(f)] ?? "application/octet-stream" }); s.end(readFileSync(f)); }).listen(port, r));
await serve("/work/base-build/client", 4510); await serve("/work/wt/p2/build/client", 4511);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
for (const width of [1440, 390]) for (const path of ["/blog", "/blog/siemly-activity-logs", "/blog/google-drive-collection", "/blog/forensic-data-collection", "/events", "/resources", "/downloads/paper-discovery.html"]) {
  const buf = [];
  for (const port of [4510, 4511]) {
    const page = await b.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.clock.setFixedTime(new Date("2026-11-22T12:00:00Z"));
    await page.goto(`http://127.0.0.1:${port}${path}`, { timeout: 180000 });
    await page.mouse.move(5, 5);
    await page.waitForTimeout(4000);
    const shot = await page.screenshot({ fullPage: true, path: `/tmp/p2shots/${path.replaceAll("/", "_")}-${width}-${port}.png`, timeout: 180000 });
    buf.push(shot); await page.close();
  }
  console.log(width, path, buf[0].equals(buf[1]) ? "identical bytes" : `differ ${buf[0].length} ${buf[1].length}`);
}
await b.close(); process.exit(0);
