import { expect, test } from "vitest";
import { checkInThread } from "./check-in-thread.ts";
import { endlessSteps } from "./endless-steps.ts";
import { type FileOutcome, refusedOf } from "./finding.ts";

const given = { path: "order.pdf", file: new File(["%PDF-1.7"], "order.pdf") };
const done: FileOutcome = { ...refusedOf(given, "empty"), name: "done" };
const never = new AbortController().signal;

/** A worker that ends only if its question leaves out `endless`. */
const workerWith =
  (...endless: readonly string[]): Parameters<typeof endlessSteps>[3] =>
  ({ options }, signal, began) => {
    const step = endless.find((each) => !options.skip?.some((skipped) => skipped === each));
    if (!step) return Promise.resolve(done);
    began(step);
    return new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
  };

test("A step that does not end is left out, and the rest of the file is read", async () => {
  expect(await endlessSteps(given, {}, never, workerWith("page 2", "version 1"), 20)).toBe(done);
});

test("A file that cannot be opened in time, or has four endless steps, is refused", async () => {
  const refused = refusedOf(given, "stopped");
  expect(await endlessSteps(given, {}, never, workerWith("open"), 20)).toEqual(refused);
  expect(
    await endlessSteps(given, {}, never, workerWith("page 1", "page 2", "page 3", "page 4"), 20),
  ).toEqual(refused);
});

test("Cancel ends a step at once", async () => {
  const cancel = new AbortController();
  setTimeout(() => cancel.abort(), 20);
  await expect(endlessSteps(given, {}, cancel.signal, workerWith("page 1"))).rejects.toThrow();
});

/** A PDF of two pages; the first draws a form that is filled with a pattern that draws the form. */
function endlessPdf(): string {
  const stream = (content: string, entries = "") =>
    `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Resources << /Font << /F 7 0 R >> /XObject << /A 8 0 R >> >> >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    page(5),
    page(6),
    stream("/A Do"),
    stream("BT /F 12 Tf 72 600 Td (Osprey) Tj ET 0 g 70 596 60 16 re f"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    stream(
      "/Pattern cs /P scn 0 0 99 99 re f",
      "/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /Pattern << /P 9 0 R >> >>",
    ),
    stream(
      "/A Do",
      "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /A 8 0 R >> >>",
    ),
  ];
  return `%PDF-1.7\n${objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join("")}trailer << /Root 1 0 R /Size 10 >>\n%%EOF\n`;
}

test("A form and a pattern that draw each other end, and what the other page hides is found", async () => {
  const { result } = await checkInThread(
    { path: "cycle.pdf", file: new File([endlessPdf()], "cycle.pdf") },
    {},
    60_000,
  );
  if (result.status === "refused") throw new Error(result.reason);
  const { findings, gaps, bars } = result.checked;
  expect(findings.map(({ test: name, page, words }) => [name, page, words])).toEqual([
    ["cover", 2, "Osprey"],
  ]);
  expect(gaps.find((gap) => gap.test === "cover")).toMatchObject({ pages: [1] });
  expect(bars).toEqual({ holding: 1, empty: 0, untested: 0 });
});
