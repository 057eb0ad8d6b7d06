// npm run preflight, before going live: lists every remaining placeholder, unsigned promise and unsigned legal text, with where to change
// it.
// Fails while there is one.
// npm run preflight -- --mail sends one test mail to each reader instead and shows the dialogue; fails when one was not taken.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { company } from "content/company.ts";
import { legalAddresses } from "content/legal/addresses.ts";
import { partners } from "content/partners.ts";
import { people } from "content/people.ts";
import { promises } from "content/promises.ts";
import { readConfig } from "service/read-config.ts";
import { checkMail } from "./preflight/mail.ts";
import { findPlaceholders, type Placeholder, type SourceFile } from "./preflight/placeholders.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folders = ["content", "web", "public"];
/** Made by the build, tests, and the examples that faults are told with. */
const passedOver = /^public\/(downloads|calendar)\/|^content\/schema[\w-]*\.ts$|\.test\.tsx?$/;

const { values } = parseArgs({ options: { mail: { type: "boolean" } } });
process.exitCode = (await (values.mail ? mailIsTaken() : placeholdersAreGone())) ? 0 : 1;

async function mailIsTaken(): Promise<boolean> {
  return checkMail(readConfig("The mail is not tried"), (line) => console.log(line));
}

function placeholdersAreGone(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const found = findPlaceholders(
    { files: folders.flatMap(textFilesBelow), people: Object.values(people), partners, promises, night: company.night, legalAddresses },
    today,
  );
  console.log(report(found));
  return found.length === 0;
}

function textFilesBelow(folder: string): readonly SourceFile[] {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => /\.(tsx?|yaml|mdx|txt|svg|xml|json|webmanifest)$/.test(path) && !passedOver.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
}

function report(placeholders: readonly Placeholder[]): string {
  if (placeholders.length === 0) return "No placeholder is left.";
  const groups = Map.groupBy(placeholders, ({ kind }) => kind);
  const paragraphs = [...groups].map(([kind, rows]) => {
    const lines = rows.map(({ where, what }) => `  ${where.padEnd(52)} ${what}`);
    return [`${kind} (${rows.length}): ${rows[0]?.change}`, ...lines].join("\n");
  });
  return [...paragraphs, `${placeholders.length} placeholders are still in place.`].join("\n\n");
}
