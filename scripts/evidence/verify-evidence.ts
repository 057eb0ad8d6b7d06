import { createPublicKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { differences } from "./checksums.ts";
import { names, sealNames } from "./names.ts";
import { fingerprint, isSignedBy } from "./signature.ts";

/** What was found: `notes` to know, `faults` that make the evidence worthless. */
export type Verification = { readonly notes: readonly string[]; readonly faults: readonly string[] };

/**
 * Checks the evidence in `folder`: signature, every file, and the built site in `site` unless null. `keyFile` is the owner's public key.
 * Without it the enclosed key is used, which only shows that nothing changed since signing.
 */
export function verifyEvidence(folder: string, keyFile: string | null, site: string | null): Verification {
  if (!existsSync(join(folder, names.checksums)))
    return { notes: [], faults: [`${folder} holds no ${names.checksums}: it is no evidence`] };
  const signature = checkSignature(folder, keyFile);
  const files = differences(folder, readFileSync(join(folder, names.checksums), "utf8"), sealNames);
  return {
    notes: [
      ...signature.notes,
      site === null ? "The site was not compared: there is none here (--site FOLDER)." : `The site was compared with ${site}.`,
    ],
    faults: [...signature.faults, ...files, ...(site === null ? [] : compareSite(folder, site))],
  };
}

function checkSignature(folder: string, keyFile: string | null): Verification {
  const [signature, enclosed] = [join(folder, names.signature), join(folder, names.publicKey)];
  if (!existsSync(signature))
    return keyFile === null
      ? { notes: ["It is UNSIGNED: nobody vouches for it."], faults: [] }
      : { notes: [], faults: ["it is not signed"] };
  const file = keyFile ?? enclosed;
  if (!existsSync(file)) return { notes: [], faults: [`${file} is missing`] };
  const key = createPublicKey(readFileSync(file));
  if (!isSignedBy(readFileSync(join(folder, names.checksums)), readFileSync(signature), key))
    return { notes: [], faults: [`the signature is not one of ${file}`] };
  const whose = keyFile === null ? "the key that lies beside it; compare this fingerprint with the owner's" : file;
  return { notes: [`Signed with ${whose}: ${fingerprint(key)}`], faults: [] };
}

function compareSite(folder: string, site: string): readonly string[] {
  const list = join(folder, names.site);
  return existsSync(list) ? differences(site, readFileSync(list, "utf8")).map((fault) => `${site}: ${fault}`) : [];
}
