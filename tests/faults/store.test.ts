import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../support/service.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;

const memory = mountMemory(1_024);
const ext4 = mountExt4();
for (const { skipped } of [memory, ext4]) if (skipped) process.stderr.write(`${skipped}\n`);
afterAll(() => {
  memory.disk?.unmount();
  ext4.disk?.unmount();
});

let ahead = 0;
beforeEach(() => {
  ahead = 0;
});
const start = (folder: string) =>
  startTestServer({ DATA_DIR: folder }, { clock: { now: () => Date.now() + ahead } });

test.skipIf(!memory.disk)(
  "a full disk is told to the visitor, costs nothing that was acknowledged, and is over when there is room again",
  async () => {
    const folder = join(memory.disk?.folder ?? "", "data");
    const server = await start(folder);
    const acknowledged = [await acknowledge(server)];
    const ballast = join(folder, "ballast");
    writeFileSync(ballast, Buffer.alloc(400 * 1024));
    for (let status = 201; status === 201; ) {
      const answer = await server.postJson(exampleMessage("many words ".repeat(500)));
      status = answer.status;
      if (status === 201) acknowledged.push(await referenceOf(answer));
    }
    await expectTruth(server);
    rmSync(ballast);
    acknowledged.push(await until(() => acknowledge(server).catch(() => "")));
    await expectNothingLost(server, folder, acknowledged);
    await server.stop();
  },
);

test.skipIf(!memory.disk)(
  "a start on a full disk says so to the visitor, and takes messages once there is room",
  async () => {
    const folder = join(memory.disk?.folder ?? "", "full");
    mkdirSync(folder);
    const server = await start(folder);
    const acknowledged = [await acknowledge(server)];
    await server.stop({ keep: true });
    const ballast = join(folder, "ballast");
    // More than fits: the disk is filled completely.
    expect(() => writeFileSync(ballast, Buffer.alloc(2 * 1024 * 1024))).toThrow();
    const again = await start(folder);
    await expectTruth(again);
    rmSync(ballast);
    acknowledged.push(await until(() => acknowledge(again).catch(() => "")));
    await expectNothingLost(again, folder, acknowledged);
    await again.stop();
  },
);

test.skipIf(!ext4.disk)(
  "a disk that turns read-only is told to the visitor, and nothing acknowledged is missing afterwards",
  async () => {
    const folder = join(ext4.disk?.folder ?? "", "data");
    const server = await start(folder);
    const acknowledged = [await acknowledge(server), await acknowledge(server)];
    ext4.disk?.fail();
    await expectTruth(server);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
      status: "not ready",
    });
    const late = await start(folder);
    await expectTruth(late);
    await late.stop({ keep: true });
    await server.stop({ keep: true });
    // Only a new mount makes it writable again, as with a real disk.
    ext4.disk?.repair();
    const again = await start(folder);
    acknowledged.push(await acknowledge(again));
    await expectNothingLost(again, folder, acknowledged);
    await again.stop();
  },
);

