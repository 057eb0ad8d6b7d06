import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseConfig, settingNames } from "./config.ts";

const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

describe("the settings", () => {
  test("none is needed", () => {
    expect(parse({})).toMatchObject({
      ok: true,
      config: {
        host: "127.0.0.1",
        port: 3000,
        smtp: null,
        webhook: null,
        retentionDays: 365,
        metricsPort: null,
      },
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
    asked.delete("NODE_ENV");
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
      REPLY_FILES_DIR: "/no/such/folder",
      IMAP_URL: "imaps://mail.topsecret.example",
      IMAP_PASSWORD_FILE: "/no/such/password",
      WEBHOOK_URL: "http://hook.example/",
      WEBHOOK_SECRET: "topsecret",
      WEBHOOK_PREVIOUS_SECRET: "topsecret",
      HELD_NOTICE_MINUTES: "soon",
      ALERT_MAIL_TO: "nobody",
      ALERT_WEBHOOK_URL: "alerts.example",
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
    expect(faulty({ ACKNOWLEDGE: "true" })).toEqual(["SMTP_URL"]);
    expect(faulty({ IMAP_URL: "imaps://office@mail.example" })).toEqual(["IMAP_PASSWORD_FILE"]);
    expect(
      faulty({
        WEBHOOK_URL: "http://127.0.0.1/",
        WEBHOOK_SECRET: secret,
        WEBHOOK_ALLOW_PRIVATE: "true",
      }),
    ).toEqual([]);
  });

  test("a certificate is taken unseen from a mail server on this machine alone", () => {
    const readers = { MAIL_FROM: "site@company.example", MAIL_TO: "office@company.example" };
    const trusted = (SMTP_URL: string, SMTP_CERTIFICATE = "") => {
      const parsed = parse({ SMTP_URL, SMTP_CERTIFICATE, ...readers });
      return parsed.ok
        ? parsed.config.smtp?.certificate.kind
        : parsed.faults.map(({ setting }) => setting);
    };
    expect(
      ["smtp://localhost:25", "smtps://127.0.0.1", "smtp://[::1]:25"].map((url) => trusted(url)),
    ).toEqual(["any", "any", "any"]);
    expect([trusted("smtp://mail.example"), trusted("smtp://localhost", "public")]).toEqual([
      "public",
      "public",
    ]);
    expect(trusted("smtp://mail.example", "any")).toEqual(["SMTP_CERTIFICATE"]);
    expect(trusted("smtp://mail.example", ".env.example")).toEqual(["SMTP_CERTIFICATE"]);
  });

  test.each([
    ["smtp://mail.example", { port: 587, secure: false, requireTls: true, auth: null }],
    [
      "smtps://u:p%40ss@mail.example",
      { port: 465, secure: true, requireTls: false, auth: { user: "u", pass: "p@ss" } },
    ],
    ["smtp://127.0.0.1:1025", { port: 1025, secure: false, requireTls: false }],
    ["smtp://mailpit:1025?requireTLS=false", { host: "mailpit", requireTls: false }],
  ])("%s is read as a mail server", (SMTP_URL, server) => {
    expect(
      parse({
        SMTP_URL,
        MAIL_FROM: "Site <site@company.example>",
        MAIL_TO: "a@company.example, b@company.example",
      }),
    ).toMatchObject({
      ok: true,
      config: { smtp: server },
    });
  });
});

describe("what is wrong is named with its mend:", () => {
  test.each([
    ["HOST", "http://0.0.0.0", "without a scheme"],
    ["HOST", "0.0.0.0:3000", "without a port"],
    ["HOST", "[::1]", "without brackets"],
    ["HOST", "256.1.1.1", "four numbers"],
    ["HOST", "10", "four numbers"],
    ["HOST", "my host", "like 127.0.0.1"],
    ["TRUSTED_PROXIES", "10", "four numbers in 10"],
    ["TRUSTED_PROXIES", "127.0.0.1, 10.0.0/8", "four numbers in 10.0.0/8"],
    ["TRUSTED_PROXIES", "0.0.0.0/0", "instead of 0.0.0.0/0"],
    ["TRUSTED_PROXIES", "::/0", "instead of ::/0"],
    ["TRUSTED_PROXIES", "10.0.0.0/33", "up to /32"],
    ["TRUSTED_PROXIES", "proxy", "not proxy"],
    ["STAFF_TOKEN", "a long sentence with spaces", "without spaces"],
    ["STAFF_TOKEN", "ein-schlüssel-mit-umlauten", "only letters"],
    ["STAFF_TOKEN", "short", "20 to 512"],
  ])("%s=%s", (setting, value, mend) => {
    const parsed = parse({ [setting]: value });
    expect(parsed).toMatchObject({
      ok: false,
      faults: [{ setting, remedy: expect.stringContaining(mend) }],
    });
  });

  test.each([
    ["HOST", "::"],
    ["HOST", "localhost"],
    ["HOST", "site-1.internal"],
    ["TRUSTED_PROXIES", "127.0.0.1, ::1, 10.0.0.0/8, fc00::/7, 172.30.0.0/24"],
    ["STAFF_TOKEN", "0123456789-abcdefghij+/=~"],
  ])("and %s=%s is right", (setting, value) => {
    expect(parse({ [setting]: value }).ok).toBe(true);
  });
});

describe("names that are no settings", () => {
  const inFile = (env: Record<string, string>) =>
    parseConfig(env, "office@company.example", {
      path: "/etc/site.env",
      names: new Set(Object.keys(env)),
    });

  test.each([
    ["SMPT_URL", "SMTP_URL"],
    ["MAIL_T0", "MAIL_TO"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["RETENTION_DAY", "RETENTION_DAYS"],
    ["smtp_url", "SMTP_URL"],
  ])("%s in the settings file stops the start and asks for %s", (name, meant) => {
    expect(inFile({ [name]: "x" })).toMatchObject({
      ok: false,
      faults: [{ setting: name, remedy: `the name ${meant} (in /etc/site.env)` }],
    });
  });

  test("Names that are no settings are warned of in the environment", () => {
    expect(
      warnings(
        parse({
          SMPT_URL: "x",
          HOME: "/root",
          MAILTO: "root",
          PORTS: "1",
          XDG_DATA_DIRS: "/usr/share",
        }),
      ),
    ).toEqual([expect.stringContaining("SMTP_URL")]);
  });

  test("that resemble none are warned of in the settings file alone", () => {
    expect(warnings(inFile({ SMTP_PASSWORD: "secret", TZ: "UTC", NODE_OPTIONS: "" }))).toEqual([
      "SMTP_PASSWORD in /etc/site.env is no setting and is not read.",
    ]);
  });
});

test("mail that would become files in production is warned of", () => {
  expect(warnings(parse({ NODE_ENV: "production" }))).toEqual([
    expect.stringContaining("SMTP_URL is not set"),
  ]);
  const mail = {
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "a@company.example",
    MAIL_TO: "b@company.example",
  };
  expect(warnings(parse({ NODE_ENV: "production", ...mail }))).toEqual([]);
  expect(warnings(parse({}))).toEqual([]);
  expect(warnings(parse({ RETENTION_DAYS: "7" }))).toEqual([
    expect.stringContaining("differs from what the site's forms say"),
  ]);
});

function warnings(parsed: ReturnType<typeof parseConfig>): readonly string[] {
  return parsed.ok ? parsed.config.warnings : ["refused"];
}

function parse(env: Record<string, string>) {
  return parseConfig(env, "office@company.example");
}

function faulty(env: Record<string, string>) {
  const parsed = parse(env);
  return parsed.ok ? [] : parsed.faults.map(({ setting }) => setting).sort();
}
