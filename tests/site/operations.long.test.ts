import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildFolder } from "service/settings.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../support/nginx.ts";
import { startServerProcess } from "../support/server-process.ts";
import { exampleMessage } from "../support/service.ts";
import { linkPackages } from "../support/site-copy.ts";

// Each line of the instructions starts a process or two.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/**
 * A simulated machine in one folder: `srv/site` is a copy of the project; the instructions write to
 * `etc` and `var`.
 */
let machine: string;
let port: number;
beforeAll(async () => {
  machine = mkdtempSync(join(tmpdir(), "operations-"));
  port = await freePort();
  for (const name of ["etc/systemd/system", "var/lib", "var/backups", "bin", "srv/site"])
    mkdirSync(join(machine, name), { recursive: true });
  const project = join(machine, "srv/site");
  for (const name of [
    "package.json",
    "content",
    "desk",
    "instruments",
    "service",
    "tools",
    "web",
    "deploy",
  ])
    cpSync(name, join(project, name), { recursive: true });
  linkPackages(project);
  for (const name of ["site.env", "site.service"]) {
    const file = join(project, "deploy", name);
    writeFileSync(file, here(readFileSync(file, "utf8")));
  }
  writeFileSync(join(project, "deploy/site.env"), `PORT=${port}\nINBOX_PORT=0\n`, { flag: "a" });
  writeCommand("systemctl", systemctl);
  writeCommand(
    "curl",
    `exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 22))' "\${@: -1}"`,
  );
  // The copy is already installed, and the site built. The inbox serves until it is stopped.
  writeCommand(
    "npm",
    `case "$*" in ci) exit 0;; "run build") cp -al ${resolve(buildFolder)} build; exit 0;; "run inbox") node "$ROOT/srv/site/tools/inbox.ts" > "$ROOT/inbox" & pid=$!
until grep -q http://127.0.0.1 "$ROOT/inbox"; do kill -0 $pid || exit 1; sleep 0.1; done; cat "$ROOT/inbox"; kill $pid; exit 0;; esac
exec ${npmPath()} "$@"`,
  );
});
afterAll(() => {
  run("systemctl stop site");
  rmSync(machine, { recursive: true, force: true });
});

test("The instructions of docs/operations.md work one after the other, on the service's store", async () => {
  const [deploy = "", ...later] = blocks();
  expect(later.length).toBeGreaterThan(2);
  expect(run(deploy)).toMatchObject({ status: 0 });
  const log = readFileSync(join(machine, "service.log"), "utf8");
  expect(log).toContain("NODE_ENV is production and SMTP_URL is not set");
  expect((await post()).status).toBe(201);
  let before = prologueOf(deploy);
  let said = "";
  for (const block of later) {
    const result = run(before + block);
    expect(result.status, `${block}\n${result.said}`).toBe(0);
    before += prologueOf(block);
    said += result.said;
  }
  const backups = [...said.matchAll(/From (\S+): messages: (\d+)/g)].map(([, place, count]) => [
    place,
    count,
  ]);
  expect(backups.length).toBeGreaterThan(1);
  for (const backup of backups)
    expect(backup).toEqual([join(machine, "var/lib/site/contact.sqlite"), "1"]);
  expect(said).toContain("ada@client.example");
  expect(said).toContain(`Messages:    ${join(machine, "var/lib/site/contact.sqlite")}`);
  expect(said).toContain("Messages that were there and are gone: 1");
  expect(run(`${before}npm run contacts -- list`).said).toContain("ada@client.example");
  expect(existsSync(join(machine, "srv/site/data"))).toBe(false);
});

describe("a command that is called without the settings of the service", () => {
  test.each([
    "backup",
    "restore -- /var/backups/site.jsonl.gz",
    "contacts -- list",
    "contacts -- erase ada@client.example --yes",
    "inbox",
  ])("npm run %s makes no store, and says where it looked and how to name them", (command) => {
    const { status, said } = run(
      `cd /srv/site; npm run ${command}`.replace("npm run inbox", "node tools/inbox.ts"),
    );
    expect(status).toBe(1);
    expect(said).toContain(join(machine, "srv/site/data/contact.sqlite"));
    expect(said).toContain("SETTINGS_FILE=");
    expect(existsSync(join(machine, "srv/site/data"))).toBe(false);
  });
});

