import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { algorithms, compare, type HashedFile, manifestCsv, manifestText, verdictOf } from "./compare.ts";
import { hashBlob, hashFiles } from "./hash-files.ts";
import { parseHashList } from "./parse-list.ts";
import { hashSpecimen } from "./specimen.ts";

const common = ["sha256", "sha1", "md5"] as const;
const given = (path: string, bytes: BlobPart) => ({ path, file: new File([bytes], path) });
const quiet = () => undefined;

describe("agrees with coreutils", () => {
  const folder = mkdtempSync(join(tmpdir(), "hash-"));
  /** Around the block sizes of the three digests, and around the size of a stream's chunks. */
  const sizes = [0, 1, 55, 56, 63, 64, 65, 119, 120, 65_535, 65_536, 65_537, 1_000_003];
  const names = [...sizes.map((size) => `${size}.bin`), "a b.txt", "back\\slash", "line\nbreak", "sub/ünïcode.eml", "-dash", "*star"];
  const bytesOf = (name: string) =>
    Buffer.from(Array.from({ length: Number.parseInt(name, 10) || 200 }, (_, i) => (i * 31 + name.length) % 256));
  const run = (tool: string, ...args: string[]) => execFileSync(tool, [...args, "--", ...names], { cwd: folder, encoding: "utf8" });

  beforeAll(() => {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytesOf(name));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const hashAll = () => hashFiles({ files: names.map((name) => given(name, bytesOf(name))), algorithms: common }, quiet);

  it.each([
    ["sha256sum", []],
    ["sha256sum", ["--binary"]],
    ["sha256sum", ["--tag"]],
    ["md5sum", []],
    ["md5sum", ["--tag"]],
    ["sha1sum", []],
  ])("%s %j: every file is the same", async (tool, args) => {
    const { entries, unread } = parseHashList(run(tool, ...args));
    expect(unread).toEqual([]);
    const rows = compare((await hashAll()).files, entries);
    expect(rows.map(({ standing, path }) => [standing, path])).toEqual(names.map((name) => ["same", name]));
  });

  it("by Web Crypto as without it", async () => {
    for (const name of names) {
      const whole = await hashBlob(new Blob([bytesOf(name)]), ["sha256", "sha1"], quiet);
      expect(whole).toEqual(await hashBlob(new Blob([bytesOf(name)]), ["sha256", "sha1"], quiet, null));
      expect(whole.sha256).toBe(createHash("sha256").update(bytesOf(name)).digest("hex"));
    }
  });

  it("writes the manifest as sha256sum does, which checks it", async () => {
    const { files, manifest } = await hashAll();
    expect(manifestText(files)).toBe(run("sha256sum"));
    writeFileSync(join(folder, "SUMS"), manifestText(files));
    execFileSync("sha256sum", ["--check", "--strict", "--quiet", "SUMS"], { cwd: folder });
    expect(execFileSync("sha256sum", ["SUMS"], { cwd: folder, encoding: "utf8" })).toContain(manifest);
    expect(readFileSync(join(folder, "SUMS"), "utf8").split("\n")).toHaveLength(names.length + 1);
  });
});

describe("a list", () => {
  const md5 = "d41d8cd98f00b204e9800998ecf8427e";
  const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

  it.each([
    ["a table with a header", `File Name,Size,MD5\r\n"Report, final.pdf",0,${md5}\r\n`, "Report, final.pdf"],
    ["a table by semicolons", `path;sha256 hash\nmail/1.eml;${sha256}\n`, "mail/1.eml"],
    ["a table by tabs, with a byte order mark", `\uFEFFHash\tPath\n${md5.toUpperCase()}\tx.txt\n`, "x.txt"],
    ["a name with a quote", `name,sha-256\n"the ""final"" one",${sha256}`, 'the "final" one'],
  ])("%s", (_, text, path) => {
    const { entries, unread } = parseHashList(text);
    expect(unread).toEqual([]);
    expect(entries.map((entry) => entry.path)).toEqual([path]);
    expect([md5, sha256]).toContain(entries[0]?.digest);
  });

  it("names the lines that it cannot read, and passes over comments and empty lines", () => {
    const { entries, unread } = parseHashList(`# made on Friday\n\n${md5}  a.txt\nnot a digest\n${md5.slice(1)}  b.txt\n`);
    expect(entries).toHaveLength(1);
    expect(unread).toEqual([4, 5]);
  });

  test("our own manifest is read back as it was, as text and as a table, whatever the names", () => {
    const hex = (length: number) =>
      fc
        .array(fc.integer({ min: 0, max: 15 }), { minLength: length, maxLength: length })
        .map((digits) => digits.map((digit) => digit.toString(16)).join(""));
    const name = fc
      .string({ minLength: 1, maxLength: 30, unit: "binary" })
      .filter((text) => !/^\.\/|[\0]/.test(text) && text.trim() !== "" && !text.startsWith("\uFEFF"));
    const file = fc.record({ path: name, size: fc.nat(), modified: fc.nat(), digests: fc.record({ sha256: hex(64), md5: hex(32) }) });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), (files) => {
        expect(parseHashList(manifestText(files)).entries.map(({ path, digest }) => [path, digest])).toEqual(
          files.map(({ path, digests }) => [path, digests.sha256]),
        );
        const table = parseHashList(manifestCsv(files));
        expect(table.entries.map(({ path }) => path.replace(/^\.\/(?=[=+\-@\t\r\n])/, ""))).toEqual(
          files.flatMap(({ path }) => [path, path]),
        );
      }),
    );
  });
});

