// Runs an instrument on files: npm run instrument -- <name> [--setting value]... <file or folder>...
// Prints the report that the page saves (docs/instruments.md) and, where the page shows more, that too. Exit code 0: answered; 2: refused,
// with the refusal as JSON. `--list` names the instruments.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fill } from "content/fill.ts";
import {
  activityResult,
  deidentify,
  elusion,
  estimate,
  hash,
  languagesResult,
  linksResult,
  photoResult,
  productionResult,
  redactionsResult,
  summaryResult,
  transcriptResult,
} from "content/instruments.ts";
import { plainText } from "content/marks.ts";
import { measuredPlaces as deidentifyPlaces } from "instruments/deidentify/measured.ts";
import { FaultError, faultOf } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import { limitText, versionOf } from "instruments/frame/report.ts";
import { measuredPlaces as languagesPlaces } from "instruments/languages/measured.ts";

type Settings = Readonly<Record<string, string>>;
/** Of the report, what differs from run to run. `more`: what the page shows beside the report. */
type Answer = { readonly inputs: readonly unknown[]; readonly findings: unknown; readonly more?: unknown };

/** By the name of the instrument. */
const limits: Readonly<Record<string, readonly string[]>> = {
  activity: activityResult.limits,
  deidentify: deidentify.limits.map((line) => fill(line, deidentifyPlaces)),
  elusion: elusion.limits,
  estimate: estimate.limits,
  hash: hash.limits,
  languages: languagesResult.limits.map((line) => fill(line, languagesPlaces)),
  links: linksResult.limits,
  photo: photoResult.limits,
  production: productionResult.limits,
  redactions: redactionsResult.limits,
  summary: summaryResult.limits,
  transcript: transcriptResult.limits,
};

const quiet = () => undefined;

function onlyFile([first]: readonly GivenFile[]): GivenFile {
  if (!first) throw new FaultError({ kind: "none" });
  return first;
}

