import { csvOf } from "web/instruments/frame/csv.ts";
import type { HashedFile } from "./compare.ts";

/** Digests in evidence lists, by length in hex digits. */
const hexLength = { md5: 32, sha1: 40, sha256: 64, sha384: 96, sha512: 128 } as const;
export type Algorithm = keyof typeof hexLength;
export const algorithms = ["sha256", "sha1", "md5", "sha384", "sha512"] as const satisfies readonly Algorithm[];

/** Display names. */
export const algorithmName = { md5: "MD5", sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" } as const;

/** The algorithm of a hex digest by its length; undefined for other text. */
export function algorithmOf(hex: string): Algorithm | undefined {
  return /^[\da-f]+$/i.test(hex) ? algorithms.find((algorithm) => hexLength[algorithm] === hex.length) : undefined;
}

/** The digests as `sha256sum` prints them, so that `sha256sum --check` reads them on any other machine. Files that could not be read are left out. */
export function manifestText(files: readonly HashedFile[], algorithm: Algorithm = "sha256"): string {
  return files.map(({ path, digests }) => (digests[algorithm] ? `${lineOf(path, digests[algorithm])}\n` : "")).join("");
}

/** Escapes the path as coreutils does: `\n`, `\r` and `\\`, and then with a backslash before the digest. */
function lineOf(path: string, digest: string): string {
  const name = path.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `${name === path ? "" : "\\"}${digest}  ${name}`;
}

/** The manifest as CSV with more columns, times in UTC. A path like a formula gets "./" in front. */
export function manifestCsv(files: readonly HashedFile[]): string {
  const used = algorithms.filter((algorithm) => files.some(({ digests }) => digests[algorithm]));
  const rows = files.map(({ path, size, modified, digests }) => [
    /^[=+\-@\t\r\n]/.test(path) ? `./${path}` : path,
    size,
    new Date(modified).toISOString(),
    ...used.map((algorithm) => digests[algorithm] ?? ""),
  ]);
  return csvOf([["path", "size", "modified_utc", ...used.map((algorithm) => algorithmName[algorithm])], ...rows]);
}

/** Reverses the escapes of `lineOf`. */
export function unescapeName(name: string): string {
  return name.replace(/\\([nr\\])/g, (_, letter) => (letter === "n" ? "\n" : letter === "r" ? "\r" : "\\"));
}
