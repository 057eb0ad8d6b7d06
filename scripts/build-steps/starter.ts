import { fileURLToPath } from "node:url";
import { build } from "vite";

const ELEMENT = /(<script id="starter"[^>]*>)(<\/script>)/;

/** The script that every document starts with (app/start/starter.ts), as one small classic script. */
export async function builtStarter(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve("#app/start/starter.ts"));
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, minify: true, target: "es2022", modulePreload: false, lib: { entry, formats: ["iife"], name: "starter" } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code.trim();
  if (!code || code.includes("</")) throw new Error(`The starter cannot be put into a document: ${code}`);
  return code;
}

/** Puts the script into the element that app/start/starter.tsx rendered for it. */
export function withStarter(html: string, code: string): string {
  return html.replace(ELEMENT, (_, open, close) => open + code + close);
}
