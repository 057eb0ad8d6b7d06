import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { join } from "node:path";

const header = [
  ...["BEGBATES", "ENDBATES", "BEGATTACH", "ENDATTACH", "PGCOUNT", "CUSTODIAN", "FROM", "TO", "CC", "SUBJECT", "DATESENT"],
  ...["DATERECEIVED", "FILENAME", "FILEEXT", "DOCTYPE", "MD5HASH", "CONFIDENTIALITY", "REDACTED", "TEXTPATH", "NATIVEPATH"],
];
const row = (fields: readonly string[]) => `þ${fields.join("þ\u0014þ")}þ\r\n`;
const number = (n: number) => `PRB${String(n).padStart(9, "0")}`;

/** Writes a faultless DAT (20 columns, about 490 bytes a row) and its OPT (about two lines, 126 bytes, a row). */
export async function writeLoadFiles(folder: string, rows: number): Promise<readonly [dat: string, opt: string]> {
  const [datPath, optPath] = [join(folder, "VOL001.DAT"), join(folder, "VOL001.OPT")];
  const [dat, opt] = [createWriteStream(datPath), createWriteStream(optPath)];
  await write(dat, `\uFEFF${row(header)}`);
  let at = 1;
  for (let first = 0; first < rows; first += 1_000) {
    const folderName = String(first / 1_000 + 1).padStart(4, "0");
    const [data, images]: [string[], string[]] = [[], []];
    for (let i = first; i < Math.min(first + 1_000, rows); i++) {
      const pages = 1 + (i % 3);
      data.push(dataRow(i, at, pages, folderName));
      for (let page = 0; page < pages; page++) {
        const end = page === 0 ? `Y,,,${pages}` : ",,,";
        images.push(`${number(at + page)},VOL001,\\VOL001\\IMAGES\\${folderName}\\${number(at + page)}.tif,${end}\r\n`);
      }
      at += pages;
    }
    await Promise.all([write(dat, data.join("")), write(opt, images.join(""))]);
  }
  await Promise.all([dat, opt].map((stream) => once(stream.end(), "close")));
  return [datPath, optPath];
}

function dataRow(i: number, at: number, pages: number, folder: string): string {
  const [begin, end] = [number(at), number(at + pages - 1)];
  const sent = `${new Date(Date.UTC(2024, 0, 1) + i * 31_000).toISOString().slice(0, 19)}Z`;
  const hash = Math.trunc((i * 2_654_435_761) % 2 ** 32)
    .toString(16)
    .padStart(8, "0")
    .repeat(4);
  return row([
    ...[begin, end, begin, end, String(pages), "Castellan", "Rafael Castellan <rafael.castellan@vellmark.example>"],
    ...["Leila Haddad <leila.haddad@vellmark.example>", "", `Re: Q4 reserve: the workbook ${i}`, sent, sent],
    ...[`Re Q4 reserve ${i}.msg`, "msg", "Email", hash, "CONFIDENTIAL", "N"],
    ...[`\\VOL001\\TEXT\\${folder}\\${begin}.txt`, `\\VOL001\\NATIVES\\${folder}\\${begin}.msg`],
  ]);
}

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}