describe("the comparison", () => {
  const file = (path: string, md5: string): HashedFile => ({ path, size: 1, modified: 0, digests: { md5: md5.repeat(32) } });
  const entry = (path: string, digit: string) => ({ path, algorithm: "md5" as const, digest: digit.repeat(32), line: 1 });
  const standings = (files: readonly HashedFile[], entries: readonly ReturnType<typeof entry>[]) =>
    compare(files, entries).map(({ standing, path, elsewhere }) => [standing, path, elsewhere].filter(Boolean).join(" "));

  it("says same, different, missing and extra", () => {
    expect(standings([file("a", "1"), file("b", "2"), file("d", "4")], [entry("a", "1"), entry("b", "9"), entry("c", "3")])).toEqual([
      "same a",
      "different b",
      "missing c",
      "extra d",
    ]);
  });

  it("finds a file below the chosen folder, above it, and through a Windows path", () => {
    expect(standings([file("case/mail/1.eml", "1")], [entry("./mail/1.eml", "1")])).toEqual(["same case/mail/1.eml"]);
    expect(standings([file("mail/1.eml", "1")], [entry("E:\\case\\mail\\1.eml", "1")])).toEqual(["same mail/1.eml"]);
    expect(standings([file("cafe\u0301", "1")], [entry("caf\u00e9", "1")])).toEqual(["same cafe\u0301"]);
  });

  it("counts files, where the list has two digests of each", () => {
    const both = { path: "a", size: 1, modified: 0, digests: { md5: "1".repeat(32), sha1: "2".repeat(40) } };
    const entries = [entry("a", "1"), { path: "a", algorithm: "sha1" as const, digest: "2".repeat(40), line: 1 }];
    const { plain } = verdictOf(1, { entries, unread: [] }, compare([both], entries));
    expect(plain).toBe("The one file listed is the same");
  });

  it("does not take a longer name for the same, and prefers the copy that agrees", () => {
    expect(standings([file("notes.txt", "1")], [entry("tes.txt", "1")])).toEqual(["missing tes.txt notes.txt", "extra notes.txt"]);
    expect(standings([file("x/a", "1"), file("y/a", "2")], [entry("a", "2")])).toEqual(["same y/a", "extra x/a"]);
  });

  it("says which files could not be read", async () => {
    const broken = new File(["abc"], "broken");
    broken.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) });
    const { files } = await hashFiles({ files: [{ path: "broken", file: broken }, given("fine", "abc")], algorithms: ["md5"] }, quiet);
    expect(files.map(({ digests }) => digests.md5)).toEqual([undefined, "900150983cd24fb0d6963f7d28e17f72"]);
    expect(standings(files, [entry("broken", "1")])).toEqual(["unread broken", "extra fine"]);
  });
});

test("the specimen shows one of each", async () => {
  const { files } = await hashFiles({ files: hashSpecimen.files.map(({ path, text }) => given(path, text)), algorithms: ["md5"] }, quiet);
  const { entries, unread } = parseHashList(hashSpecimen.list);
  expect(unread).toEqual([]);
  const counts = Object.groupBy(compare(files, entries), ({ standing }) => standing);
  expect(Object.entries(counts).map(([standing, rows]) => `${rows?.length} ${standing}`)).toEqual([
    "3 same",
    "1 different",
    "1 missing",
    "1 extra",
  ]);
});

