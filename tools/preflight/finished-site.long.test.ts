import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "content/company.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteFolder } from "../../tests/support/site.ts";
import { copySite, type SiteCopy } from "../../tests/support/site-copy.ts";
import { remarks } from "./remarks.ts";

let copy: SiteCopy;
beforeAll(() => {
  copy = copySite();
  cpSync(siteFolder, join(copy.folder, "build/client"), { recursive: true });
});
afterAll(() => copy.remove());

function preflight(env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/preflight.ts"], {
    cwd: copy.folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  return { status, said: stdout + stderr };
}

/**
 * What an owner does about each entry, by its kind; in the built pages, what the build then does.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bProbata\b/g, "Hart Lowe"],
  [/pro·bā·ta/g, "hart·lowe"],
  [/(?<![@./\w-])probata\b(?![.\w-])/g, "demonstrata"],
  [/\bSiemly\b/g, "Lantern"],
  [/555([-. ]?)01(\d\d)/g, "867$153$2"],
  [/Example Street/g, "Wacker Drive"],
  [/([\w-])\.example\b/g, "$1.hartlowe.com"],
  [/\b(Harrow & Vane|Lexhold|Corpus IX|Meridian Docket|Northgate Review|Stele)\b/g, "$1 Real"],
];

const signature = { by: "Ada Hart", date: "2026-10-01" };

/** Signs the registers, and names the time of the conflict check. */
const signatures: Readonly<Record<string, (text: string) => string>> = {
  "content/company.yaml": (text) =>
    text
      .replace(
        /^ {2}(confirmed|articles|events|caseStudies|addresses):[ ]*$/gm,
        `  $1:\n    by: ${signature.by}\n    date: ${signature.date}`,
      )
      .replace(
        /^conflictCheck:.*$/m,
        "conflictCheck: We finish the conflict check within one business day.",
      ),
  "content/promises.yaml": (text) =>
    text
      .replace(/^reviewBy: .*$/m, "reviewBy: 2099-12-31")
      .replace(
        /^ {4}(?=pages:|allPagesBut:)/gm,
        `    owner: Operations\n    signedOff:\n      by: ${signature.by}\n      date: ${signature.date}\n    `,
      ),
  "content/claims.yaml": (text) =>
    text.replace(
      /^ {2}basis:/gm,
      `  confirmed:\n    by: ${signature.by}\n    date: ${signature.date}\n  basis:`,
    ),
};

/** Fills in every fact that buyers ask for. */
const fillFacts = (text: string) =>
  text.replace(/^( +)- label: .*$/gm, "$&\n$1  value: In writing");

test("The preflight fails on the site as it comes, and passes once each entry is mended", () => {
  const first = preflight();
  expect(first.status).toBe(1);
  for (const [, kind = "", who = ""] of first.said.matchAll(/^(\S.*?) \(\d+\), (\w*): \S/gm))
    expect(["owner", "counsel", "engineer"], kind).toContain(who);

  const files = [
    "content/**/*.{ts,yaml,md}",
    "build/client/**/*.{html,txt,xml,json,js,svg,webmanifest,ics}",
    "{instruments,web}/**/*.{ts,tsx}",
  ];
  for (const name of globSync(files, { cwd: copy.folder, exclude: ["content/specimen/**"] })) {
    const file = join(copy.folder, name);
    const text = readFileSync(file, "utf8");
    const mended = replacements.reduce((now, [from, to]) => now.replace(from, to), text);
    if (mended !== text) writeFileSync(file, mended);
  }
  for (const [name, sign] of Object.entries(signatures)) copy.write(name, sign(copy.read(name)));
  for (const name of globSync("content/buyer/*.yaml", { cwd: copy.folder }))
    copy.write(name, fillFacts(copy.read(name)));
  for (const name of ["privacy", "terms"]) {
    const file = `content/legal/${name}.md`;
    renameSync(join(copy.folder, `content/legal/drafts/${name}.md`), join(copy.folder, file));
    const answered = copy.read(file).replace(/\[Owner:[^\]]*\]/g, "Answered.");
    copy.write(
      file,
      answered
        .replace("signedBy: null", "signedBy: Ada Hart")
        .replace("effective: null", 'effective: "2027-01-31"'),
    );
  }

  const origin = company.origin.replace(/\.example$/, ".hartlowe.com");
  const settings = {
    PUBLIC_ORIGIN: origin,
    SMTP_URL: "smtp://mail.hartlowe.com:587",
    MAIL_FROM: "a@hartlowe.com",
    MAIL_TO: "b@hartlowe.com",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  expect(preflight(settings)).toEqual({
    status: 0,
    said: `Nothing is left to do.\n\n${remarks("Lantern").join("\n")}\n`,
  });
});
