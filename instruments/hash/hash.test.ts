import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  algorithms,
  compare,
  type HashedFile,
  manifestCsv,
  manifestText,
  verdictOf,
} from "./compare.ts";
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
  const names = [
    ...sizes.map((size) => `${size}.bin`),
    "a b.txt",
    "back\\slash",
    "line\nbreak",
    "sub/ünïcode.eml",
    "-dash",
    "*star",
  ];
  const bytesOf = (name: string) =>
    Buffer.from(
      Array.from(
        { length: Number.parseInt(name, 10) || 200 },
        (_, i) => (i * 31 + name.length) % 256,
      ),
    );
  const run = (tool: string, ...args: string[]) =>
    execFileSync(tool, [...args, "--", ...names], { cwd: folder, encoding: "utf8" });

  beforeAll(() => {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytesOf(name));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Without Web Crypto this takes seconds: once for all tests. */
  let done: ReturnType<typeof hashFiles> | undefined;
  const hashAll = () => {
    done ??= hashFiles(
      { files: names.map((name) => given(name, bytesOf(name))), algorithms: common },
      quiet,
    );
    return done;
  };

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
    expect(rows.map(({ standing, path }) => [standing, path])).toEqual(
      names.map((name) => ["same", name]),
    );
  });

  it.each([
    ["b2sum", [], "SHA-512"],
    ["b2sum", ["--length=256"], "SHA-256"],
  ])(
    "%s %j names no algorithm: the verdict says which one it supposes",
    async (tool, args, name) => {
      const list = parseHashList(run(tool, ...args));
      const { files } = await hashFiles(
        { files: names.map((own) => given(own, bytesOf(own))), algorithms },
        quiet,
      );
      const { plain } = verdictOf(files.length, list, compare(files, list.entries));
      expect(plain).toBe(
        `${names.length} of ${names.length} listed files not as listed, if the digests are ${name}`,
      );
    },
  );

  it.each([
    ["sha256sum", []],
    ["sha256sum", ["--tag"]],
  ])("%s %j: a file that has changed is said without a doubt", async (tool, args) => {
    const list = parseHashList(run(tool, ...args));
    const { files } = await hashAll();
    const [first, ...others] = files;
    const changed = first && { ...first, digests: { ...first.digests, sha256: "0".repeat(64) } };
    const { plain } = verdictOf(
      files.length,
      list,
      compare([...(changed ? [changed] : []), ...others], list.entries),
    );
    expect(plain).toBe(`1 of ${names.length} listed files not as listed`);
  });

  it("Web Crypto gives the digests that the code without it gives", async () => {
    for (const name of names) {
      const whole = await hashBlob(new Blob([bytesOf(name)]), ["sha256", "sha1"], quiet);
      expect(whole).toEqual(
        await hashBlob(new Blob([bytesOf(name)]), ["sha256", "sha1"], quiet, null),
      );
      expect(whole.sha256).toBe(createHash("sha256").update(bytesOf(name)).digest("hex"));
    }
  });

  it("writes the manifest as sha256sum does, which checks it", async () => {
    const { files, manifest } = await hashAll();
    expect(manifestText(files)).toBe(run("sha256sum"));
    writeFileSync(join(folder, "SUMS"), manifestText(files));
    execFileSync("sha256sum", ["--check", "--strict", "--quiet", "SUMS"], { cwd: folder });
    expect(execFileSync("sha256sum", ["SUMS"], { cwd: folder, encoding: "utf8" })).toContain(
      manifest,
    );
    expect(readFileSync(join(folder, "SUMS"), "utf8").split("\n")).toHaveLength(names.length + 1);
  });
});

