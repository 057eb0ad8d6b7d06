import { parseConfig } from "service/config.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type SmtpBehaviour,
  selfSigned,
  startSmtp,
  type TestCertificate,
} from "../../tests/support/smtp.ts";
import { checkMail } from "./mail.ts";

type Server = Parameters<typeof startSmtp>[0];

/**
 * Runs the check against such an SMTP server. `env` adds settings; PORT in SMTP_URL stands for the
 * server's port.
 */
async function check(
  server: Server,
  env: Readonly<Record<string, string>> = {},
  behaviour: SmtpBehaviour = { kind: "accept" },
) {
  const smtp = await startSmtp(server);
  smtp.behave(behaviour);
  const url = (env.SMTP_URL ?? smtp.url).replace("PORT", String(smtp.port));
  const mail = {
    MAIL_FROM: "site@company.example",
    MAIL_TO: "office@company.example, desk@company.example",
  };
  const parsed = parseConfig({ ...mail, ...env, SMTP_URL: url }, "office@company.example");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const lines: string[] = [];
  const taken = await checkMail(parsed.config, (line) => lines.push(line));
  await smtp.close();
  return {
    taken,
    said: lines.join("\n"),
    mails: smtp.mails,
    greetings: smtp.taken.map(({ greeting }) => greeting),
  };
}

describe("the test of the mail", () => {
  let certificate: TestCertificate;
  beforeAll(() => {
    certificate = selfSigned();
  });

  test("The test mail goes to every reader, shows the dialogue, and says that it is no inquiry", async () => {
    const { taken, said, mails, greetings } = await check(
      {},
      { SMTP_EHLO_NAME: "www.company.example" },
    );
    expect(taken).toBe(true);
    for (const part of [
      "S: 220 ",
      "C: EHLO www.company.example",
      "C: RCPT TO:<office@company.example>",
      "C: RCPT TO:<desk@company.example>",
      "C: DATA",
    ])
      expect(said).toContain(part);
    expect(said.match(/Taken by the server/g)).toHaveLength(2);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill("Test of the contact form's mail: no inquiry"),
    );
    expect(greetings).toEqual(Array(2).fill("www.company.example"));
  });

  test("The test mail arrives on a stock Debian, whose certificate has another name", async () => {
    const { taken, said } = await check({ certificate }, { SMTP_URL: "smtp://localhost:PORT" });
    expect(said).toContain("C: STARTTLS");
    expect(taken).toBe(true);
  });

  test("The test of the mail names the setting when the certificate is not trusted", async () => {
    const { taken, said } = await check(
      { certificate },
      { SMTP_URL: "smtp://localhost:PORT", SMTP_CERTIFICATE: "public" },
    );
    expect(taken).toBe(false);
    expect(said).toMatch(/Not taken\. certificate: .*SMTP_CERTIFICATE/);
    expect(said).toContain("/etc/ssl/certs/ssl-cert-snakeoil.pem");
  });

  test("The test of the mail never shows the password, right or wrong, in clear or in base64", async () => {
    const right = await check({ auth: true });
    const wrong = await check(
      { auth: true },
      { SMTP_URL: "smtp://site:top%3Asecret@127.0.0.1:PORT" },
    );
    expect([right.taken, wrong.taken]).toEqual([true, false]);
    expect(wrong.said).toMatch(/Not taken\. auth: user name or password refused/);
    for (const { said } of [right, wrong]) {
      expect(said).toContain("C: AUTH PLAIN");
      const decoded = said.replace(
        /[A-Za-z0-9+/]{8,}={0,2}/g,
        (text) => `${text} ${Buffer.from(text, "base64")}`,
      );
      expect(decoded).not.toMatch(/\0secret|top:secret/);
    }
  });

  test("The test of the mail says for each reader on its own what is wrong", async () => {
    const { taken, said } = await check(
      {},
      {},
      { kind: "refuse", recipient: "desk@company.example", status: 550 },
    );
    expect(taken).toBe(false);
    expect(said).toMatch(
      /office@company\.example\n[\s\S]*Taken by the server[\s\S]*\ndesk@company\.example\n[\s\S]*Not taken\. rejected/,
    );
  });

  test("The test of the mail says what to do when nothing listens or no mail server is set", async () => {
    const away = await check({}, { SMTP_URL: "smtp://127.0.0.1:1" });
    expect(away.said).toMatch(/Not taken\. refused: [\s\S]*587 \(smtp:\/\/\) or 465/);
    const config = parseConfig({}, "office@company.example");
    const lines: string[] = [];
    expect(config.ok && (await checkMail(config.config, (line) => lines.push(line)))).toBe(false);
    expect(lines.join()).toContain("SMTP_URL");
  });
});
