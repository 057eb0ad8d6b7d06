import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "#server/config.ts";
import { findNginx } from "../support/nginx.ts";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");

test("the container has the Node that package.json pins, and does not run as root", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const container = read("Containerfile");
  expect(/^ARG NODE=(.+)$/m.exec(container)?.[1]).toBe(dependencies.node);
  expect(container).toMatch(/^USER node$/m);
  expect(container).toMatch(/^HEALTHCHECK /m);
});

test("every folder that the server imports from is in the container", () => {
  const copied = [...read("Containerfile").matchAll(/^COPY --from=build \/site\/(\w+) /gm)].map(([, folder]) => folder);
  expect(copied).toEqual(expect.arrayContaining(["server", "shared", "content", "build"]));
});

test("the examples use settings that exist", () => {
  const named = [
    ...[...read("compose.yaml").matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = ""]) => name),
    ...[...read("probata.service").matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name = ""]) => name),
    ...[...read("Containerfile").matchAll(/ ([A-Z_]+)=\S+/g)].map(([, name = ""]) => name),
  ].filter((name) => !["NODE_ENV", "NODE", "AF_INET"].includes(name));
  expect(named).toContain("DATABASE_URL");
  expect(named.filter((name) => !settingNames.some((known) => known === name))).toEqual([]);
});

test("nginx takes its example", (context) => {
  const nginx = findNginx();
  if (nginx.found === null) return context.skip(nginx.skipped);
  const folder = mkdtempSync(join(tmpdir(), "nginx-example-"));
  context.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Without its certificate, which a test does not have.
  const config = read("nginx.conf")
    .replaceAll(/^ *ssl_certificate.*$/gm, "")
    .replaceAll(" ssl http2;", ";")
    .replaceAll("include probata/", `include ${resolve("deploy/nginx")}/`)
    .replaceAll(/\/dev\/std(out|err)/g, `${folder}/log`)
    .replaceAll(/server site-\d:3000/g, "server 127.0.0.1:3000");
  writeFileSync(join(folder, "nginx.conf"), `pid ${folder}/pid;\n${config}`);
  const { stderr, status } = spawnSync(nginx.found, ["-t", "-c", join(folder, "nginx.conf"), "-e", "stderr"], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