describe("a list", () => {
  const md5 = "d41d8cd98f00b204e9800998ecf8427e";
  const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

  it.each([
    [
      "a table with a header",
      `File Name,Size,MD5\r\n"Report, final.pdf",0,${md5}\r\n`,
      "Report, final.pdf",
    ],
    ["a table by semicolons", `path;sha256 hash\nmail/1.eml;${sha256}\n`, "mail/1.eml"],
    [
      "a table by tabs, with a byte order mark",
      `\uFEFFHash\tPath\n${md5.toUpperCase()}\tx.txt\n`,
      "x.txt",
    ],
    ["a name with a quote", `name,sha-256\n"the ""final"" one",${sha256}`, 'the "final" one'],
  ])("%s", (_, text, path) => {
    const { entries, unread } = parseHashList(text);
    expect(unread).toEqual([]);
    expect(entries.map((entry) => entry.path)).toEqual([path]);
    expect([md5, sha256]).toContain(entries[0]?.digest);
  });

  it("names the lines that it cannot read, and passes over comments and empty lines", () => {
    const { entries, unread } = parseHashList(
      `# made on Friday\n\n${md5}  a.txt\nno digest of c.txt\n${md5.slice(1)}  b.txt\n`,
    );
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
      .filter(
        (text) => !/^\.\/|[\0]/.test(text) && text.trim() !== "" && !text.startsWith("\uFEFF"),
      );
    const file = fc.record({
      path: name,
      size: fc.nat(),
      modified: fc.nat(),
      digests: fc.record({ sha256: hex(64), md5: hex(32) }),
    });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), (files) => {
        expect(
          parseHashList(manifestText(files)).entries.map(({ path, digest }) => [path, digest]),
        ).toEqual(files.map(({ path, digests }) => [path, digests.sha256]));
        const table = parseHashList(manifestCsv(files));
        expect(table.entries.map(({ path }) => path.replace(/^\.\/(?=[=+\-@\t\r\n])/, ""))).toEqual(
          files.flatMap(({ path }) => [path, path]),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe("the comparison", () => {
  const file = (path: string, md5: string): HashedFile => ({
    path,
    size: 1,
    modified: 0,
    digests: { md5: md5.repeat(32) },
  });
  const entry = (path: string, digit: string) => ({
    path,
    algorithm: "md5" as const,
    digest: digit.repeat(32),
    line: 1,
  });
  const standings = (files: readonly HashedFile[], entries: readonly ReturnType<typeof entry>[]) =>
    compare(files, entries).map(({ standing, path, elsewhere }) =>
      [standing, path, elsewhere].filter(Boolean).join(" "),
    );

  it("says same, different, missing and extra", () => {
    expect(
      standings(
        [file("a", "1"), file("b", "2"), file("d", "4")],
        [entry("a", "1"), entry("b", "9"), entry("c", "3")],
      ),
    ).toEqual(["same a", "different b", "missing c", "extra d"]);
  });

  it("finds a file below the chosen folder, above it, and through a Windows path", () => {
    expect(standings([file("case/mail/1.eml", "1")], [entry("./mail/1.eml", "1")])).toEqual([
      "same case/mail/1.eml",
    ]);
    expect(standings([file("mail/1.eml", "1")], [entry("E:\\case\\mail\\1.eml", "1")])).toEqual([
      "same mail/1.eml",
    ]);
    expect(standings([file("cafe\u0301", "1")], [entry("caf\u00e9", "1")])).toEqual([
      "same cafe\u0301",
    ]);
  });

  it("counts files, where the list has two digests of each", () => {
    const both = {
      path: "a",
      size: 1,
      modified: 0,
      digests: { md5: "1".repeat(32), sha1: "2".repeat(40) },
    };
    const entries = [
      entry("a", "1"),
      { path: "a", algorithm: "sha1" as const, digest: "2".repeat(40), line: 1 },
    ];
    const { plain } = verdictOf(1, { entries, unread: [] }, compare([both], entries));
    expect(plain).toBe("The one file listed is the same");
  });

  it("does not take a longer name for the same, and prefers the copy that agrees", () => {
    expect(standings([file("notes.txt", "1")], [entry("tes.txt", "1")])).toEqual([
      "missing tes.txt notes.txt",
      "extra notes.txt",
    ]);
    expect(standings([file("x/a", "1"), file("y/a", "2")], [entry("a", "2")])).toEqual([
      "same y/a",
      "extra x/a",
    ]);
  });

  it("says which files could not be read", async () => {
    const broken = new File(["abc"], "broken");
    broken.slice = () =>
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")),
      });
    const { files } = await hashFiles(
      { files: [{ path: "broken", file: broken }, given("fine", "abc")], algorithms: ["md5"] },
      quiet,
    );
    expect(files.map(({ digests }) => digests.md5)).toEqual([
      undefined,
      "900150983cd24fb0d6963f7d28e17f72",
    ]);
    expect(standings(files, [entry("broken", "1")])).toEqual(["unread broken", "extra fine"]);
  });
});

test("the specimen shows one of each", async () => {
  const { files } = await hashFiles(
    { files: hashSpecimen.files.map(({ path, text }) => given(path, text)), algorithms: ["md5"] },
    quiet,
  );
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

const lists = `${import.meta.dirname}/cases`;

it.each(readdirSync(lists))(
  "A list of two files is read and both are the same: %s",
  async (name) => {
    const files = [given("one.bin", "first\n"), given("dir/two two.bin", "second\n")];
    const { entries, unread } = parseHashList(readFileSync(join(lists, name), "utf8"));
    const hashed = await hashFiles({ files, algorithms: [...algorithms] }, quiet);
    expect(
      compare(hashed.files, entries).map(({ standing, path }) => `${standing} ${path}`),
    ).toEqual(["same one.bin", "same dir/two two.bin"]);
    expect(unread).toEqual([]);
  },
);

const ftkLog = `Created By AccessData FTK Imager 4.7.1.2

[Computed Hashes]
 MD5 checksum:    75688b0220ad16c4e02152b6c2b56424

Image Information:
 Segment list:
  D:\\case\\a.E01

Image Verification Results:
 MD5 checksum:    75688b0220ad16c4e02152b6c2b56424 : verified
`;

it.each([
  ["FTK Imager", ftkLog],
  [
    "EnCase",
    "Name: case\nAcquisition MD5: 75688b0220ad16c4e02152b6c2b56424\nVerification MD5: 75688b0220ad16c4e02152b6c2b56424\n",
  ],
  [
    "dc3dd",
    "dc3dd 7.2.646 started\ninput results for device `/dev/sdb':\n   75688b0220ad16c4e02152b6c2b56424 (md5)\n",
  ],
])("The log of %s calls no file missing or different", (_, log) => {
  const list = parseHashList(log);
  expect(list).toEqual({ entries: [], unread: [], isOfImage: true });
  expect(verdictOf(1, list, undefined).plain).toBe("This is the log of an imaging program");
});

test("A name with the separator of its list is one name", () => {
  const text = `%%%% HASHDEEP-1.0\n%%%% size,md5,sha256,filename\n11,${"a".repeat(32)},${"b".repeat(64)},/e/Ruiz, Ana.txt\n`;
  expect(parseHashList(text).entries.map(({ path }) => path)).toEqual([
    "/e/Ruiz, Ana.txt",
    "/e/Ruiz, Ana.txt",
  ]);
  const table = `name,size,md5\nRuiz, Ana.txt,11,${"a".repeat(32)}\n`;
  expect(parseHashList(table).entries.map(({ path }) => path)).toEqual(["Ruiz, Ana.txt"]);
});

describe("The headline of a comparison", () => {
  const listed = (text: string, files: readonly HashedFile[]) => {
    const list = parseHashList(text);
    return verdictOf(
      files.length,
      list,
      list.entries.length > 0 ? compare(files, list.entries) : undefined,
    ).plain;
  };
  const file = (path: string): HashedFile => ({
    path,
    size: 1,
    modified: 0,
    digests: { md5: "1".repeat(32) },
  });

  test("Nothing is said of all where a line of the list or a file was not read", () => {
    const line = `${"1".repeat(32)}  a\n`;
    expect(listed(line, [file("a")])).toBe("The one file listed is the same");
    for (const unclear of ["b.pdf: could not be opened", "copied\\b", "d41d8cd98f00b204 c"])
      expect(listed(`${line}${unclear}\n`, [file("a")])).toBe(
        "1 of 1 listed files the same. Not read: 1 line of the list",
      );
    expect(
      listed(`Dear Ana,\nhere they are (5/22/2026).\n${line}Tel. 312 555 0142\n`, [file("a")]),
    ).toBe("The one file listed is the same");
    const unread = [{ ...file("a"), digests: {} }, file("b")];
    expect(listed(`${line}${"1".repeat(32)}  b\n`, unread)).toBe(
      "1 of 2 listed files the same. Not read: 1 file",
    );
  });
});

test("A file in another folder counts as the listed one once, and its second path is missing", () => {
  const digests = { md5: "1".repeat(32) };
  const list = (...paths: readonly string[]) =>
    parseHashList(paths.map((path) => `${digests.md5}  ${path}\n`).join("")).entries;
  const found = (...paths: readonly string[]) =>
    compare([{ path: "copied/a.txt", size: 1, modified: 0, digests }], list(...paths)).map(
      ({ standing, path }) => `${standing} ${path}`,
    );
  expect(found("NATIVES/a.txt")).toEqual(["same copied/a.txt"]);
  expect(found("NATIVES/a.txt", "TEXT/a.txt")).toEqual(["same copied/a.txt", "missing TEXT/a.txt"]);
  expect(found("NATIVES/b.txt")).toEqual(["missing NATIVES/b.txt", "extra copied/a.txt"]);
});

/** How programs write a digest and a path. */
const programs: Readonly<Record<string, (digest: string, path: string) => string>> = {
  coreutils: (digest, path) => `${digest}  ${path}`,
  binary: (digest, path) => `${digest.toUpperCase()} *${path}`,
  columns: (digest, path) => `${digest}     ${path}`,
  tagged: (digest, path) => `MD5 (${path}) = ${digest}`,
  openssl: (digest, path) => `MD5(${path})= ${digest}`,
  tabs: (digest, path) => `${digest}\t${path}`,
  powershell: (digest, path) =>
    `\nAlgorithm : MD5\nHash      : ${digest.toUpperCase()}\nPath      : D:\\x\\${path.replaceAll("/", "\\")}\n`,
  certutil: (digest, path) =>
    `MD5 hash of ${path}:\n${digest}\nCertUtil: -hashfile command completed successfully.`,
};

test("A list compares the same in the form of any program", () => {
  const name = fc.constantFrom("a.txt", "dir/b c.docx", "Ruiz, Ana.msg", "é.pdf", "x-1_2.eml");
  const digest = fc.constantFrom("1", "2", "3").map((digit) => digit.repeat(32));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, digest), {
        minLength: 1,
        maxLength: 4,
        selector: ([path]) => path,
      }),
      (rows) => {
        const files = ["a.txt", "dir/b c.docx", "Ruiz, Ana.msg"].map((path) => ({
          path,
          size: 1,
          modified: 0,
          digests: { md5: "1".repeat(32) },
        }));
        const standings = Object.entries(programs).map(([program, write]) => {
          const { entries, unread } = parseHashList(
            `${rows.map(([path, hex]) => write(hex, path)).join("\n")}\n`,
          );
          const compared = compare(files, entries).map(
            ({ standing, path }) =>
              `${standing} ${path.replace(/^D:.x./, "").replaceAll("\\", "/")}`,
          );
          return [program, compared, unread];
        });
        for (const [program, compared, unread] of standings)
          expect([program, compared, unread]).toEqual([program, standings[0]?.[1], []]);
      },
    ),
  );
});

const base64 = (hex: string) => Buffer.from(hex, "hex").toString("base64");
type ListRow = readonly [path: string, digest: string];
const lines =
  (write: (row: ListRow) => string, head = "", end = "\n") =>
  (rows: readonly ListRow[]) =>
    `${head}${rows.map(write).join(end)}${end}`;
/** Lists that are written as a whole. Paths are not escaped for XML. */
const documents: Readonly<Record<string, (rows: readonly ListRow[]) => string>> = {
  "sha256sum --zero": lines(([path, hex]) => `${hex}  ${path}`, "", "\0"),
  "media hash list 1": lines(
    ([path, hex]) =>
      `<hash><file>${path}</file><size>7</size><md5>${hex}</md5><hashdate>2026-03-06T18:41:12Z</hashdate></hash>`,
    '<hashlist version="1.1"><creatorinfo><name>Ana Ruiz</name><tool>copy 2.1</tool></creatorinfo>',
  ),
  "media hash list 2": lines(
    ([path, hex]) =>
      `<hash><path size="7" lastmodificationdate="2026-03-06T18:03:22Z">${path}</path><md5 action="original" hashdate="2026-03-06T18:40:10Z">${hex}</md5></hash>`,
    '<hashlist version="2.0"><creatorinfo><tool version="1.2">ascmhl</tool></creatorinfo><hashes>',
  ),
  "fciv -xml": lines(
    ([path, hex]) =>
      `<FILE_ENTRY><name>${path}</name><MD5>${base64(hex)}</MD5><SHA1>${base64(hex.padEnd(40, "0"))}</SHA1></FILE_ENTRY>`,
    '<?xml version="1.0"?><FCIV>',
  ),
  SPDX: lines(
    ([path, hex]) =>
      `FileName: ${path}\nSPDXID: SPDXRef-File\nFileType: TEXT\nFileChecksum: MD5: ${hex}\nFileChecksum: SHA3-256: ${"a".repeat(64)}\nLicenseConcluded: NOASSERTION\n`,
    "SPDXVersion: SPDX-2.3\nDataLicense: CC0-1.0\nSPDXID: SPDXRef-DOCUMENT\nCreated: 2026-03-06T18:40:00Z\n\n##### Files\n\n",
  ),
  "gsutil hash -h": lines(
    ([path, hex]) =>
      `Hashes [hex] for ${path}:\n\tHash (crc32c):\t\t392ECA9A\n\tHash (md5):\t\t${hex.toUpperCase()}`,
  ),
  "gsutil hash": lines(
    ([path, hex]) =>
      `Hashes [base64] for ${path}:\n\tHash (crc32c):\t\tOS7Kmg==\n\tHash (md5):\t\t${base64(hex)}`,
  ),
  mtree: lines(
    ([path, hex]) =>
      `./${path.replaceAll(" ", "\\040")} type=file mode=0644 size=7 time=1498175562.0 md5digest=${hex}`,
    "#mtree\n/set uid=0 gid=0\n. type=dir mode=0755\n",
  ),
  "RECORD of a wheel": lines(
    ([path, hex]) =>
      `"${path}",md5=${base64(hex).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")},7`,
    "a-1.dist-info/RECORD,,\n",
  ),
  "rclone lsf": lines(([path, hex]) => `${hex};${path}`),
};

test("A list of another system compares the same as one of md5sum", () => {
  const name = fc.constantFrom("a.txt", "dir/b c.docx", "Ruiz.msg", "x-1_2.eml");
  const digest = fc.constantFrom("1", "2", "3").map((digit) => `a${digit}`.repeat(16));
  const row = fc.tuple(name, digest);
  const files = ["a.txt", "dir/b c.docx"].map((path) => {
    const md5 = "a1".repeat(16);
    return { path, size: 7, modified: 0, digests: { md5, sha1: md5.padEnd(40, "0") } };
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { minLength: 1, maxLength: 3, selector: ([path]) => path }),
      (rows) => {
        const standingsOf = (text: string) => {
          const { entries, unread } = parseHashList(text);
          const compared = compare(files, entries).map(
            ({ standing, path }) => `${standing} ${path.replace(/^\.\//, "")}`,
          );
          return [[...new Set(compared)], unread];
        };
        const expected = standingsOf(lines(([path, hex]) => `${hex}  ${path}`)(rows));
        for (const [system, write] of Object.entries(documents))
          expect([system, ...standingsOf(write(rows))]).toEqual([system, ...expected]);
      },
    ),
    { numRuns: 60 },
  );
});

