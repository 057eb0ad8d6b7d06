import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";

export const siteFolder = "build/client";

/** The requests: home page, an article, and the first hashed style sheet that the home page links. mix.lua adds a 304. */
export const mixOfPaths: readonly [string, ...string[]] = ["/", "/blog/google-drive-collection", firstSheet()];

export type Answer = { readonly status: number; readonly etag: string; readonly encoding: string; readonly body: Buffer };

/** Returns the home page's ETag. Throws unless the server answers the mix with the exact built .br files, and that tag with 304. */
export async function checkMix(url: string): Promise<string> {
  const answers = await Promise.all(mixOfPaths.map((path) => get(url + path)));
  for (const [i, path] of mixOfPaths.entries()) {
    const answer = answers[i];
    if (answer?.status !== 200 || answer.encoding !== "br" || digest(answer.body) !== digest(readFileSync(fileOf(path)))) {
      throw new Error(`${url}${path} is not the built file: ${answer?.status}, ${answer?.encoding}, ${answer?.body.length} bytes`);
    }
  }
  const etag = answers[0]?.etag ?? "";
  const again = await get(url + mixOfPaths[0], { "if-none-match": etag });
  if (again.status !== 304) throw new Error(`${url} does not know its own tag ${etag}: ${again.status}`);
  return etag;
}

/** The precompressed file behind a path of the mix. */
export function fileOf(path: string): string {
  return `${siteFolder}${path.includes(".") ? path : `${path === "/" ? "" : path}/index.html`}.br`;
}

function firstSheet(): string {
  const [sheet] = /\/assets\/[^"#]+\.css/.exec(readFileSync(`${siteFolder}/index.html`, "utf8")) ?? [];
  if (!sheet) throw new Error("The home page links no style sheet.");
  return sheet;
}

/** Unlike fetch, does not decompress the body. */
function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, headers: { "accept-encoding": "gzip, deflate, br, zstd", ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { etag = "", "content-encoding": encoding = "" } = response.headers;
      resolve({ status: response.statusCode ?? 0, etag, encoding, body: Buffer.concat(chunks) });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