test("a data folder that is gone is told to the visitor, and all is well when it is back", async () => {
  const server = await startTestServer({}, { clock: { now: () => Date.now() + ahead } });
  const folder = server.config.dataDir;
  const acknowledged = [await acknowledge(server)];
  renameSync(folder, `${folder}-away`);
  await expectTruth(server);
  expect(existsSync(join(folder, "contact.sqlite"))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
  renameSync(`${folder}-away`, folder);
  acknowledged.push(await acknowledge(server));
  await expectNothingLost(server, folder, acknowledged);
  await server.stop();
});

test("a store that another process has locked is told to the visitor, and all is well when that lets go", async () => {
  const server = await startTestServer({}, { clock: { now: () => Date.now() + ahead } });
  const folder = server.config.dataDir;
  const acknowledged = [await acknowledge(server)];
  const lock = `const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(process.argv[1], { timeout: 5000 }).exec("BEGIN IMMEDIATE"); console.log("locked"); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["-e", lock, join(folder, "contact.sqlite")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise((resolve) => other.stdout.once("data", resolve));
  await expectTruth(server);
  other.kill("SIGKILL");
  await new Promise((resolve) => other.once("exit", resolve));
  acknowledged.push(await acknowledge(server));
  await expectNothingLost(server, folder, acknowledged);
  await server.stop();
});

async function acknowledge(server: Server): Promise<string> {
  const answer = await server.postJson(exampleMessage());
  expect(answer.status).toBe(201);
  return referenceOf(answer);
}

async function referenceOf(answer: Response): Promise<string> {
  const receipt = await answer.json();
  return String(receipt.reference);
}

/**
 * Expects 503 with the telephone number, a form that keeps all its words, and a site that is
 * served.
 */
async function expectTruth(server: Server): Promise<void> {
  const words = "my words ".repeat(500).trim();
  const [json, form] = await Promise.all([
    server.postJson(exampleMessage(words)),
    server.postForm(exampleMessage(words)),
  ]);
  expect([json.status, form.status]).toEqual([503, 503]);
  const { display } = server.service.company.phone;
  expect(await json.json()).toMatchObject({
    code: "store-unavailable",
    detail: expect.stringContaining(display),
  });
  const page = await form.text();
  expect(page).toContain(words);
  expect(page).toContain(display);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

/**
 * Every acknowledged message is listed in full and arrives; nothing unlisted arrives. Waiting
 * retries get their time.
 */
async function expectNothingLost(
  server: Server,
  folder: string,
  acknowledged: readonly string[],
): Promise<void> {
  const { items } = await (await server.list("?limit=200")).json();
  const listed = items.map((item: { reference: string }) => item.reference);
  expect(listed).toEqual(expect.arrayContaining([...acknowledged]));
  const delivered = () =>
    existsSync(join(folder, "mail"))
      ? readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml"))
      : [];
  await until(() => {
    ahead += 5_000;
    return delivered().length >= listed.length;
  });
  expect(
    delivered()
      .map((name) => name.replace(".eml", ""))
      .sort(),
  ).toEqual([...listed].sort());
  const copy = new DatabaseSync(join(folder, "contact.sqlite"), { readOnly: true });
  expect(copy.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  copy.close();
}

type SmallDisk = {
  readonly folder: string;
  /**
   * Makes the kernel mount it read-only under the running server, as a failing disk does (ext4
   * only).
   */
  readonly fail: () => void;
  /** Mounts it again, writable. No process may have files open on it. */
  readonly repair: () => void;
  readonly unmount: () => void;
};

type MountedDisk =
  | { readonly disk: SmallDisk; readonly skipped: null }
  | { readonly disk: null; readonly skipped: string };

/**
 * Mounts a file system of `kib` KiB in memory, or returns the reason why that is impossible here.
 */
function mountMemory(kib: number): MountedDisk {
  return attempt((folder) => run("mount", ["-t", "tmpfs", "-o", `size=${kib}k`, "tmpfs", folder]));
}

/** Mounts a new ext4 of 16 MiB from a file, or returns the reason why that is impossible here. */
function mountExt4(): MountedDisk {
  return attempt((folder) => {
    const image = `${folder}.image`;
    if (!existsSync(image)) {
      writeFileSync(image, Buffer.alloc(16 * 1024 * 1024));
      run("mkfs.ext4", ["-q", image]);
    }
    run("mount", ["-o", "loop,errors=remount-ro", image, folder]);
    if (!existsSync(errorTrigger(folder)))
      throw new Error("the kernel offers no way to let an ext4 fail");
  });
}

function attempt(make: (folder: string) => void): MountedDisk {
  if (process.getuid?.() !== 0)
    return { disk: null, skipped: "SKIPPED: only root may mount a file system to fill or break" };
  const folder = mkdtempSync(join(tmpdir(), "contact-disk-"));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.image`, { force: true });
  };
  const unmount = () => {
    // After a failed test files may still be open.
    run("umount", ["-l", folder]);
    remove();
  };
  const repair = () => {
    run("umount", [folder]);
    make(folder);
  };
  try {
    make(folder);
    return {
      disk: { folder, fail: () => writeFileSync(errorTrigger(folder), "1"), repair, unmount },
      skipped: null,
    };
  } catch (error) {
    if (isMounted(folder)) run("umount", [folder]);
    remove();
    return {
      disk: null,
      skipped: `SKIPPED: no file system could be mounted (${error instanceof Error ? error.message : error})`,
    };
  }
}

function errorTrigger(folder: string): string {
  const device = run("findmnt", ["-n", "-o", "SOURCE", folder]).trim();
  return `/sys/fs/ext4/${device.replace("/dev/", "")}/trigger_fs_error`;
}

function isMounted(folder: string): boolean {
  try {
    return run("findmnt", ["-n", folder]) !== "";
  } catch {
    return false;
  }
}

function run(command: string, options: readonly string[]): string {
  return execFileSync(command, options, { stdio: ["ignore", "pipe", "ignore"] }).toString();
}