// Written before the code was changed, and not used to change it.
const lists = [
  { name: "BSD tags of several algorithms", text: "SHA512 (one.bin) = {sha512 1}\nSHA512 (dir/two two.bin) = {sha512 2}\n" },
  { name: "rhash's sfv-like order, path before digest", text: "; Generated by a program\none.bin {sha1 1}\ndir/two two.bin {sha1 2}\n" },
  { name: "openssl 1.1 with directories", text: "SHA256(./one.bin)= {sha256 1}\nSHA256(./dir/two two.bin)= {sha256 2}\n" },
  {
    name: "PowerShell list without colons aligned, MD5",
    text: "\r\nAlgorithm : MD5\r\nHash      : {MD5 1}\r\nPath      : D:\\Export\\one.bin\r\n\r\nAlgorithm : MD5\r\nHash      : {MD5 2}\r\nPath      : D:\\Export\\dir\\two two.bin\r\n",
  },
  {
    name: "PowerShell Export-Csv with its type line",
    text: '#TYPE Microsoft.PowerShell.Commands.FileHashInfo\n"Algorithm","Hash","Path"\n"SHA256","{SHA256 1}","D:\\Export\\one.bin"\n"SHA256","{SHA256 2}","D:\\Export\\dir\\two two.bin"\n',
  },
  {
    name: "certutil of older Windows, digits in pairs",
    text: "SHA1 hash of file one.bin:\n{pairs 1}\nCertUtil: -hashfile command completed successfully.\nSHA1 hash of file dir\\two two.bin:\n{pairs 2}\nCertUtil: -hashfile command completed successfully.\n",
  },
  {
    name: "Concordance DAT",
    text: "\u00feFilePath\u00fe\u0014\u00feSHA256\u00fe\r\n\u00feone.bin\u00fe\u0014\u00fe{SHA256 1}\u00fe\r\n\u00fedir\\two two.bin\u00fe\u0014\u00fe{SHA256 2}\u00fe\r\n",
  },
  {
    name: "EnCase table with Full Path and Hash Value",
    text: "Name\tFull Path\tHash Value\none.bin\tCase\\E01\\one.bin\t{md5 1}\ntwo two.bin\tCase\\E01\\dir\\two two.bin\t{md5 2}\n",
  },
  { name: "SHA-384, two blanks", text: "{sha384 1}  one.bin\n{sha384 2}  dir/two two.bin\n" },
] as const;

