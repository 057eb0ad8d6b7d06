/** The files of the evidence. */
export const names = {
  readme: "README.txt",
  summary: "evidence.json",
  packages: "sbom.cdx.json",
  licenses: "licenses.json",
  headers: "headers.json",
  site: "site.sha256",
  checksums: "SHA256SUMS",
  signature: "SHA256SUMS.sig",
  publicKey: "owner.pub",
} as const;

/** The checksums cannot cover themselves or their signature. */
export const sealNames = [names.checksums, names.signature, names.publicKey] as const;
