import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Original } from "content/picture.ts";
import { type DeskFault, deskPaths, type Hit, type Opened } from "desk/wire.ts";
import { made, namesOf } from "web/text/make-picture.ts";
import type { DeskFile } from "./files.ts";
import type { PagesJobs } from "./pages-thread.ts";
import type { NamedPicture } from "./picture-uses.ts";
import { createThread } from "./thread.ts";
import type { WordsJobs } from "./words-thread.ts";

/**
 * All that the desk needs of the site's own code. It runs in threads, so that no request waits for
 * it. `folder`: a folder of content, which stays as it is once it has been asked about.
 */
export type DeskSite = {
  /** The files that the desk edits, in the order of the list. */
  readonly entries: (folder: string) => Promise<readonly DeskFile[]>;
  /** Texts with all of these words, of all files or of one. */
  readonly find: (folder: string, words: string, file?: string) => Promise<readonly Hit[]>;
  /** Every place that names a picture, with the picture's path, of all files or of one. */
  readonly pictureUses: (folder: string, file?: string) => Promise<readonly NamedPicture[]>;
  /**
   * The form of a file and what its words may name, as in `folder`; null when the desk does not
   * edit the file.
   */
  readonly describe: (
    file: string,
    folder: string,
  ) => Promise<Pick<Opened, "form" | "references" | "pages" | "shownAt"> | null>;
  /**
   * The faults and doubts of the whole site with the words of `folder`; those of `file` have the
   * path of their field.
   */
  readonly check: (folder: string, file: string) => Promise<readonly DeskFault[]>;
  /**
   * The page at an address with the words of `folder`, without scripts, its files below
   * /api/desk/site/. Null when there is no such page. Rejects with an UnreadableWords while faults
   * keep it from being drawn.
   */
  readonly preview: (path: string, folder: string) => Promise<string | null>;
  /** Where a file is that a preview names, after /api/desk/site/; null when there is none. */
  readonly file: (name: string) => Promise<string | null>;
  readonly close: () => Promise<void>;
};

/**
 * Opens the site of a project. The pages are bundled meanwhile: the first preview waits for that.
 */
export function openDeskSite(project: string): DeskSite {
  const bundle = join(project, ".cache/desk/pages");
  const words = createThread<WordsJobs>(new URL("./words-thread.ts", import.meta.url));
  const pages = createThread<PagesJobs>(new URL("./pages-thread.ts", import.meta.url));
  const closed = new AbortController();
  const prepared = bundlePages(project, bundle, closed.signal);
  // The first page that is drawn makes the next ones quick. Faults are told to whoever asks for a
  // preview.
  prepared
    .then(() => pages.run("page", "/", join(project, "content"), bundle))
    .catch(() => undefined);
  const pictures = new Map<string, Original>();
  /** Publishing asks again what the last save has asked. */
  const checks = new Map<string, ReturnType<DeskSite["check"]>>();
  let drawing: Promise<unknown> = Promise.resolve();

  return {
    entries: (folder) => words.run("entries", folder),
    find: (...where) => words.run("find", ...where),
    pictureUses: (...where) => words.run("pictureUses", ...where),
    describe: (file, folder) => words.run("describe", file, folder),
    check(folder, file) {
      const key = `${folder} ${file}`;
      // The page that somebody waits for comes first.
      const checked =
        checks.get(key) ??
        drawing.catch(() => undefined).then(() => words.run("check", folder, file));
      if (checks.size > 20) checks.clear();
      checks.set(key, checked);
      checked.catch(() => checks.delete(key));
      return checked;
    },
    async preview(path, folder) {
      await prepared;
      const drawn = pages.run("page", path, folder, bundle);
      drawing = drawn;
      const page = await drawn;
      for (const [src, original] of page?.pictures ?? []) pictures.set(basename(src), original);
      return page && withoutScripts(page.html);
    },
    async file(name) {
      if (!/^assets\/[\w-][\w.-]*$/.test(name)) return null;
      const path = join(bundle, name);
      if (existsSync(path)) return path;
      const original = pictures.get(basename(name).replace(/-(?:\d+|preview)\.\w+$/, ""));
      return original && namesOf(original).includes(basename(name))
        ? made(original, basename(name))
        : null;
    },
    async close() {
      closed.abort();
      await Promise.all([words.close(), pages.close()]);
    },
  };
}

async function bundlePages(project: string, out: string, signal: AbortSignal): Promise<void> {
  const bundler = fileURLToPath(new URL("./bundle.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [bundler, project, out], {
    env: { ...process.env, NODE_ENV: "production" },
    signal,
  });
}

/** The document as the desk may show it. Links of files lead to the desk's own server. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/(?<=["'(,\s])\/assets\//g, `${deskPaths.site}assets/`);
}
