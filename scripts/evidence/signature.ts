import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject, sign, verify } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Makes an Ed25519 key pair: `file`, readable only by its owner, and `file`.pub. Throws when one exists. Returns a message for the owner.
 */
export function makeKey(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600, flag: "wx" });
  writeFileSync(`${file}.pub`, publicKey.export({ type: "spki", format: "pem" }), { flag: "wx" });
  return `Made ${file} (keep it secret, and a copy) and ${file}.pub (publish it).\nFingerprint of the public key: ${fingerprint(publicKey)}`;
}

/** The Ed25519 signature of `bytes` (RFC 8032) and the public key in PEM. Throws when the file holds no such key. */
export function signBytes(
  bytes: Buffer,
  keyFile: string,
): { readonly signature: Buffer; readonly publicKey: string; readonly fingerprint: string } {
  const key = createPrivateKey(readFileSync(keyFile));
  if (key.asymmetricKeyType !== "ed25519") throw new Error(`${keyFile} is no Ed25519 key; npm run evidence -- --make-key FILE makes one`);
  const publicKey = createPublicKey(key);
  return {
    signature: sign(null, bytes, key),
    publicKey: String(publicKey.export({ type: "spki", format: "pem" })),
    fingerprint: fingerprint(publicKey),
  };
}

export function isSignedBy(bytes: Buffer, signature: Buffer, publicKey: KeyObject): boolean {
  return publicKey.asymmetricKeyType === "ed25519" && verify(null, bytes, publicKey, signature);
}

/** SHA-256 of the key (DER), to compare by eye or by telephone. */
export function fingerprint(publicKey: KeyObject): string {
  return hash("sha256", publicKey.export({ type: "spki", format: "der" })).replace(/(.{4})(?=.)/g, "$1 ");
}
