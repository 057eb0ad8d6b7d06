// npm run evidence, after npm run build: writes a folder that documents what a release consists of, or checks one.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeKey } from "./evidence/signature.ts";
import { verifyEvidence } from "./evidence/verify-evidence.ts";

const help = `Shows what a release is made of: its packages and their licenses, the scores of its headers, the last figures of accessibility and fault runs, and the
SHA-256 of every file of the site, signed by the owner. It proves the site and not the hosting.

  npm run evidence                                    writes build/evidence, unsigned
  npm run evidence -- --sign KEY [--out FOLDER]       signs it with the owner's Ed25519 key
  npm run evidence -- --make-key KEY                  makes such a key: KEY (keep it secret), and KEY.pub (publish it)
  npm run evidence -- --verify FOLDER [--key KEY.pub] [--site FOLDER]
                                                      checks it, and the built site against it (build/client, where there is one)

Exit codes: 0 done or whole, 1 failed or changed, 2 called wrongly.
`;

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.exitCode = await main().catch((error: unknown) => {
  console.error(`Failed: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
});

async function main(): Promise<number> {
  const options = readOptions();
  if (options === null) {
    process.stderr.write(help);
    return 2;
  }
  if (options.help) process.stdout.write(help);
  else if (options["make-key"]) console.log(makeKey(resolve(options["make-key"])));
  else if (options.verify) return verify(resolve(options.verify), options.key ?? null, options.site ?? null);
  else {
    // Imports the whole server, which the other commands do not need.
    const { writeEvidence } = await import("./evidence/write-evidence.ts");
    console.log(await writeEvidence("build/client", resolve(options.out ?? "build/evidence"), options.sign ?? null));
  }
  return 0;
}

function verify(folder: string, key: string | null, site: string | null): number {
  const found = verifyEvidence(folder, key, site ?? (existsSync("build/client") ? "build/client" : null));
  for (const note of found.notes) console.log(note);
  for (const fault of found.faults) console.error(`FAULT: ${fault}`);
  console.log(found.faults.length === 0 ? "The evidence is whole." : `The evidence is not whole: ${found.faults.length} faults.`);
  return found.faults.length === 0 ? 0 : 1;
}

function readOptions() {
  try {
    const text = { type: "string" } as const;
    return parseArgs({
      options: { sign: text, out: text, "make-key": text, verify: text, key: text, site: text, help: { type: "boolean" } },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
