import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { exampleMessage, startTestServer, until } from "../support/service.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;

let siteFolder: string;
let server: Server | null;
beforeEach(() => {
  siteFolder = mkdtempSync(join(tmpdir(), "contact-site-"));
  writeFileSync(join(siteFolder, "index.html"), "<!doctype html><title>Home</title>");
  server = null;
});
afterEach(async () => {
  await server?.stop();
  rmSync(siteFolder, { recursive: true, force: true });
});

/** Pages are served, the form says truthfully that it cannot store, and readiness reports it. */
async function expectPagesWithoutStore({
  url,
  postJson,
  postForm,
  list,
  service,
}: Server): Promise<void> {
  const page = await fetch(`${url}/`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("<title>Home</title>"),
  ]);
  const answers = [
    await postJson(exampleMessage("my words")),
    await postForm(exampleMessage("my words")),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(service.company.phone.display);
  }
  expect((await list()).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect(await service.metrics.text()).toContain("store_up 0");
}

async function expectRecovery({ url, postJson, list }: Server): Promise<void> {
  expect(await until(async () => (await postJson(exampleMessage("after"))).status === 201)).toBe(
    true,
  );
  const { items } = await (await list("?q=after")).json();
  expect(items).toHaveLength(1);
  expect(await until(async () => (await fetch(`${url}/readyz`)).status === 200)).toBe(true);
}

test("without its data folder the site is served, and the form works when the folder is there", async () => {
  const parent = mkdtempSync(join(tmpdir(), "contact-late-"));
  const DATA_DIR = join(parent, "disk", "data");
  // A file blocks the place where the disk will be mounted.
  writeFileSync(join(parent, "disk"), "");
  server = await startTestServer({ DATA_DIR }, { siteFolder, inTime: true });
  await expectPagesWithoutStore(server);
  renameSync(join(parent, "disk"), join(parent, "nothing"));
  await expectRecovery(server);
  rmSync(parent, { recursive: true, force: true });
});

describe("a PostgreSQL that is not there at the start", async () => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) {
    test.skip(skipped, () => {});
    return;
  }
  afterAll(() => postgres.stop());

  test("The site is served without its PostgreSQL, and the form works once that comes", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    await postgres.crash();
    server = await startTestServer({ DATABASE_URL }, { siteFolder, inTime: true });
    await expectPagesWithoutStore(server);
    await postgres.restart();
    await expectRecovery(server);
  });

  test("or silent, does not hold up the start", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    postgres.freeze();
    try {
      server = await startTestServer({ DATABASE_URL }, { siteFolder, inTime: true });
      await expectPagesWithoutStore(server);
    } finally {
      postgres.thaw();
    }
    await expectRecovery(server);
  });
});