/** Each loads its core when it is asked for. */
const instruments: Readonly<Record<string, (files: readonly GivenFile[], settings: Settings) => Promise<Answer>>> = {
  links: async (files) => {
    const { readMail } = await import("instruments/links/read-mail.ts");
    const { outcomeOf, reportFindings } = await import("instruments/links/outcome.ts");
    const { readOutlook } = await import("instruments/links/read-outlook.ts");
    const found = await readMail({ files, most: 150_000_000 }, quiet, readOutlook);
    if (found.read === 0) throw refused(found.unread);
    return { inputs: found.inputs, findings: reportFindings(outcomeOf(found)) };
  },
  activity: async (files, { zone = "America/Chicago", domains = "", downloads = "50", minutes = "60", days = "7", ...said }) => {
    const { readLog } = await import("instruments/activity/answer-question.ts");
    const { activityReport } = await import("instruments/activity/describe.ts");
    const began = Date.now();
    const figures = { downloads: Number(downloads), minutes: Number(minutes), days: Number(days), withOpened: said.withOpened === "yes" };
    const own = domains === "" ? [] : domains.split(",");
    const settings = { zone, person: said.person ?? "", since: said.since ?? "", domains: own, ...figures };
    const { reading, judged } = await readLog({ files, settings }, quiet);
    if (!judged) throw refused(reading.skipped.count > 0 ? [{ name: files[0]?.path ?? "", reason: "leftOut" }] : reading.unread);
    const digests = (await hashed(files)).files.map((file) => file.digests.sha256 ?? null);
    const outcome = { reading, judged, digests, began, ended: Date.now() };
    return activityReport(outcome, judged, new Set(), false);
  },
  hash: async (files, { list }) => {
    const { parseHashList } = await import("instruments/hash/parse-list.ts");
    const { reportFindings } = await import("instruments/hash/compare.ts");
    const { readText } = await import("instruments/frame/read-text.ts");
    const entries = list === undefined ? undefined : parseHashList((await readText(new File([readFileSync(list)], "list"))).text);
    const done = await hashed(
      files,
      entries?.entries.map(({ algorithm }) => algorithm),
    );
    const inputs = done.files.map(({ path, size, digests }) => ({ name: path, size, sha256: digests.sha256 ?? null }));
    const findings = reportFindings(done, entries);
    return { inputs, findings };
  },
  production: async (files) => {
    const { inspect } = await import("instruments/production/inspect.ts");
    const { verdictOf, reportFindings } = await import("instruments/production/report-findings.ts");
    const inspection = await inspect({ files, choices: { fields: {}, roles: {} } }, quiet);
    const { candidates, header } = inspection.reading;
    const asked = candidates.filter(({ role }) => role === "data").map(({ path }) => ({ name: path, reason: "noFirstNumber", header }));
    if (inspection.isAsked) throw refused(asked);
    const title = verdictOf(inspection);
    return { inputs: inspection.inputs, findings: reportFindings({ ...inspection, verdict: { title, plain: plainText(title) } }) };
  },
  transcript: async (files, { designations = "" }) => {
    const { readTranscript } = await import("instruments/transcript/read-transcript.ts");
    const { layLines } = await import("instruments/transcript/lay-lines.ts");
    const { fileVoices, labelOf } = await import("instruments/transcript/lay-lines.ts");
    const { clipsOf, reportFindings } = await import("instruments/transcript/clips.ts");
    const read = await readTranscript(onlyFile(files), quiet);
    const lines = layLines(read.cues, (speaker) => labelOf(speaker, fileVoices));
    const designated = clipsOf(designations, lines, read.cues);
    return { inputs: [inputOf(read)], findings: reportFindings(read, lines, designated, fileVoices), more: { turns: read.cues } };
  },
  deidentify: async (files, { mode = "hipaa", names = "" }) => {
    const { scan } = await import("instruments/deidentify/scan.ts");
    const { decide } = await import("instruments/deidentify/decide.ts");
    const { reportFindings } = await import("instruments/deidentify/describe.ts");
    const { path, file } = onlyFile(files);
    const { text, size, sha256 } = await textOf(file);
    const list = names.replaceAll(";", "\n");
    const own = { names: list, hand: [], choices: {}, keptAt: [], year: new Date().getUTCFullYear() };
    const settings = { ...own, mode: mode === "frcp" ? ("frcp" as const) : ("hipaa" as const) };
    const decided = decide(text, scan(text, list, [], quiet), settings);
    const findings = reportFindings(decided, settings, false, files.length - 1);
    return { inputs: [{ name: path, size, sha256 }], findings, more: { output: decided.output } };
  },
  languages: async (files) => {
    const { readLanguages } = await import("instruments/languages/read-languages.ts");
    const { outcomeOf, reportFindings } = await import("instruments/languages/outcome.ts");
    const sources = files.map(({ path, file }) => ({ name: path, source: file }));
    const found = await readLanguages({ sources, most: 50_000_000 }, quiet);
    if (found.documents.length === 0) throw refused(found.unread);
    return { inputs: found.documents.map(inputOf), findings: reportFindings(outcomeOf(found)), more: { paragraphs: found.paragraphs } };
  },
  summary: async (files) => {
    const { readDocument, reportFindings } = await import("instruments/summary/read-document.ts");
    const { path, file } = onlyFile(files);
    const answer = await readDocument({ source: /\.pdf$/i.test(file.name) ? await textOf(file) : file }, quiet);
    const sentences = answer.summary.sentences.map(({ start, end }) => answer.read.text.slice(start, end));
    const findings = reportFindings({ ...answer, ended: Date.now() }, "moderate");
    return { inputs: [inputOf({ ...answer.read, name: path })], findings, more: { sentences } };
  },
  photo: async (files) => {
    await drawInNode();
    const { readPhotos } = await import("instruments/photo/read-photos.ts");
    const { reportFindings } = await import("instruments/photo/facts-of.ts");
    const read = await readPhotos(files, quiet);
    if (read.photos.length === 0) throw refused(read.unread);
    return { inputs: read.photos.map(({ facts }) => inputOf(facts)), findings: reportFindings(read) };
  },
  redactions: async (files, { words: looked = "", password = "", withWords }) => {
    const { checkInThread } = await import("instruments/redactions/check-in-thread.ts");
    const { verdictOf, redactionsReport } = await import("instruments/redactions/describe.ts");
    const wanted = looked.split(";").filter((word) => word.trim() !== "");
    const options = { ...(password === "" ? {} : { password }), words: wanted };
    const outcomes: Awaited<ReturnType<typeof checkInThread>>[] = [];
    for (const file of files) outcomes.push(await checkInThread(file, options));
    const unread = outcomes.flatMap(({ name, result }) => (result.status === "refused" ? [{ name, reason: result.reason }] : []));
    if (unread.length === outcomes.length) throw refused(unread);
    return redactionsReport({ files: outcomes, verdict: verdictOf(outcomes) }, withWords === "yes");
  },
  elusion: async (_, settings) => {
    const { answer, reportOf } = await import("instruments/elusion/describe.ts");
    const { typedAtRest } = await import("instruments/elusion/at-rest.ts");
    const { sample, plan, errors } = answer({ ...typedAtRest, ...settings });
    if (!sample || !plan) throw figuresRefused(errors);
    return reportOf({ sample, plan, isSpecimen: false });
  },
  estimate: async (_, settings) => {
    const { answer } = await import("instruments/estimate/answer.ts");
    const { answerAtRest } = await import("instruments/estimate/at-rest.ts");
    const { reportOf } = await import("instruments/estimate/figures.ts");
    const { answer: found, errors } = answer({ ...answerAtRest.typed, ...settings });
    if (!found) throw figuresRefused(errors);
    return reportOf({ answer: found, isSpecimen: false });
  },
};

