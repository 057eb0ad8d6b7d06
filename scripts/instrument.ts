// Runs an instrument on files: npm run instrument -- <name> [--setting value]... <file>...
// Prints the report as JSON (docs/instruments.md). Exit code 0: answered; 2: refused, with the refusal as JSON.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { activity } from "#content/instruments/activity.ts";
import { elusion } from "#content/instruments/elusion.ts";
import { hash } from "#content/instruments/hash.ts";
import { links } from "#content/instruments/links.ts";
import { transcript } from "#content/instruments/transcript.ts";
import { FaultError, faultOf } from "../app/instruments/frame/fault.ts";
import type { GivenFile } from "../app/instruments/frame/intake.ts";

type Settings = Readonly<Record<string, string>>;
type Answer = { readonly version: number | string; readonly findings: unknown };
type Run = (files: readonly GivenFile[], settings: Settings) => Promise<Answer>;

const quiet = () => undefined;
const text = async ([first]: readonly GivenFile[]) => {
  if (!first) throw new FaultError({ kind: "none" });
  const { readText } = await import("../app/instruments/frame/read-text.ts");
  return (await readText(first.file)).text;
};

/** Each loads its core when it is asked for. */
const instruments: Readonly<Record<string, Run>> = {
  links: async (files) => {
    const { readMail } = await import("../app/instruments/links/read-mail.ts");
    const { outcomeOf } = await import("../app/instruments/links/outcome.ts");
    const outcome = outcomeOf(await readMail({ files, most: 150_000_000 }, quiet));
    if (outcome.found.read === 0) throw new FaultError({ kind: "unreadable", name: outcome.found.unread[0]?.name ?? "" });
    return { version: links.version, findings: outcome };
  },
  activity: async (
    files,
    { zone = "America/Chicago", person = "", since = "", downloads = "50", minutes = "60", domains = "", days = "7" },
  ) => {
    const { answerQuestion } = await import("../app/instruments/activity/answer-question.ts");
    const own = domains.split(",").filter(Boolean);
    const settings = {
      zone,
      person,
      since,
      downloads: Number(downloads),
      minutes: Number(minutes),
      withOpened: false,
      domains: own,
      days: Number(days),
    };
    return { version: activity.version, findings: await answerQuestion({ kind: "read", files, settings }, quiet) };
  },
  hash: async (files, { list }) => {
    const { hashFiles } = await import("../app/instruments/hash/hash-files.ts");
    const { parseHashList } = await import("../app/instruments/hash/parse-list.ts");
    const { compare } = await import("../app/instruments/hash/compare.ts");
    const { decodeText } = await import("../app/instruments/transcript/decode-text.ts");
    const read = list === undefined ? undefined : parseHashList(decodeText(readFileSync(list))?.text ?? "");
    const algorithms = [...new Set(["sha256" as const, ...(read?.entries.map(({ algorithm }) => algorithm) ?? [])])];
    const hashed = await hashFiles({ files, algorithms }, quiet);
    return {
      version: hash.version,
      findings: { ...hashed, ...(read ? { compared: compare(hashed.files, read.entries), listLinesNotRead: read.unread } : {}) },
    };
  },
  production: async (files) => {
    const { inspect } = await import("../app/instruments/production/inspect.ts");
    return { version: 1, findings: await inspect({ files, choices: { fields: {}, roles: {} } }, quiet) };
  },
  transcript: async ([first]) => {
    if (!first) throw new FaultError({ kind: "none" });
    const { readTranscript } = await import("../app/instruments/transcript/read-transcript.ts");
    return { version: transcript.version, findings: await readTranscript(first, quiet) };
  },
  deidentify: async (files, { mode = "hipaa", names = "" }) => {
    const { scan } = await import("../app/instruments/deidentify/scan.ts");
    const { decide } = await import("../app/instruments/deidentify/decide.ts");
    const given = await text(files);
    const list = names.replaceAll(";", "\n");
    const settings = { names: list, hand: [], choices: {}, keptAt: [], year: new Date().getUTCFullYear() };
    const findings = decide(given, scan(given, list, [], quiet), { ...settings, mode: mode === "frcp" ? "frcp" : "hipaa" });
    return { version: 1, findings };
  },
  languages: async (files) => {
    const { readLanguages } = await import("../app/instruments/languages/read-languages.ts");
    const sources = files.map(({ path, file }) => ({ name: path, source: file }));
    return { version: 1, findings: await readLanguages({ sources, most: 50_000_000 }, quiet) };
  },
  summary: async ([first]) => {
    if (!first) throw new FaultError({ kind: "none" });
    const { readDocument } = await import("../app/instruments/summary/read-document.ts");
    return { version: 1, findings: await readDocument({ source: first.file }, quiet) };
  },
  photo: async (files) => {
    const { readPhotos } = await import("../app/instruments/photo/read-photos.ts");
    const { photos, unread } = await readPhotos(files, quiet);
    return { version: 1, findings: { photos: photos.map(({ facts }) => facts), unread } };
  },
  elusion: async (_, typed) => {
    const { answer } = await import("../app/instruments/elusion/answer.ts");
    const { typedAtRest } = await import("../app/instruments/elusion/at-rest.ts");
    const found = answer({ ...typedAtRest, ...typed });
    if (Object.keys(found.errors).length > 0)
      throw new FaultError({ kind: "unreadable", own: { title: JSON.stringify(found.errors), text: "", steps: [] } });
    return { version: elusion.version, findings: { ...found.sample?.findings, sentence: found.sample?.sentence, plan: found.plan } };
  },
};

const [name = "", ...rest] = process.argv.slice(2);
const settings: Record<string, string> = {};
const paths: string[] = [];
for (let i = 0; i < rest.length; i++) {
  const [, flag, value] = /^--(\w+)(?:=(.*))?$/.exec(rest[i] ?? "") ?? [];
  if (flag) settings[flag] = value ?? rest[++i] ?? "";
  else paths.push(rest[i] ?? "");
}
const run = instruments[name];
if (name === "--list") console.log(Object.keys(instruments).join("\n"));
else if (!run) refuse({ kind: "unknownInstrument", name });
else {
  try {
    const files = paths.flatMap((path) => given(path, basename(path)));
    const { version, findings } = await run(files, settings);
    const inputs = files.map(({ path, file }) => ({ name: path, size: file.size }));
    console.log(JSON.stringify({ report: 1, instrument: name, version, made: new Date().toISOString(), inputs, findings }, undefined, 2));
  } catch (error) {
    refuse(error instanceof FaultError || !(error instanceof Error) ? faultOf(error) : { kind: "unexpected", name: error.message });
  }
}

/** A file, or all files of a folder, with their paths inside it. */
function given(path: string, inside: string): readonly GivenFile[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((child) => given(join(path, child), `${inside}/${child}`));
  return [{ path: inside, file: new File([readFileSync(path)], basename(path), { lastModified: statSync(path).mtimeMs }) }];
}

function refuse(refusal: unknown): void {
  console.log(JSON.stringify({ instrument: name, refused: refusal }, undefined, 2));
  process.exitCode = 2;
}
