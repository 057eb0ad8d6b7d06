import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { instruments } from "./all.ts";
import { command, exits } from "./command.ts";

const folder = () => mkdtempSync(join(tmpdir(), "command-"));
const fileWith = (name: string, text: string | Buffer) => {
  const file = join(folder(), name);
  writeFileSync(file, text);
  return file;
};

/**
 * Runs the command in this process: what it prints, or says to standard error where it prints
 * nothing, and its exit code.
 */
async function run(...args: readonly string[]) {
  const [printed, said]: [string[], string[]] = [[], []];
  const { log, error } = console;
  const write = process.stdout.write;
  console.log = (text: string) => printed.push(text);
  console.error = (text: string) => said.push(text);
  process.stdout.write = (text: string | Uint8Array) => printed.push(`${text}`) > 0;
  try {
    return { exit: await command(args), text: (printed.length > 0 ? printed : said).join("\n") };
  } finally {
    Object.assign(console, { log, error });
    process.stdout.write = write;
  }
}

test("A photograph that was cut off and one that cannot be decoded are answered like any other", () => {
  const given = folder();
  writeFileSync(
    join(given, "cut.jpg"),
    readFileSync("public/specimen/photo.jpg").subarray(0, 3_000),
  );
  writeFileSync(
    join(given, "none.heic"),
    "\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\u000cmeta\0\0\0\0\0\0\0\u000cmdat\0\0\0\0",
  );
  const said = JSON.parse(
    execFileSync(process.execPath, ["instruments/bin.ts", "photo", given], { encoding: "utf8" }),
  );
  expect(said.findings.photographs.map(({ format }: { format: string }) => format)).toEqual([
    "jpeg",
    "heic",
  ]);
});

test("A file that an instrument cannot read is named, and the command ends with an error", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["instruments/bin.ts", "production", fileWith("a.txt", "x")],
    {
      encoding: "utf8",
    },
  );
  expect([status, JSON.parse(stdout).refused.unread[0]]).toMatchObject([
    exits.refused,
    { name: "a.txt" },
  ]);
});

test("The scorer counts a right and a wrong case of an instrument, and names the wrong one", () => {
  const cases = mkdtempSync(join(tmpdir(), "cases-"));
  const sections = [
    ["S1", "He came.", '["He came."]'],
    ["S2", "She went.", '["She stayed."]'],
  ] as const;
  for (const [id, text] of sections) {
    mkdirSync(join(cases, "summary", id), { recursive: true });
    writeFileSync(join(cases, "summary", id, "a.txt"), text);
  }
  writeFileSync(
    join(cases, "README.md"),
    sections.map(([id, , right]) => `## summary/${id}\n\n- expected: \`${right}\`\n`).join("\n"),
  );
  expect(
    execFileSync(process.execPath, ["tools/score-cases.ts", cases], { encoding: "utf8" }),
  ).toBe("summary: 1 right, 1 wrong S2\n");
});

describe.each(Object.entries(instruments))("The command of %s", (name, load) => {
  test("prints each option with its default", async () => {
    const { options } = await load();
    const { exit, text } = await run(name, "--help");
    const missing = Object.values(options).filter(
      ({ label, initial = "" }) =>
        !text.includes(label) || !text.includes(initial.replaceAll("\n", "; ")),
    );
    expect([exit, missing]).toEqual([exits.answered, []]);
  });

  test("refuses an unknown option, and says how to find those it has", async () => {
    expect(await run(name, "--no-such-option")).toMatchObject({
      exit: exits.misused,
      text: expect.stringContaining(`${name} --help`),
    });
  });

  test("says that there is no file, or reads none", async () => {
    const { hasFiles } = await load();
    const { exit, text } = hasFiles ? await run(name) : await run(name, fileWith("a.txt", "x"));
    if (hasFiles)
      expect([exit, JSON.parse(text).refused]).toEqual([exits.refused, { kind: "none" }]);
    else expect([exit, text]).toEqual([exits.misused, expect.stringContaining("reads no files")]);
  });
});

test("An unknown instrument is called wrongly, and the known ones are named", async () => {
  expect(await run("hush")).toEqual({
    exit: exits.misused,
    text: expect.stringContaining("hash, languages"),
  });
});

test("A file that is not there is refused by its name", async () => {
  const { exit, text } = await run("hash", "/no/such/file.pdf");
  expect([exit, JSON.parse(text).refused]).toEqual([
    exits.refused,
    { kind: "unreadable", name: "/no/such/file.pdf" },
  ]);
});

test("A list of hashes in UTF-16 compares like the same list in UTF-8", async () => {
  const file = fileWith("a.txt", "abc");
  const list = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n";
  const results = [];
  for (const bytes of [Buffer.from(list), Buffer.from(`\ufeff${list}`, "utf16le")])
    results.push(
      JSON.parse((await run("hash", "--list", fileWith("list.txt", bytes), file)).text).findings
        .files[0].result,
    );
  expect(results).toEqual(["same", "same"]);
});

test("A figure that cannot be is refused with the reason", async () => {
  const { exit, text } = await run("elusion", "--size", "ten");
  expect([exit, JSON.parse(text).refused.unread[0].name]).toEqual([exits.refused, "size"]);
});

test("A choice that does not exist is refused with those that do", async () => {
  const { exit, text } = await run("deidentify", "--mode", "gdpr", fileWith("a.txt", "x"));
  expect([exit, JSON.parse(text).refused.unread]).toEqual([
    exits.refused,
    [{ name: "mode", reason: "hipaa, frcp" }],
  ]);
});

test("Options are written like-this or likeThis, and a tick alone or with yes", async () => {
  const log = "instruments/activity/cases/json-array-of-whole-records/a.json";
  const said = [];
  for (const flags of [["--with-opened"], ["--withOpened", "yes"], ["--withOpened=yes"]])
    said.push(JSON.parse((await run("activity", ...flags, log)).text).findings.settings.withOpened);
  expect(said).toEqual([true, true, true]);
});

test("The table takes the place of the report", async () => {
  const { exit, text } = await run("hash", "--csv", fileWith("a.txt", "abc"));
  expect([exit, text.split("\r\n")[0]]).toEqual([
    exits.answered,
    expect.stringContaining("path,size,modified_utc,SHA-256"),
  ]);
  expect(await run("elusion", "--csv")).toMatchObject({ exit: exits.misused });
});

test("A plan for the first 72 hours has the people of its own matter alone", async () => {
  const { text } = await run(
    "first-72-hours",
    "--sources",
    "mail; teams",
    "--event",
    "2026-03-18",
    "--began",
    "2026-03-19T09:00",
  );
  const { specimen, inputs, findings } = JSON.parse(text);
  expect([specimen, inputs.at(-1).value, findings.expiries.length > 0]).toEqual([false, "", true]);
  expect((await run("first-72-hours")).exit).toBe(exits.refused);
});

test("A column that the page asks for may be named", async () => {
  const table = fileWith("a.csv", "Nr,Title\nA0001,one\nA0002,two\n");
  const asked = await run("production", table);
  expect([asked.exit, JSON.parse(asked.text).refused.unread[0]]).toMatchObject([
    exits.refused,
    { reason: "noFirstNumber", header: ["Nr", "Title"] },
  ]);
  const told = await run("production", "--fields", "begin=Nr", table);
  expect(JSON.parse(told.text).findings.reading.fields.begin).toBe("Nr");
});
