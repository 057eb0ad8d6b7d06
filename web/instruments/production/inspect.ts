import { type Fault, FaultError } from "web/instruments/frame/fault.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import { DocumentTable } from "./document-table.ts";
import { testFamilies, testRelatives } from "./families.ts";
import { PathForms } from "./file-index.ts";
import { bytesToRead, skipTests, testEmptyTexts, testHashes, testRedacted } from "./file-tests.ts";
import type { Facts, Inspection, InspectionQuestion } from "./inspection.ts";
import { candidatesOf, type Role } from "./load-files.ts";
import { testPrivileged } from "./privilege-log.ts";
import { readHead } from "./read-head.ts";
import { Run } from "./run.ts";
import { testSequence } from "./sequence.ts";
import { type Refused, type Source, sourcesOf } from "./source.ts";
import { productionRefusals as words } from "./words-refusals.ts";

const none = {
  documents: 0,
  pages: 0,
  sequences: [],
  imageLines: 0,
  logEntries: 0,
  logUnread: 0,
  explained: 0,
  missing: 0,
  redactedOnLog: 0,
};

/**
 * Reads the load files and runs the tests. Throws a FaultError without a load file, or for an empty or encrypted one. If no column is known
 * as the first number, the result asks for it.
 */
export async function inspect({ files, choices }: InspectionQuestion, tell: (progress: Progress) => void): Promise<Inspection> {
  const began = Date.now();
  const { sources, refused } = await sourcesOf(files);
  const candidates = await candidatesOf(sources, choices.roles);
  const sourcesAs = (role: Role) => sources.filter(({ path }) => candidates.some((one) => one.path === path && one.role === role));
  const [volumes, imageLists, [log]] = [sourcesAs("data"), sourcesAs("images"), sourcesAs("log")];
  const [data] = volumes;
  const hasImages = imageLists.length > 0;
  const loadFiles = [...volumes, ...imageLists, ...(log ? [log] : [])];
  if (!data && !hasImages) throw noLoadFile(refused, sources);
  if (loadFiles.some(({ entry }) => entry?.isEncrypted)) throw noLoadFile(refused, sources);
  for (const { path, size } of loadFiles) if (size === 0) throw new FaultError({ kind: "empty", name: path });
  const head = data && (await readHead(data, choices));
  const unread = { encoding: "utf-8", delimiter: undefined, qualifier: "none", header: [], mapping: { columns: {}, dates: [] } } as const;
  const reading = { candidates, ...(head ?? unread) };
  const size = (of: readonly Source[]) => of.reduce((sum, { size: own }) => sum + own, 0);
  const run = new Run(sources, size(loadFiles), tell);
  const facts = { ...none, files: sources.length, bytes: size(sources) };
  const answer = { reading, refused, inputs: run.inputs, began };
  if (head && head.mapping.columns.begin === undefined) {
    return { ...answer, isAsked: true, facts, tests: [], findings: [], ended: Date.now() };
  }

  const index = run.indexFor(loadFiles);
  const rows = head ? await run.data(volumes, head, choices, index) : undefined;
  const paths = rows?.paths ?? new PathForms();
  const imaged = hasImages ? await run.images(imageLists, rows?.documents, index, paths) : undefined;
  const documents = rows?.documents ?? imaged?.documents ?? new DocumentTable();
  const logged = log && (await run.log(log, documents));
  const { findings } = run;
  skipTests(findings, { data: !!data, images: hasImages, files: !!index, log: !!log, mapping: head?.mapping });
  paths.end(findings);
  const sequence = testSequence(documents, logged?.ranges ?? [], findings);
  testFamilies(documents, logged?.ranges ?? [], findings);
  testRelatives(rows?.relatives ?? [], documents, logged?.ranges ?? [], findings);
  const redactedOnLog = testPrivileged(documents, logged?.ranges ?? [], findings);
  if (rows && index) run.expect(bytesToRead(rows, sources));
  if (rows) {
    const context = { sources, findings, onBytes: run.onBytes };
    await testEmptyTexts(rows.texts, context);
    await testHashes(rows.natives, context);
    await testRedacted(rows, context);
  }
  return {
    ...answer,
    isAsked: false,
    facts: {
      ...facts,
      ...sequence,
      documents: documents.length,
      pages: rows?.pages ?? imaged?.lines ?? 0,
      sequences: sequencesOf(documents),
      imageLines: imaged?.lines ?? 0,
      logEntries: logged?.entries ?? 0,
      logUnread: logged?.unread ?? 0,
      redactedOnLog,
    },
    tests: findings.results(),
    findings: findings.all(),
    ended: Date.now(),
  };
}

/** The first and the last number of each prefix. */
function sequencesOf(documents: DocumentTable): Facts["sequences"] {
  const found: { first: string; last: string; readonly prefix: number; key: number }[] = [];
  for (const row of documents.order()) {
    const prefix = documents.prefix.at(row);
    const key = documents.lastOf(row);
    const open = found.at(-1);
    if (open?.prefix === prefix) open.key = Math.max(open.key, key);
    else found.push({ prefix, key, first: documents.nameOf(row), last: "" });
  }
  return found.map(({ prefix, key, first }) => ({ first, last: documents.book.write(prefix, key) }));
}

/** The fault when nothing can be inspected: an empty or unopened zip, by name, or no load file. */
function noLoadFile(refused: readonly Refused[], sources: readonly Source[]): FaultError {
  const [first] = refused;
  if (first?.reason === "empty") return new FaultError({ kind: "empty", name: first.path });
  const dii = sources.find(({ path }) => /\.dii$/i.test(path));
  const shut = first && (first.reason === "encrypted" ? words.encrypted : words.damaged);
  const own: NonNullable<Fault["own"]> =
    shut && first
      ? { ...shut, title: shut.title(first.path.split(" › ", 1)[0] ?? "") }
      : dii
        ? { ...words.dii, title: words.dii.title(dii.path) }
        : words.nothing;
  return new FaultError({ kind: "unreadable", own });
}