test("JSON of integrity values (sha384-…) is a list of paths and digests", () => {
  const { entries } = parseHashList(
    JSON.stringify({ "js/a.js": `sha384-${base64("ab".repeat(48))}` }),
  );
  expect(entries.map(({ path, algorithm, digest }) => [path, algorithm, digest])).toEqual([
    ["js/a.js", "sha384", "ab".repeat(48)],
  ]);
});

test("A file without a digest in a list of gsutil counts as not read", () => {
  const list = `Hashes [hex] for a.txt:\nHash (crc32c): 1\nHashes [hex] for b.txt:\nHash (md5): ${"a1".repeat(16)}\n`;
  const { entries, unread } = parseHashList(list);
  expect([entries.map(({ path }) => path), unread]).toEqual([["b.txt"], [1]]);
});

test.each([
  ["BLAKE2b", 128],
  ["SHA3-256", 64],
  ["SHA2-512/256", 64],
  ["RIPEMD160", 40],
])("A digest by %s is not compared with one of ours of as many digits", (algorithm, digits) => {
  const digest = "a".repeat(digits);
  for (const text of [
    `${algorithm} (a.txt) = ${digest}\n`,
    `${algorithm}(a.txt)= ${digest}\n`,
    `Path: a.txt\n${algorithm}: ${digest}\n`,
  ])
    expect(parseHashList(text).entries).toEqual([]);
});
