import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { buildFolder } from "service/settings.ts";
import { expect, test } from "vitest";
import { documentFile, islandScripts, scripts, sentBytes, weigh } from "../support/page-weight.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

/**
 * Bytes as sent (brotli). Above `warn` a warning; above `most` a slow phone takes 150 ms to read
 * the document.
 */
const DOCUMENT = { warn: 20_000, most: 30 * 1024 } as const;
/** Bytes of the one script that every document has: what a page does that is only read. */
const SCRIPT = 8_192;
/** Bytes of all that a page loads on a first visit, with its islands. */
const WHOLE_WARN = 260_000;

const pages = [...everyPage, documentOf("/404")].map((page) => ({
  path: page.path,
  ...weigh(page),
}));

test("Every document is at most 30 KB compressed", () => {
  // The build for tests compresses less: what is over is compressed as for visitors.
  const sent = (path: string) =>
    brotliCompressSync(readFileSync(siteFolder + documentFile(path))).length;
  const over = pages.filter(
    ({ path, document }) => document > DOCUMENT.most && sent(path) > DOCUMENT.most,
  );
  expect(over.map(({ path, document }) => `${path}: ${document} bytes`)).toEqual([]);
});

test("The script of every document is at most 8 KB compressed", () => {
  expect(
    pages
      .filter(({ script }) => script > SCRIPT)
      .map(({ path, script }) => `${path}: ${script} bytes`),
  ).toEqual([]);
});

test("Pages that have become heavy are named, and stop nobody", () => {
  const heavy = pages.flatMap(({ path, document, fonts, script, islands, images }) => {
    const whole = document + fonts + script + islands + images;
    return [
      ...(document > DOCUMENT.warn
        ? [`${path}: its document is ${document} bytes (more than ${DOCUMENT.warn})`]
        : []),
      ...(whole > WHOLE_WARN
        ? [
            `${path}: with scripts, fonts and pictures it is ${whole} bytes (more than ${WHOLE_WARN})`,
          ]
        : []),
    ];
  });
  if (heavy.length > 0) console.warn(`Heavy pages, compressed:\n${heavy.join("\n")}`);
  expect(
    pages.every(({ document, fonts, script }) => document > 0 && fonts > 0 && script > 0),
  ).toBe(true);
});

test("No script of the site or of the inbox has the YAML parser in it", () => {
  const files = globSync(`${buildFolder}/{client,inbox}/**/*.js`);
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((file) => /are not allowed in compact mappings/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});

test("The form's libraries are on the contact page alone", () => {
  const marks = ["shouldUseNativeValidation", "invalidateQueries", "ToastViewport"];
  const withForm = everyPage.filter(({ root }) =>
    islandScripts(root).some((module) =>
      marks.some((mark) => readFileSync(siteFolder + module, "utf8").includes(mark)),
    ),
  );
  expect(withForm.map(({ path }) => path)).toEqual(["/contact"]);
});

test("The contact form comes alive with six files and 100 KB compressed at most", () => {
  const { html, root } = documentOf("/contact");
  const first = scripts(html);
  const files = islandScripts(root).filter((file) => !first.includes(file));
  expect(files.length).toBeLessThanOrEqual(6);
  expect(files.reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThanOrEqual(100_000);
});

test("At least eighteen pages load no React", () => {
  expect(
    everyPage.filter(({ root }) => islandScripts(root).length === 0).length,
  ).toBeGreaterThanOrEqual(18);
});
