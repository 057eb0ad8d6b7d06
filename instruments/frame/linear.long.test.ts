import { readLogs } from "instruments/activity/read-logs.ts";
import { decide } from "instruments/deidentify/decide.ts";
import { scan } from "instruments/deidentify/scan.ts";
import { parseHashList } from "instruments/hash/parse-list.ts";
import { readLanguages } from "instruments/languages/read-languages.ts";
import { linksInHtml } from "instruments/links/links-in-text.ts";
import { readMail } from "instruments/links/read-mail.ts";
import { inspect } from "instruments/production/inspect.ts";
import { ask } from "instruments/query/ask.ts";
import { readDocument } from "instruments/summary/read-document.ts";
import { readTranscript } from "instruments/transcript/read-transcript.ts";
import { expect, it } from "vitest";
import { growth } from "../../tests/support/growth.ts";

const quiet = () => undefined;
const given = (text: string, name: string) => ({ path: name, file: new File([text], name) });
const own = {
  names: "Ana Ruiz",
  hand: [],
  choices: {},
  keptAt: [],
  year: 2026,
  mode: "hipaa",
} as const;
const head = "From: a@b.example\r\nSubject: x\r\nContent-Type: text/plain\r\n\r\n";

const cores = {
  activity: (text: string) => readLogs([given(text, "a.csv")], quiet),
  deidentify: (text: string) => decide(text, scan(text, own.names, [], quiet), own),
  hash: parseHashList,
  languages: (text: string) =>
    readLanguages({ sources: [{ name: "a.txt", source: text }], most: 50_000_000 }, quiet),
  links: (text: string) =>
    readMail({ files: [given(head + text, "a.eml")], most: 150_000_000 }, quiet),
  query: (text: string) => ask(text, { custodian: "", kind: "", from: "", to: "" }),
  production: (text: string) => {
    const cell = text.replace(/["\r\n]/g, " ");
    const cells = given(
      `BEGDOC,ENDDOC,PARENTID,DATESENT\r\n"${cell}","${cell}","${cell}","${cell}"\r\n`,
      "cells.csv",
    );
    return inspect(
      { files: [given(text, "a.csv"), cells], choices: { fields: {}, roles: {} } },
      quiet,
    );
  },
  summary: (text: string) => readDocument({ source: text }, quiet),
  transcript: (text: string) => readTranscript(given(text, "a.txt"), quiet),
} as const;
const texts = {
  "no full stop": (size: number) => "the quick brown fox goes ".repeat(size),
  "line breaks": (size: number) => `a${"\n".repeat(size * 3)}b`,
  "short lines": (size: number) => "a\r\n".repeat(size * 3),
  "O' after O'": (size: number) => "O'".repeat(size * 2),
  "blanks between two letters": (size: number) => `x${" ".repeat(size * 12)}y`,
  "blanks after a name and a time": (size: number) => `Rosa 0:03${" ".repeat(size * 12)}y`,
  "blanks after a label": (size: number) => `Path : x${" ".repeat(size * 12)}y`,
  noughts: (size: number) => `${"0".repeat(size * 2)}\u0001`,
  "opening brackets": (size: number) => "[(<".repeat(size * 3),
} as const;

/** The pieces of HTML in which a reader of tags could lose itself. */
const tags = [
  "<a ",
  '<a href="',
  "<!--",
  "<",
  "&#",
  "<blockquote type=cite>",
  '<a x="',
  "www.",
] as const;

/**
 * The texts for which a core takes more than ten times as long when they are four times as long. A
 * text may be refused.
 */
async function slowTexts(
  run: (text: string) => unknown,
  given: Readonly<Record<string, (size: number) => string>>,
) {
  const slow: string[] = [];
  for (const [name, write] of Object.entries(given)) {
    const attempt = async (size: number) => {
      try {
        await run(write(size));
      } catch {}
    };
    if ((await growth(attempt, 3_000)) >= 10) slow.push(name);
  }
  return slow;
}

it.each(Object.entries(cores))(
  "The time of %s grows with the text, whatever it holds",
  async (_, run) => {
    expect(await slowTexts(run, texts)).toEqual([]);
  },
  600_000,
);

it("The time of links in HTML grows with the tags, whatever they are", async () => {
  expect(
    await slowTexts(
      linksInHtml,
      Object.fromEntries(tags.map((tag) => [tag, (size: number) => tag.repeat(size * 6)])),
    ),
  ).toEqual([]);
}, 600_000);
