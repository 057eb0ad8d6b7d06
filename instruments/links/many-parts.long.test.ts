import { expect, it } from "vitest";
import { readMail } from "./read-mail.ts";

it("A message of 20,000 attached files is read", async () => {
  const part = (_: unknown, i: number) =>
    `--B\r\nContent-Type: text/plain; name=f${i}.txt\r\nContent-Disposition: attachment; filename=f${i}.txt\r\n\r\nhello ${i}\r\n`;
  const head =
    'From: a@b.example\r\nSubject: p\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="B"\r\n\r\n';
  const text = `${head}${Array.from({ length: 20_000 }, part).join("")}--B--\r\n`;
  const { messages } = await readMail(
    { files: [{ path: "a.eml", file: new File([text], "a.eml") }], most: 1e8 },
    () => undefined,
  );
  expect(messages[0]?.attachments).toHaveLength(20_000);
});
