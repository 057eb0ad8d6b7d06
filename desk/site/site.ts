import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Original } from "content/picture.ts";
import { type DeskFault, deskPaths, type Form, type Opened } from "desk/wire.ts";
import { made, namesOf } from "web/text/make-picture.ts";
import type { DeskFile } from "./files.ts";
import type { Answer, Jobs, Order } from "./worker.ts";

/**
 * All that the desk needs of the site's own code. It runs in threads, so that no request waits for it. `folder`: a folder of content, which
 * stays as it is once it has been asked about.
 */
export type DeskSite = {
  /** The files that the desk edits, in the order of the list. */
  readonly entries: (folder: string) => Promise<readonly DeskFile[]>;
  /** The form of a file, its choices read from `folder`; null when the desk does not edit the file. */
  readonly formOf: (file: string, folder: string) => Promise<Form | null>;
  readonly references: (folder: string) => Promise<Opened["references"]>;
  /** The faults and doubts of the whole site with the words of `folder`; those of `file` have the path of their field. */
  readonly check: (folder: string, file: string) => Promise<readonly DeskFault[]>;
  /** Addresses of pages that show the file's words, the most telling first. */
  readonly shownAt: (file: string) => Promise<readonly string[]>;
  /**
   * The page at an address with the words of `folder`, without scripts, its files below /api/desk/site/. Null when there is no such page.
   * Rejects with an UnreadableWords while faults keep it from being drawn.
   */
  readonly preview: (path: string, folder: string) => Promise<string | null>;
  /** A file that a preview names, after /api/desk/site/; null when there is none. */
  readonly file: (name: string) => Promise<{ readonly path: string; readonly type: string } | null>;
  readonly close: () => Promise<void>;
};

/** The words have faults that keep a page from being drawn. Its message has a line for each. */
export class UnreadableWords extends Error {
  override readonly name = "UnreadableWords";
}

const types: Readonly<Record<string, string>> = {
  woff2: "font/woff2",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

/** Opens the site of a project. The pages are bundled meanwhile, unless they were before: the first preview waits for that. */
export function openDeskSite(project: string): DeskSite {
  const bundle = join(project, ".cache/desk/pages");
  const words = createThread();
  const pages = createThread();
  const prepared = pages.run("prepare", project, bundle);
  // Who asks for a preview is told.
  prepared.catch(() => undefined);
  const pictures = new Map<string, Original>();
  /** Publishing asks again what the last save has asked. */
  const checks = new Map<string, ReturnType<DeskSite["check"]>>();

  return {
    entries: (folder) => words.run("entries", folder),
    formOf: (file, folder) => words.run("form", file, folder),
    references: (folder) => words.run("references", folder),
    check(folder, file) {
      const key = `${folder} ${file}`;
      const checked = checks.get(key) ?? words.run("check", folder, file);
      if (checks.size > 20) checks.clear();
      checks.set(key, checked);
      checked.catch(() => checks.delete(key));
      return checked;
    },
    shownAt: (file) => words.run("shownAt", file),
    async preview(path, folder) {
      await prepared;
      const page = await pages.run("page", path, folder, bundle);
      for (const [src, original] of page?.pictures ?? []) pictures.set(basename(src), original);
      return page && withoutScripts(page.html);
    },
    async file(name) {
      const type = types[/\.(\w+)$/.exec(name)?.[1] ?? ""];
      if (!type || !/^assets\/[\w.-]+$/.test(name)) return null;
      const path = join(bundle, name);
      if (existsSync(path)) return { path, type };
      const original = pictures.get(basename(name).replace(/-(?:\d+|preview)\.\w+$/, ""));
      return original && namesOf(original).includes(basename(name)) ? { path: await made(original, basename(name)), type } : null;
    },
    close: async () => void (await Promise.all([words.close(), pages.close()])),
  };
}

/** A thread of the site's code, started when it is needed and again after a failure. */
function createThread() {
  let worker: Worker | null = null;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const start = () => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { env: { ...process.env, NODE_ENV: "production" } });
    const fail = (error: Error) => {
      worker = null;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    };
    started.on("message", ({ id, value, error, isFault }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(value);
      else asked?.reject(isFault ? new UnreadableWords(error) : new Error(error));
    });
    started.on("error", fail);
    started.on("exit", () => fail(new Error("The thread of the site's code has ended")));
    // The desk ends when its server ends.
    started.unref();
    return started;
  };
  return {
    run<K extends keyof Jobs>(job: K, ...args: Parameters<Jobs[K]>): ReturnType<Jobs[K]> {
      const asked = Promise.withResolvers<unknown>();
      waiting.set(++last, asked);
      worker ??= start();
      worker.postMessage({ id: last, job, args } as Order);
      return asked.promise as ReturnType<Jobs[K]>;
    },
    close: async () => void (await worker?.terminate()),
  };
}

/** The document as the desk may show it. Links of files lead to the desk's own server. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/(?<=["'(,\s])\/assets\//g, `${deskPaths.site}assets/`);
}
