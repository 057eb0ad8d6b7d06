/** Digests in evidence lists, by length in hex digits. */
export const hexLength = { md5: 32, sha1: 40, sha256: 64, sha384: 96, sha512: 128 } as const;
export type Algorithm = keyof typeof hexLength;
export const algorithms = ["sha256", "sha1", "md5", "sha384", "sha512"] as const satisfies readonly Algorithm[];

/** Display names. */
export const algorithmName = {
  md5: "MD5",
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
} as const satisfies Record<Algorithm, string>;

/** The algorithm of a hex digest by its length; undefined for other text. */
export function algorithmOf(hex: string): Algorithm | undefined {
  return /^[\da-f]+$/i.test(hex) ? algorithms.find((algorithm) => hexLength[algorithm] === hex.length) : undefined;
}
