import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openDesk } from "desk/desk.ts";
import type { Person } from "desk/drafts.ts";
import type { DeskSite } from "desk/site/site.ts";

export const anna: Person = { name: "Anna Writer", mail: "anna@desk.example", mayPublish: false };
export const ben: Person = { name: "Ben Publisher", mail: "ben@desk.example", mayPublish: true };

export const about = "content/pages/about.yaml";
const files = {
  [about]:
    "# The page.\ntitle: About us\nlead: >-\n  Words of the lead.\nfacts:\n  - title: One\n    text: first\n  - title: Two\n    text: second\n",
  "content/pages/home.yaml": "title: Home\n",
  "content/people.yaml": "moss:\n  name: Ida Moss\n",
  "content/navigation.yaml": "practices:\n  ai:\n    name: AI\n",
  "content/articles/first.md": "---\ntitle: First # kept\n---\n\nOne line.\n\nAnother line.\n",
  "content/code.ts": "export const code = 1;\n",
  "README.md": "# Project\n",
  ".gitignore": ".cache/\n",
};

/** A site of any YAML and Markdown: WRONG is a fault, DOUBT a doubt. */
export function standInSite(change: Partial<DeskSite> = {}): DeskSite {
  const entries = (folder: string) =>
    globSync("**/*.{yaml,md}", { cwd: folder })
      .toSorted()
      .map((name) => ({
        file: `content/${name}`,
        title: name.replace(/^.*\/|\.\w+$/g, ""),
        group: "All",
      }));
  return {
    entries: async (folder) => entries(folder),
    find: async (folder, words, file) =>
      entries(folder)
        .filter((entry) => file === undefined || entry.file === file)
        .flatMap(({ file, title }) => {
          const text = readFileSync(join(folder, file.replace("content/", "")), "utf8");
          return text.includes(words) ? { file, title, path: [], label: "", text: words } : [];
        }),
    pictureUses: async (folder, file) =>
      entries(folder)
        .filter((entry) => file === undefined || entry.file === file)
        .flatMap(({ file, title }) => {
          const text = readFileSync(join(folder, file.replace("content/", "")), "utf8");
          const place = { file, title, path: ["picture", "file"], label: "Picture" };
          return [...text.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(([, alt = "", name = ""]) => ({
            ...place,
            alt,
            picture: join(dirname(file), name),
          }));
        }),
    describe: async (file) =>
      file.includes("specimen")
        ? null
        : {
            form: { label: file, optional: false, kind: "fields", fields: [] },
            references: [],
            pages: [],
            shownAt: ["/about"],
          },
    check: async (folder) =>
      entries(folder).flatMap(({ file }) => {
        const lines = readFileSync(join(folder, file.replace("content/", "")), "utf8").split("\n");
        return lines.flatMap((text, i) =>
          /WRONG|DOUBT/.test(text)
            ? {
                file,
                line: i + 1,
                path: null,
                message: "this is wrong",
                isDoubt: text.includes("DOUBT"),
              }
            : [],
        );
      }),
    preview: async (at, folder) =>
      at === "/about" ? readFileSync(join(folder, "pages/about.yaml"), "utf8") : null,
    file: async () => null,
    close: async () => {},
    ...change,
  };
}

export type TestProject = ReturnType<typeof createProject>;

/** The first project as it began, to be copied: git takes half a second for it. */
let begun: string | undefined;

/** A repository with a few files of content on its branch main, checked out. */
export function createProject() {
  const folder = mkdtempSync(join(tmpdir(), "desk-project-"));
  const who = ["-c", "user.name=An Engineer", "-c", "user.email=engineer@desk.example"];
  const git = (...args: string[]) =>
    execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
  const put = (changed: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  if (begun) cpSync(begun, folder, { recursive: true });
  else {
    put(files);
    git("init", "-q", "--template=", "-b", "main");
    git("add", "-A");
    git("commit", "-q", "-m", "Begin");
    begun = mkdtempSync(join(tmpdir(), "desk-begun-"));
    cpSync(folder, begun, { recursive: true });
    process.once("exit", () => rmSync(begun ?? "", { recursive: true, force: true }));
  }
  return {
    folder,
    git,
    put,
    /** An engineer's commit. */
    commit(changed: Readonly<Record<string, string>>) {
      put(changed);
      git("add", "-A");
      git("commit", "-q", "-m", "By an engineer");
      return git("rev-parse", "HEAD");
    },
    onDisk: (path: string) => readFileSync(join(folder, path), "utf8"),
  };
}

/** The desk of a project. `trail`: what was published, as the audit trail has it. */
export async function deskOf(project: string, more: Partial<Parameters<typeof openDesk>[0]> = {}) {
  const trail: string[] = [];
  const record = async ({ name }: Person, file: string) => void trail.push(`${name} ${file}`);
  const settings = {
    project,
    branch: null,
    remote: null,
    release: null,
    record,
    onError: () => {},
    site: standInSite(),
  };
  const desk = await openDesk({ ...settings, ...more });
  return { ...desk, trail };
}
