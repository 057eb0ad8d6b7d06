import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits in base64url: fit for a URL, a header and a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. 100 random bits or more need no slow hash: nobody can try them all. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
