/** The digests that lists of evidence carry, by the length of their hexadecimal form. */
export const hexLength = { md5: 32, sha1: 40, sha256: 64 } as const;
export type Algorithm = keyof typeof hexLength;
export const algorithms = ["sha256", "sha1", "md5"] as const satisfies readonly Algorithm[];

/** As people write them. */
export const algorithmName = { md5: "MD5", sha1: "SHA-1", sha256: "SHA-256" } as const satisfies Record<Algorithm, string>;

/** Which digest a hexadecimal string can be; undefined for anything else. */
export function algorithmOf(hex: string): Algorithm | undefined {
  return /^[\da-f]+$/i.test(hex) ? algorithms.find((algorithm) => hexLength[algorithm] === hex.length) : undefined;
}
