import { productionRefusals as words } from "content/instruments.ts";
import { type Fault, FaultError } from "instruments/frame/fault.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { type RowSplitter, rowSplitter } from "instruments/frame/row-splitter.ts";
import { createHash } from "sha256-uint8array";
import { DocumentTable } from "./document-table.ts";
import {
  bytesToRead,
  type FileIndex,
  fileIndex,
  PathForms,
  skipTests,
  testEmptyTexts,
  testHashes,
  testRedacted,
} from "./file-tests.ts";
import {
  type Choices,
  type Facts,
  Findings,
  type Input,
  type Inspection,
  type InspectionQuestion,
} from "./finding.ts";
import { imageLines, imagesOnly } from "./image-lines.ts";
import {
  bytesOf,
  candidatesOf,
  decodeHead,
  type Encoding,
  encodingOf,
  type Head,
  headOf,
  listsNotRead,
  type Refused,
  type Role,
  readHead,
  readImageHead,
  type Source,
  sourcesOf,
} from "./load-files.ts";
import { type RowReader, rowReader } from "./row-reader.ts";
import {
  type PrivilegeLog,
  readPrivilegeLog,
  testFamilies,
  testPrivileged,
  testRelatives,
  testSequence,
} from "./sequence.ts";

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
 * Reads the load files and runs the tests. Throws a FaultError without a load file, or for an empty
 * or encrypted one. If no column is known as the first number, the result asks for it.
 */
export async function inspect(
  { files, choices }: InspectionQuestion,
  tell: (progress: Progress) => void,
): Promise<Inspection> {
  const began = Date.now();
  const { sources, refused: shut } = await sourcesOf(files);
  const refused = [...shut, ...listsNotRead(sources, isOfProduction)];
  const candidates = await candidatesOf(sources, choices.roles);
  const sourcesAs = (role: Role) =>
    sources.filter(({ path }) => candidates.some((one) => one.path === path && one.role === role));
  const [volumes, imageLists, [log]] = [sourcesAs("data"), sourcesAs("images"), sourcesAs("log")];
  const [data] = volumes;
  const hasImages = imageLists.length > 0;
  const loadFiles = [...volumes, ...imageLists, ...(log ? [log] : [])];
  if (!data && !hasImages) throw noLoadFile(refused, sources);
  if (loadFiles.some(({ entry }) => entry?.isEncrypted)) throw noLoadFile(refused, sources);
  for (const { path, size } of loadFiles)
    if (size === 0) throw new FaultError({ kind: "empty", name: path });
  const head = data && (await readHead(data, choices));
  const unread = {
    encoding: "utf-8",
    delimiter: undefined,
    qualifier: "none",
    header: [],
    mapping: { columns: {}, dates: [] },
  } as const;
  const reading = { candidates, ...(head ?? unread) };
  const size = (of: readonly Source[]) => of.reduce((sum, { size: own }) => sum + own, 0);
  const run = inspection(sources, size(loadFiles), tell);
  const facts = { ...none, files: sources.length, bytes: size(sources) };
  const answer = { reading, refused, inputs: run.inputs, began };
  if (head && head.mapping.columns.begin === undefined) {
    return { ...answer, isAsked: true, facts, tests: [], findings: [], ended: Date.now() };
  }

  const index = run.indexFor(loadFiles);
  const rows = head ? await run.data(volumes, head, choices, index) : undefined;
  const paths = rows?.paths ?? new PathForms();
  const imaged = hasImages
    ? await run.images(imageLists, rows?.documents, index, paths)
    : undefined;
  const documents = rows?.documents ?? imaged?.documents ?? new DocumentTable();
  const logged = log && (await run.log(log, documents));
  const { findings } = run;
  skipTests(findings, {
    data: !!data,
    images: hasImages,
    files: !!index,
    log: !!log,
    mapping: head?.mapping,
  });
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
      pages: rows?.counted.pages ?? imaged?.lines ?? 0,
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
  return found.map(({ prefix, key, first }) => ({
    first,
    last: documents.book.write(prefix, key),
  }));
}

/** The fault when nothing can be inspected: an empty or unopened zip, by name, or no load file. */
function noLoadFile(refused: readonly Refused[], sources: readonly Source[]): FaultError {
  const [first] = refused;
  if (first?.reason === "empty") return new FaultError({ kind: "empty", name: first.path });
  const dii = sources.find(({ path }) => /\.dii$/i.test(path));
  const isWorkbook = first?.reason === "workbook" || first?.reason === "logAsDocument";
  const shut =
    first &&
    (first.reason === "encrypted" ? words.encrypted : isWorkbook ? words.workbook : words.damaged);
  const own: NonNullable<Fault["own"]> =
    shut && first
      ? { ...shut, title: shut.title(first.path.split(" › ", 1)[0] ?? "") }
      : dii
        ? { ...words.dii, title: words.dii.title(dii.path) }
        : words.nothing;
  return new FaultError({ kind: "unreadable", own });
}

/** The largest privilege log, in bytes. */
const MOST_LOG = 50_000_000;

const folder = /(?:^|\/)(?:texts?|ocr|natives?|images?|img|pdfs?)\d*\//i;
const numbered = /(?:^|\/)[^/\s]*\d{4,}\.\w{1,5}$/;
/** Files sent along with a volume: a dated letter, or another load file. */
const beside = /(?:19|20)\d\d-?\d\d-?\d\d|\.(?:dat|opt|lfp|dii)$/i;

const isOfProduction = ({ path }: Source) =>
  folder.test(path) || (numbered.test(path) && !beside.test(path));

/**
 * An IPRO line `IM,key,D,offset,@volume;folder;file;type` as the fields of an Opticon line: D or C
 * at the first page of a document. Undefined for other lines, which hold full text and ranges.
 */
