// Run by hand when the corpus of the redaction check changes: writes tools/redactions/corpus/fixtures/ with LibreOffice, Ghostscript and qpdf.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textFiles, versionFiles } from "./redactions/corpus/text-files.ts";
import { drawings, postScripts, texts } from "./redactions/office-documents.ts";

const target = new URL("./redactions/corpus/fixtures/", import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), "corpus-"));
mkdirSync(target, { recursive: true });

/** Runs a program. Throws with its error output when it fails. */
function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8", cwd: work });
  // qpdf exits with 3 on a warning.
  if (error || (status !== 0 && status !== 3)) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`);
}

for (const { name, kind, filter, text } of [...texts, ...drawings]) {
  writeFileSync(join(work, `${name}.${kind}`), text);
  run("soffice", [
    "--headless",
    `-env:UserInstallation=file://${work}/profile`,
    "--convert-to",
    filter,
    "--outdir",
    target,
    join(work, `${name}.${kind}`),
  ]);
}
for (const { name, text } of postScripts) {
  writeFileSync(join(work, `${name}.ps`), text);
  run("gs", ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", `-sOutputFile=${join(target, `${name}.pdf`)}`, join(work, `${name}.ps`)]);
}
const source = async (name: string) => {
  const made = [...textFiles, ...versionFiles].find((file) => file.name === name);
  if (!made) throw new Error(`No such file in the corpus: ${name}`);
  const path = join(work, `${name.replaceAll(" ", "-")}.pdf`);
  writeFileSync(path, await made.make());
  return path;
};
const [bar, white, clean] = await Promise.all([source("bar over text"), source("white on white"), source("bar, text deleted")]);
const text = await source("text within a frame");
writeFileSync(join(work, "ledger.csv"), "payee,amount\nOsprey,10\n");
const qpdf = (name: string, ...args: readonly string[]) => run("qpdf", ["--deterministic-id", ...args, join(target, `${name}.pdf`)]);
qpdf("qpdf-linearized-clean", "--linearize", clean);
qpdf("qpdf-linearized-bar", "--linearize", bar);
qpdf("qpdf-object-streams-white", "--object-streams=generate", white);
qpdf("qpdf-overlay-bar", text, "--overlay", clean, "--");
qpdf("qpdf-underlay-bar", text, "--underlay", await source("cell shaded before its text"), "--");
qpdf("qpdf-attachment", clean, "--add-attachment", join(work, "ledger.csv"), "--mimetype=text/csv", "--");
qpdf("qpdf-turned", bar, "--rotate=+90:1");
const encrypted = (name: string, user: string, owner: string) =>
  run("qpdf", [bar, "--encrypt", user, owner, "256", "--", join(target, `${name}.pdf`)]);
encrypted("qpdf-owner-password", "", "owner");
encrypted("qpdf-user-password", "user", "owner");
rmSync(work, { recursive: true, force: true });
