import { checkFile } from "web/instruments/redactions/check-file.ts";
import type { TestName } from "web/instruments/redactions/finding.ts";
import { attachedFiles } from "./attached-files.ts";
import { fixtureFiles } from "./fixture-files.ts";
import { hardFiles } from "./hard-files.ts";
import { scanFiles } from "./scan-files.ts";
import { textFiles } from "./text-files.ts";
import { versionFiles } from "./version-files.ts";

/** What should be found in a file of the corpus, and what was: `got`, undefined when it asks for a password. */
export type Measured = {
  readonly name: string;
  readonly found: readonly TestName[];
  readonly got: readonly TestName[] | undefined;
  readonly isHard: boolean;
};

/** Checks every file of the corpus. `read` returns the bytes of a committed one. */
export async function measureCorpus(read: (file: string) => Uint8Array): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const { name, found, isHard, make } of [...textFiles, ...scanFiles, ...versionFiles, ...attachedFiles, ...hardFiles])
    measured.push({ name, found, isHard: isHard === true, got: await testsThatFind(await make()) });
  for (const { file, found } of fixtureFiles) measured.push({ name: file, found, isHard: false, got: await testsThatFind(read(file)) });
  return measured;
}

async function testsThatFind(bytes: Uint8Array): Promise<readonly TestName[] | undefined> {
  try {
    const { findings } = await checkFile(new Blob([Uint8Array.from(bytes)]));
    return [...new Set(findings.map(({ test }) => test))].toSorted();
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") return undefined;
    throw error;
  }
}