function fieldsOfLfp(fields: readonly string[]): readonly string[] | undefined {
  const [command = "", key = "", mark = "", , ...rest] = fields;
  if (command.trim().toUpperCase() !== "IM") return undefined;
  const [volume = "", folder = "", file = ""] = rest.join(",").split(";");
  return [
    key,
    volume.replace(/^@/, ""),
    [folder, file].filter(Boolean).join("\\"),
    /^[DC]/i.test(mark.trim()) ? "Y" : "",
    "",
    "",
    "",
  ];
}

/** One inspection: reads files in order, and collects findings and inputs. */
function inspection(sources: readonly Source[], size: number, tell: (progress: Progress) => void) {
  const findings = new Findings();
  const inputs: Input[] = [];
  let [done, total, isSuspect] = [0, size, false];

  /** Adds bytes to the progress total. */
  const expect = (bytes: number): void => {
    total += bytes;
  };

  const onBytes = (bytes: number, at: string): void => {
    done += bytes;
    tell({ done: Math.min(done, total), total, at });
  };

  /**
   * Undefined if only load files and their enclosures were given. Production files have numbers for
   * names, or are in its folders.
   */
  function indexFor(loadFiles: readonly Source[]): FileIndex | undefined {
    const [first] = loadFiles;
    if (!first || !sources.some((source) => isOfProduction(source) && !loadFiles.includes(source)))
      return undefined;
    const index = fileIndex(
      sources.map(({ path }) => path),
      first.path,
    );
    for (const [one, other] of index.twice) findings.add("paths", "pathTwice", one, 0, other);
    return index;
  }

  /**
   * Reads the rows of the volumes’ DATs after their headers. The columns are those of the first.
   */
  async function data(
    volumes: readonly Source[],
    first: Head,
    choices: Choices,
    index: FileIndex | undefined,
  ): Promise<RowReader> {
    const { header, mapping } = first;
    const reader = rowReader(header, mapping, index, findings);
    for (const [i, source] of volumes.entries()) {
      const { encoding, dialect } = i === 0 ? first : await readHead(source, choices);
      let isHeader = true;
      const splitter = rowSplitter(dialect, (fields, line, isClosed) => {
        if (!isHeader) {
          reader.read(fields, line, isClosed);
          testCharacters(fields, fields[mapping.columns.begin ?? 0] ?? "", line);
        }
        isHeader = false;
      });
      inputs.push(await streamRows(source, encoding, splitter, hear(source)));
    }
    reader.end();
    return reader;
  }

  /**
   * Reads the OPT against the documents, or makes documents from it. Its paths share one count with
   * the DAT's.
   */
  async function images(
    lists: readonly Source[],
    given: DocumentTable | undefined,
    index: FileIndex | undefined,
    paths: PathForms,
  ) {
    findings.list = "images";
    const documents = given ?? new DocumentTable();
    const tested = imageLines({ documents, index, paths, findings });
    const only = given ? undefined : imagesOnly(documents, findings);
    let lines = 0;
    for (const source of lists) {
      const { encoding, dialect } = await readImageHead(source);
      const isLfp = /\.lfp$/i.test(source.path);
      const splitter = rowSplitter(dialect, (written, line) => {
        const fields = isLfp || written[0] === "IM" ? fieldsOfLfp(written) : written;
        if (!fields) return;
        lines++;
        only?.read(fields, line);
        if (only) tested.readFile(fields, line);
        else tested.read(fields, line);
        testCharacters(fields, fields[0] ?? "", line);
      });
      inputs.push(await streamRows(source, encoding, splitter, hear(source)));
    }
    only?.end();
    // Later findings count lines of the DAT, if there is one.
    if (given) findings.list = "data";
    if (!only) tested.end();
    return { documents, lines };
  }

  async function log(source: Source, documents: DocumentTable): Promise<PrivilegeLog> {
    const bytes = await headOf(source, MOST_LOG);
    const text = decodeHead(bytes, await encodingOf(source));
    const rows = rowSplitter(
      { delimiter: "\u0000", qualifier: "", newline: "\n" },
      () => undefined,
    );
    inputs.push(await streamRows(source, "utf-8", rows, hear(source)));
    return readPrivilegeLog(text, documents.book);
  }

  /** A row may span two pieces, so the suspicion covers both. */
  function hear({ path }: Source) {
    let wasSuspect = false;
    return (bytes: number, isNowSuspect: boolean) => {
      onBytes(bytes, path);
      isSuspect = isNowSuspect || wasSuspect;
      wasSuspect = isNowSuspect;
    };
  }

  function testCharacters(fields: readonly string[], at: string, line: number): void {
    const bad = isSuspect ? fields.find((field) => field.includes("\uFFFD")) : undefined;
    if (bad !== undefined) findings.add("characters", "characters", at, line, bad.slice(0, 120));
  }

  return { findings, inputs, expect, onBytes, indexFor, data, images, log };
}

/**
 * Passes a file to a splitter and to SHA-256. `onBytes` first gets each piece's size, and whether a
 * character could not be decoded.
 */
async function streamRows(
  source: Source,
  encoding: Encoding,
  splitter: RowSplitter,
  onBytes: (bytes: number, isSuspect: boolean) => void,
): Promise<Input> {
  const decoder = new TextDecoder(encoding);
  const hash = createHash("sha256");
  for await (const piece of bytesOf(source)) {
    hash.update(piece);
    const text = decoder.decode(piece, { stream: true });
    onBytes(piece.length, text.includes("\uFFFD"));
    splitter.push(text);
  }
  splitter.push(decoder.decode());
  splitter.end();
  return { name: source.path, size: source.size, sha256: hash.digest("hex") };
}
