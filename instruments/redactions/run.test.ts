import { atFirst, type Given } from "instruments/contract.ts";
import { faultOf } from "instruments/frame/fault.ts";
import { expect, test } from "vitest";
import { refusedOf } from "./finding.ts";
import { type RedactionsOptions, redactionsOptions } from "./options.ts";
import { type Check, conclude, runWith } from "./run.ts";

const given = (options: Partial<RedactionsOptions> = {}): Given<RedactionsOptions> => ({
  files: [
    { path: "a.pdf", file: new File(["a"], "a.pdf") },
    { path: "b.pdf", file: new File(["b"], "b.pdf") },
  ],
  options: { ...atFirst(redactionsOptions), ...options },
});
const tell = () => undefined;
/** Stands in for a worker: refuses a file, or waits until it is ended. */
const refuses: Check = async (file) => refusedOf(file, "encrypted");
const waits: Check = (_, __, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const reasons = ({ files }: Awaited<ReturnType<ReturnType<typeof runWith>>>) =>
  files.map(({ result }) => (result.status === "refused" ? result.reason : result.status));

test("A check that is halted keeps the file that is done, and calls the others cancelled", async () => {
  const halt = new AbortController();
  let kept = 0;
  const keep = () => {
    kept += 1;
  };
  const first: Check = (file, ...rest) =>
    file.path === "a.pdf" ? refuses(file, ...rest) : waits(file, ...rest);
  const running = runWith(first)(given(), { tell, halt: halt.signal, keep });
  await expect.poll(() => kept).toBe(1);
  halt.abort();
  expect(reasons(await running)).toEqual(["encrypted", "cancelled"]);
});

test("A check that is ended keeps nothing", async () => {
  const end = new AbortController();
  const running = runWith(waits)(given(), { tell, signal: end.signal });
  end.abort(new Error("ended"));
  await expect(running).rejects.toThrow("ended");
});

test("Files of which none can be opened are refused by the first, and all are named", async () => {
  const outcome = await runWith(refuses)(given(), { tell });
  const fault = await Promise.resolve()
    .then(() => conclude(outcome))
    .catch((error: unknown) => faultOf(error));
  expect(fault).toMatchObject({
    name: "a.pdf",
    unread: [{ name: "a.pdf", reason: "encrypted" }, { name: "b.pdf" }],
  });
});

test("Words and the password reach each file, without blanks and single letters", async () => {
  const seen: unknown[] = [];
  const looks: Check = async (file, options) => {
    seen.push(options);
    return refusedOf(file, "encrypted");
  };
  await runWith(looks)(given({ words: " Marsh \n\nx\nAurora", password: "p" }), { tell });
  expect(seen).toEqual([
    { password: "p", words: ["Marsh", "Aurora"] },
    { password: "p", words: ["Marsh", "Aurora"] },
  ]);
});
