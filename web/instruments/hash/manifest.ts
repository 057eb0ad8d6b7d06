import { csvOf } from "web/instruments/frame/csv.ts";
import { type Algorithm, algorithmName, algorithms } from "./algorithm.ts";
import type { HashedFile } from "./compare.ts";
import { escapeName } from "./escaped-name.ts";

/** The digests as `sha256sum` prints them, so that `sha256sum --check` reads them on any other machine. Files that could not be read are left out. */
export function manifestText(files: readonly HashedFile[], algorithm: Algorithm = "sha256"): string {
  return files.map(({ path, digests }) => (digests[algorithm] ? `${lineOf(path, digests[algorithm])}\n` : "")).join("");
}

function lineOf(path: string, digest: string): string {
  const { name, isEscaped } = escapeName(path);
  return `${isEscaped ? "\\" : ""}${digest}  ${name}`;
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
