import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseConfig, settingNames } from "./config.ts";

const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

describe("the settings", () => {
  test("none is needed", () => {
    expect(parse({})).toMatchObject({
      ok: true,
      config: { host: "127.0.0.1", port: 3000, smtp: null, webhook: null, retentionDays: 365, metricsPort: null },
    });
  });

  test("an empty value counts as unset", () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, ""]));
    expect(parse(empty)).toEqual(parse({}));
  });

  test("the example file names exactly the settings that are read, and is itself valid", () => {
    const lines = readFileSync(".env.example", "utf8")
      .split("\n")
      .filter((line) => /^[A-Z_]+=/.test(line));
    const example = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
    expect(Object.keys(example)).toEqual([...settingNames]);
    expect(parse(example)).toEqual(parse({}));
  });

  test("every name in the list is read", () => {
    const asked = new Set<string>();
    const spy = new Proxy(
      { SMTP_URL: "smtp://127.0.0.1", WEBHOOK_URL: "https://hook.example/" },
      {
        get(target, name) {
          asked.add(String(name));
          return Reflect.get(target, name);
        },
      },
    );
    parseConfig(spy, "office@company.example");
    expect([...asked].sort()).toEqual([...settingNames].sort());
  });

  test("all faults are named at once, each with a remedy, and no secret is repeated", () => {
    const wrong = {
      PORT: "http",
      PUBLIC_ORIGIN: "www.example.com",
      PUBLIC_API_ORIGIN: "https://api.example.com/path",
      ALLOWED_ORIGINS: "https://www.example.com, *",
      TRUSTED_PROXIES: "proxy",
      DATABASE_URL: "mysql://u:topsecret@db/x",
      SMTP_URL: "mail.topsecret.example",
      SMTP_CERTIFICATE: "/no/such/certificate.pem",
      SMTP_EHLO_NAME: "localhost",
      MAIL_TO: "nobody",
      WEBHOOK_URL: "http://hook.example/",
      WEBHOOK_SECRET: "topsecret",
      WEBHOOK_PREVIOUS_SECRET: "topsecret",
      HELD_NOTICE_MINUTES: "soon",
      ALERT_MAIL_TO: "nobody",
      ALERT_WEBHOOK_URL: "alerts.example",
      CANARY_TIME: "7 o'clock",
      STAFF_TOKEN: "topsecret",
      RETENTION_DAYS: "0",
      METRICS_PORT: "-1",
      LOG_LEVEL: "loud",
    };
    const parsed = parse(wrong);
    if (parsed.ok) throw new Error("accepted");
    expect(parsed.faults.map(({ setting }) => setting).sort()).toEqual(Object.keys(wrong).sort());
    for (const { remedy } of parsed.faults) expect(remedy).not.toBe("");
    expect(JSON.stringify(parsed.faults)).not.toContain("topsecret");
  });

  test("what belongs together is asked for together", () => {
    expect(faulty({ SMTP_URL: "smtp://mail.example" })).toEqual(["MAIL_FROM", "MAIL_TO"]);
    expect(faulty({ WEBHOOK_URL: "https://hook.example/" })).toEqual(["WEBHOOK_SECRET"]);
    expect(faulty({ ALERT_MAIL_TO: "duty@company.example" })).toEqual(["SMTP_URL"]);
    expect(faulty({ WEBHOOK_URL: "http://127.0.0.1/", WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "true" })).toEqual([]);
  });

  test("a certificate is taken unseen from a mail server on this machine alone", () => {
    const readers = { MAIL_FROM: "site@company.example", MAIL_TO: "office@company.example" };
    const trusted = (SMTP_URL: string, SMTP_CERTIFICATE = "") => {
      const parsed = parse({ SMTP_URL, SMTP_CERTIFICATE, ...readers });
      return parsed.ok ? parsed.config.smtp?.certificate.kind : parsed.faults.map(({ setting }) => setting);
    };
    expect(["smtp://localhost:25", "smtps://127.0.0.1", "smtp://[::1]:25"].map((url) => trusted(url))).toEqual(["any", "any", "any"]);
    expect([trusted("smtp://mail.example"), trusted("smtp://localhost", "public")]).toEqual(["public", "public"]);
    expect(trusted("smtp://mail.example", "any")).toEqual(["SMTP_CERTIFICATE"]);
    expect(trusted("smtp://mail.example", ".env.example")).toEqual(["SMTP_CERTIFICATE"]);
  });

  test.each([
    ["smtp://mail.example", { port: 587, secure: false, requireTls: true, auth: null }],
    ["smtps://u:p%40ss@mail.example", { port: 465, secure: true, requireTls: false, auth: { user: "u", pass: "p@ss" } }],
    ["smtp://127.0.0.1:1025", { port: 1025, secure: false, requireTls: false }],
    ["smtp://mailpit:1025?requireTLS=false", { host: "mailpit", requireTls: false }],
  ])("%s is read as a mail server", (SMTP_URL, server) => {
    expect(parse({ SMTP_URL, MAIL_FROM: "Site <site@company.example>", MAIL_TO: "a@company.example, b@company.example" })).toMatchObject({
      ok: true,
      config: { smtp: server },
    });
  });
});

function parse(env: Record<string, string>) {
  return parseConfig(env, "office@company.example");
}

function faulty(env: Record<string, string>) {
  const parsed = parse(env);
  return parsed.ok ? [] : parsed.faults.map(({ setting }) => setting).sort();
}
