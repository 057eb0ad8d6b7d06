import { checkFile } from "web/instruments/redactions/check-file.ts";
import type { TestName } from "web/instruments/redactions/finding.ts";
import { heldOutFiles } from "./files.ts";

export type HeldOutResult = { readonly name: string; readonly found: readonly TestName[]; readonly got: readonly TestName[] };

/** Checks every held-out file. */
export async function measureHeldOut(): Promise<readonly HeldOutResult[]> {
  const results: HeldOutResult[] = [];
  for (const { name, found, make } of heldOutFiles) {
    const { findings } = await checkFile(new Blob([Uint8Array.from(await make())]));
    results.push({ name, found, got: [...new Set(findings.map(({ test }) => test))].toSorted() });
  }
  return results;
}

/** A defect is found if a test it names finds something; a clean file raises an alarm if any test does. */
export const isHit = ({ found, got }: HeldOutResult) => found.some((test) => got.includes(test));