type Input = { readonly name: string; readonly size: number; readonly sha256: string | null };
const inputOf = ({ name, size, sha256 }: Input): Input => ({ name, size, sha256 });

async function hashed(files: readonly GivenFile[], listed: readonly ("md5" | "sha1" | "sha256" | "sha384" | "sha512")[] = []) {
  const { hashFiles } = await import("instruments/hash/hash-files.ts");
  const { algorithms } = await import("instruments/hash/compare.ts");
  return hashFiles({ files, algorithms: algorithms.filter((each) => each === "sha256" || listed.includes(each)) }, quiet);
}

async function textOf(file: File) {
  if (/\.pdf$/i.test(file.name)) return (await import("instruments/pdf/pdf-text.ts")).readPdf(file);
  return (await import("instruments/frame/read-text.ts")).readText(file);
}

/** Gives Node what a browser decodes and draws pictures with, so that thumbnails are compared. */
async function drawInNode(): Promise<void> {
  const { Canvas, ImageData } = await import("@napi-rs/canvas");
  const { default: sharp } = await import("sharp");
  // By sharp, because the canvas's own decoder ends the process at a damaged picture.
  const createImageBitmap = async (picture: Blob) => {
    const bytes = sharp(await picture.arrayBuffer(), { failOn: "none" })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw();
    const { data, info } = await bytes.toBuffer({ resolveWithObject: true });
    const canvas = new Canvas(info.width, info.height);
    canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(data), info.width, info.height), 0, 0);
    return Object.assign(canvas, { close: quiet });
  };
  class OffscreenCanvas extends Canvas {
    transferToImageBitmap = quiet;
  }
  Object.assign(globalThis, { createImageBitmap, OffscreenCanvas });
}

/** The files that were not read, with the reason of each. */
class Refusal extends Error {
  readonly unread: readonly unknown[];
  constructor(unread: readonly unknown[]) {
    super("not read");
    this.unread = unread;
  }
}
const refused = (unread: readonly unknown[]) => new Refusal(unread);
const figuresRefused = (errors: Settings) => new Refusal(Object.entries(errors).map(([name, reason]) => ({ name, reason })));

/** A file, or all files of a folder, with their paths inside it. */
function given(path: string, inside: string): readonly GivenFile[] {
  // Whole milliseconds, cut as browsers cut them: as a number the time may be rounded up.
  const stat = statSync(path, { bigint: true });
  if (stat.isDirectory()) return readdirSync(path).flatMap((child) => given(join(path, child), `${inside}/${child}`));
  return [{ path: inside, file: new File([readFileSync(path)], basename(path), { lastModified: Number(stat.mtimeMs) }) }];
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, undefined, 2));
}

function refuse(refusal: unknown): void {
  print({ instrument: name, refused: refusal });
  process.exitCode = 2;
}

const [name = "", ...rest] = process.argv.slice(2);
const settings: Record<string, string> = {};
const paths: string[] = [];
for (let i = 0; i < rest.length; i++) {
  const [, flag, value] = /^--(\w+)(?:=(.*))?$/s.exec(rest[i] ?? "") ?? [];
  if (flag) settings[flag] = value ?? rest[++i] ?? "";
  else paths.push(rest[i] ?? "");
}
const run = instruments[name];
if (name === "--list") console.log(Object.keys(instruments).join("\n"));
else if (!run) refuse({ kind: "unknownInstrument", known: Object.keys(instruments) });
else {
  try {
    const { inputs, findings, more } = await run(
      paths.flatMap((path) => given(path, basename(path))),
      settings,
    );
    const head = { report: 1, instrument: name, version: versionOf(name), made: new Date().toISOString(), specimen: false };
    print({ ...head, inputs, findings, limits: limits[name]?.map(limitText), more });
  } catch (error) {
    if (error instanceof Refusal) refuse({ kind: "unreadable", unread: error.unread });
    else if (error instanceof FaultError) refuse(error.fault);
    else refuse({ ...faultOf(error), ...(error instanceof Error ? { detail: error.message } : {}) });
  }
}