// Forms that were mended afterwards.
const mended = [
  {
    name: "DFXML",
    text: '<?xml version="1.0"?><dfxml><fileobject><filename>one.bin</filename><filesize>4</filesize><hashdigest type="md5">{md5 1}</hashdigest></fileobject>\n<fileobject>\n<filename>dir/two two.bin</filename>\n<hashdigest type="md5">{md5 2}</hashdigest>\n<hashdigest type="ripemd160">{sha1 2}</hashdigest></fileobject></dfxml>',
  },
  { name: "XML attributes", text: '<list><file path="one.bin" sha1="{sha1 1}"/><file path="dir/two two.bin" sha1="{sha1 2}"/></list>' },
  {
    name: "JSON with the digests in an object",
    text: '{"files":[{"path":"one.bin","hashes":{"md5":"{md5 1}"}},{"file":{"path":"dir/two two.bin"},"hashes":{"md5":"{md5 2}","blake3":"{sha256 2}"}}]}',
  },
  { name: "JSON of names and digests", text: '{"one.bin":"{sha256 1}","dir/two two.bin":"{sha256 2}"}' },
  { name: "a JSON object a line", text: '{"path":"one.bin","sha256":"{sha256 1}"}\n{"path":"dir/two two.bin","sha256":"{sha256 2}"}\n' },
  { name: "YAML", text: "- path: one.bin\n  sha256: {sha256 1}\n- path: dir/two two.bin\n  sha256: {sha256 2}\n" },
  { name: "a table without a header", text: "1;one.bin;4;{sha1 1};14.03.2026 09:20\n2;dir/two two.bin;5;{sha1 2};14.03.2026 09:20\n" },
  { name: "a quoted table without a header", text: '"one.bin",4,{md5 1}\n"dir/two two.bin",5,{md5 2}\n' },
  { name: "a French table", text: "Fichier;Taille;Empreinte SHA-256\none.bin;4;{sha256 1}\ndir/two two.bin;5;{sha256 2}\n" },
  {
    name: "a table of bars and blanks",
    text: "Filename | Size | SHA256\n---|---|---\none.bin | 4 | {sha256 1}\ndir/two two.bin | 5 | {sha256 2}\n",
  },
  {
    name: "a line of name, size, time and digest",
    text: "one.bin 4 14/03/2026 09:20 {sha1 1}\ndir/two two.bin 5 14/03/2026 09:20 {sha1 2}\n",
  },
  {
    name: "7-Zip’s list with its totals and a folder",
    text: `7-Zip 23.01 (x64)\n\nScanning\n1 folder, 2 files, 16 bytes (1 KiB)\n\nSHA256 Size  Name\n------ ----  ----\n{sha256 1}             6  one.bin\n${" ".repeat(80)}dir\n{sha256 2}            10  dir/two two.bin\n`,
  },
  {
    name: "Concordance DAT with numbers and a native path before MD5HASH",
    text: "\u00feBEGBATES\u00fe\u0014\u00feNATIVELINK\u00fe\u0014\u00feMD5HASH\u00fe\r\n\u00feA1\u00fe\u0014\u00feone.bin\u00fe\u0014\u00fe{MD5 1}\u00fe\r\n\u00feA2\u00fe\u0014\u00fedir\\two two.bin\u00fe\u0014\u00fe{MD5 2}\u00fe\r\n",
  },
  {
    name: "certutil in German and French",
    text: "SHA256-Hash der Datei one.bin:\n{sha256 1}\nCertUtil: -hashfile-Befehl wurde ausgeführt.\nHachage SHA256 de dir\\two two.bin :\n{sha256 2}\nCertUtil: -hashfile La commande s’est terminée.\n",
  },
  {
    name: "PowerShell's ConvertTo-Json",
    text: '[{"Algorithm":"SHA256","Hash":"{SHA256 1}","Path":"D:\\\\one.bin"},{"Algorithm":"SHA256","Hash":"{SHA256 2}","Path":"D:\\\\dir\\\\two two.bin"}]',
  },
  {
    name: "a block for each file, with name and full path apart",
    text: "=====\nFilename : one.bin\nMD5 : {md5 1}\nFull Path : D:\\x\\one.bin\n=====\n\n=====\nFilename : two two.bin\nMD5 : {md5 2}\nFull Path : D:\\x\\dir\\two two.bin\n=====\n",
  },
  {
    name: "7-Zip, with sizes",
    text: "7-Zip 24.08 (x64)\n\nScanning\n2 files, 13 bytes\n\nSHA256      Size  Name\n------ ------  ----\n{sha256 1}         6  one.bin\n{sha256 2}         7  dir/two two.bin\n------ ------  ----\n",
  },
  { name: "old Macintosh line ends", text: "{md5 1}  one.bin\r{md5 2}  dir/two two.bin\r" },
  {
    name: "a table in Markdown, with digests as code",
    text: "| File | SHA-256 |\n|---|---|\n| one.bin | `{sha256 1}` |\n| dir/two two.bin | `{sha256 2}` |\n",
  },
  { name: "sentences", text: "MD5 checksum of one.bin is {md5 1}\nMD5 checksum of dir/two two.bin is {md5 2}\n" },
  { name: "a path, a colon and a digest below comments with slashes", text: "// by hand\none.bin: {sha1 1}\ndir/two two.bin: {sha1 2}\n" },
] as const;

const contents = ["first\n", "second\n"] as const;
const digest = (algorithm: string, n: number) =>
  createHash(algorithm)
    .update(contents[n - 1] ?? "")
    .digest("hex");
const filled = (text: string) =>
  text
    .replace(/\{pairs (\d)\}/g, (_, n) => digest("sha1", Number(n)).replace(/../g, "$& ").trim())
    .replace(/\{(\w+) (\d)\}/g, (_, name: string, n) =>
      name === name.toUpperCase() ? digest(name.toLowerCase(), Number(n)).toUpperCase() : digest(name, Number(n)),
    );

it.each([...lists, ...mended])("$name", async ({ text }) => {
  const files = ["one.bin", "dir/two two.bin"].map((path, i) => ({ path, file: new File([contents[i] ?? ""], path) }));
  const { entries, unread } = parseHashList(filled(text));
  const hashed = await hashFiles({ files, algorithms: [...algorithms] }, () => undefined);
  expect(compare(hashed.files, entries).map(({ standing, path }) => `${standing} ${path}`)).toEqual([
    "same one.bin",
    "same dir/two two.bin",
  ]);
  expect(unread).toEqual([]);
});

test.each([
  ["BLAKE2b", 128],
  ["SHA3-256", 64],
  ["SHA2-512/256", 64],
  ["RIPEMD160", 40],
])("A digest by %s is not compared with one of ours of as many digits", (algorithm, digits) => {
  const digest = "a".repeat(digits);
  for (const text of [`${algorithm} (a.txt) = ${digest}\n`, `${algorithm}(a.txt)= ${digest}\n`, `Path: a.txt\n${algorithm}: ${digest}\n`])
    expect(parseHashList(text).entries).toEqual([]);
});