test.each([
  "node service/main.ts",
  "npm run backup",
  "npm run contacts -- list",
  "node tools/inbox.ts",
])("%s names a settings file that is not there", (command) => {
  const { status, said } = run(`cd /srv/site; SETTINGS_FILE=/etc/site.envv ${command}`);
  expect(status).toBe(1);
  expect(said).toContain(
    `SETTINGS_FILE: found ${join(machine, "etc/site.envv")}, which cannot be read (there is no such file)`,
  );
});

test("the service names the slips in its settings file, all at once, and does not start", () => {
  writeFileSync(
    join(machine, "etc/slips.env"),
    "SMPT_URL=smtp://mail.example\nMAIL_T0=office@company.example\nPORT=x\n",
  );
  const { status, said } = run("cd /srv/site; SETTINGS_FILE=/etc/slips.env node service/main.ts");
  expect(status).toBe(1);
  for (const words of [
    "SMPT_URL: ",
    "the name SMTP_URL",
    "MAIL_T0: ",
    "the name MAIL_TO",
    "PORT: ",
  ])
    expect(said).toContain(words);
});

test("a backup of a store without a message says so loudly", async () => {
  writeFileSync(join(machine, "etc/empty.env"), here("DATA_DIR=/var/lib/empty\nPORT=0\n"));
  const server = await startServerProcess(
    { SETTINGS_FILE: join(machine, "etc/empty.env") },
    join(machine, "srv/site/service/main.ts"),
  );
  await server.stop();
  const { status, said } = run("cd /srv/site; SETTINGS_FILE=/etc/empty.env npm run backup");
  expect(status).toBe(0);
  expect(said).toContain("THIS BACKUP HOLDS NO MESSAGES");
});

/** The blocks of commands, in their order. */
function blocks(): readonly string[] {
  return [
    ...readFileSync("docs/operations.md", "utf8").matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm),
  ].map(([, block = ""]) => block);
}

/** What remains in the shell of somebody who types the blocks in order. */
function prologueOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => /^(cd|export) /.test(line))
    .map((line) => `${line}\n`)
    .join("");
}

/** Maps the machine's paths into its folder, and the service's port to the one used here. */
function here(text: string): string {
  return text
    .replaceAll(/(?<![\w.-])\/(etc|var|srv)\//g, `${machine}/$1/`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`);
}

function run(script: string) {
  const { SETTINGS_FILE: _, DATA_DIR: __, BUILD_DIR: ___, ...env } = process.env;
  const path = `${machine}/bin:${resolve("node_modules/.bin")}:${env.PATH}`;
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", here(script)], {
    encoding: "utf8",
    env: { ...env, PATH: path, ROOT: machine, NODE_ENV: undefined },
  });
  return { status, said: stdout + stderr };
}

function post() {
  const headers = { "content-type": "application/json" };
  return fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: "POST",
    headers,
    body: JSON.stringify(exampleMessage()),
  });
}

function writeCommand(name: string, script: string): void {
  writeFileSync(join(machine, "bin", name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(machine, "bin", name), 0o755);
}

function npmPath(): string {
  return spawnSync("bash", ["-c", "command -v npm"], { encoding: "utf8" }).stdout.trim();
}

/**
 * Starts and stops what the installed unit describes: its credential, environment, folder and
 * command.
 */
const systemctl = `unit=$ROOT/etc/systemd/system/site.service
value() { sed -n "s/^$1=//p" "$unit"; }
stop() { if [ -f "$ROOT/pid" ]; then kill "$(cat "$ROOT/pid")"; while kill -0 "$(cat "$ROOT/pid")" 2>/dev/null; do sleep 0.1; done; rm "$ROOT/pid"; fi; }
start() {
  credential=$(value LoadCredential)
  mkdir -p "$ROOT/run"
  cp "\${credential#*:}" "$ROOT/run/\${credential%%:*}" || exit 1
  : > "$ROOT/service.log"
  cd "$(value WorkingDirectory)"
  env -i PATH=/usr/bin:/bin $(value Environment | sed "s|%d|$ROOT/run|") $(value ExecStart) >> "$ROOT/service.log" 2>&1 < /dev/null &
  echo $! > "$ROOT/pid"
  until grep -q "Staff token" "$ROOT/service.log"; do kill -0 "$(cat "$ROOT/pid")" || { cat "$ROOT/service.log" >&2; exit 1; }; sleep 0.1; done
}
case "$*" in
  daemon-reload|"enable --now site.socket"|"enable --now site-release.timer"|"enable site") ;;
  "start site") start;; "stop site") stop;; "restart site") stop; start;; *) exit 2;;
esac`;
