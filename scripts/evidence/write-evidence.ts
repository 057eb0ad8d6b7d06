import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { checksumsOf } from "./checksums.ts";
import { currentCommit } from "./commit.ts";
import { readFigures } from "./figures.ts";
import { headerScores } from "./header-scores.ts";
import { names, sealNames } from "./names.ts";
import { billOfMaterials, licenses } from "./packages.ts";
import { signBytes } from "./signature.ts";

const statement =
  "This folder is about the files of the website and the program that serves them. It proves the site and not the hosting: it says nothing of the machines, networks and people that run it, nor of any review platform.";

/**
 * Writes the evidence of `site` into `folder`, which is replaced; signed when `keyFile` is given. Returns a message for the owner. Throws
 * when the site is not built or `folder` holds something else.
 */
export async function writeEvidence(site: string, folder: string, keyFile: string | null): Promise<string> {
  if (!existsSync(join(site, "index.html"))) throw new Error("the site is not built: npm run build");
  if (existsSync(folder) && !existsSync(join(folder, names.checksums)))
    throw new Error(`${folder} is there and holds no evidence; it is left alone`);
  const [headers, packages, checksums] = [await headerScores(site), licenses(), checksumsOf(site)];
  const figures = readFigures();
  const summary = {
    about: `The website of ${company.name}`,
    statement,
    made: new Date().toISOString(),
    commit: currentCommit(),
    node: process.version,
    site: { files: checksums.split("\n").length - 1 },
    packages: { all: packages.length, running: packages.filter(({ runs }) => runs).length },
    headers: { rules: headers.rules, lowest: headers.lowest },
    ...figures,
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  const writeJson = (name: string, value: unknown) => write(name, `${JSON.stringify(value, null, 2)}\n`);
  write(names.packages, billOfMaterials());
  writeJson(names.licenses, packages);
  writeJson(names.headers, headers);
  write(names.site, checksums);
  writeJson(names.summary, summary);
  write(names.readme, readme);
  write(names.checksums, checksumsOf(folder, sealNames));
  const lines = [
    `Written: ${folder}`,
    ...Object.entries(figures).flatMap(([name, figure]) => (figure === "not run" ? [`${name}: not run on this machine`] : [])),
  ];
  if (keyFile === null) return [...lines, "It is UNSIGNED: npm run evidence -- --sign KEY"].join("\n");
  const { signature, publicKey, fingerprint } = signBytes(readFileSync(join(folder, names.checksums)), keyFile);
  write(names.signature, signature);
  write(names.publicKey, publicKey);
  return [...lines, `Signed. Fingerprint of the key: ${fingerprint}`].join("\n");
}

const readme = `About this site
${statement}

  ${names.summary}   when and from what it was made, with the last figures of the accessibility tests and of the fault run
  ${names.packages}   every package (CycloneDX)
  ${names.licenses}   every package's license
  ${names.headers}    the scores of the security headers of every page
  ${names.site}     SHA-256 of every file of the site
  ${names.checksums}      SHA-256 of the files above
  ${names.signature}  the owner's Ed25519 signature of ${names.checksums}, where it is signed; ${names.publicKey} is the key

To check it in a checkout of the project: npm run evidence -- --verify FOLDER --key OWNERS.pub
By hand: sha256sum -c ${names.checksums}
         openssl pkeyutl -verify -pubin -inkey OWNERS.pub -rawin -in ${names.checksums} -sigfile ${names.signature}
         and, in the folder of the site: sha256sum -c /path/to/${names.site}
Get the owner's key from the owner, not from here.
`;
