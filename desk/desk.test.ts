import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { PNG } from "pngjs";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  about,
  anna,
  ben,
  createProject,
  deskOf,
  standInSite,
  type TestProject,
} from "../tests/support/desk.ts";
import type { Person } from "./drafts.ts";
import { createFolders, openRepository } from "./repository.ts";
import { toDeskProblem } from "./routes.ts";

type Open = Awaited<ReturnType<typeof deskOf>>;
type Page = { title: string; lead: string; facts: { title: string; text: string }[] };

let project: TestProject;
let desk: Open;
let now: number;
let opened: { close: () => Promise<void> }[];

beforeEach(async () => {
  project = createProject();
  now = Date.UTC(2026, 10, 26, 12);
  opened = [];
  desk = await open();
});
afterEach(async () => {
  for (const one of opened) await one.close();
  rmSync(project.folder, { recursive: true, force: true });
});

async function open(more: Parameters<typeof deskOf>[1] = {}): Promise<Open> {
  const one = await deskOf(project.folder, { now: () => now, ...more });
  opened.push(one);
  return one;
}

/** Opens the page, changes it and saves it. `version`: of an earlier look. */
async function save(
  who: Person,
  change: (page: Page) => void,
  { file = about, at = desk, version = "" } = {},
) {
  const seen = await at.drafts.open(file);
  const words = structuredClone(seen.words);
  change(Object(words.value));
  return at.drafts.save({ file, version: version || seen.version, words }, who);
}
const seen = async (file = about) => ({ file, version: (await desk.drafts.open(file)).version });
const publish = async (file = about, who = ben) =>
  desk.publication.publish([await seen(file)], who);
const tip = () => project.git("rev-parse", "main");
const shown = (file = about) => project.git("show", `main:${file}`);
const draftOf = async (file = about) =>
  (await desk.drafts.list()).find((entry) => entry.file === file)?.draft;

describe("a draft", () => {
  test("A draft is a branch with the person's name, and changes no published words", async () => {
    const before = tip();
    const saved = await save(anna, (page) => (page.title = "About them"));
    expect(saved).toMatchObject({
      words: { value: { title: "About them" } },
      with: null,
      clashes: [],
    });
    expect(project.git("log", "-1", "--format=%an %cn", "desk/pages/about")).toBe(
      "Anna Writer Desk",
    );
    expect(
      project
        .git("diff", "--unified=0", "main", "desk/pages/about")
        .split("\n")
        .filter((line) => /^[+-][^+-]/.test(line)),
    ).toEqual(["-title: About us", "+title: About them"]);
    expect([tip(), project.git("status", "--porcelain")]).toEqual([before, ""]);
    expect(await desk.drafts.open(about)).toMatchObject({
      published: { value: { title: "About us" } },
      words: { value: { title: "About them" } },
      version: saved.version,
      draft: { by: "Anna Writer", state: "draft", publishAt: null, problem: null, removes: false },
      shownAt: ["/about"],
    });
    expect(await draftOf()).toMatchObject({ by: "Anna Writer" });
    expect(await desk.drafts.preview(about, "/about")).toContain("About them");
    expect(await draftOf("content/pages/home.yaml")).toBeNull();
  });

  test("A save that changes nothing makes no draft", async () => {
    await save(anna, () => {});
    expect(await draftOf()).toBeNull();
  });

  test("A draft merges by field what two people save; the second is told by whom", async () => {
    const { version } = await seen();
    await save(anna, (page) => Object.assign(page, { title: "Anna's", lead: "Anna's lead." }), {
      version,
    });
    const saved = await desk.drafts.save(
      {
        file: about,
        version,
        words: {
          value: {
            title: "Ben's",
            lead: "Words of the lead.",
            facts: [
              { title: "One", text: "Ben's" },
              { title: "Two", text: "second" },
            ],
          },
          body: null,
        },
      },
      ben,
    );
    expect(saved.words.value).toMatchObject({
      title: "Anna's",
      lead: "Anna's lead.",
      facts: [{ text: "Ben's" }, { text: "second" }],
    });
    expect(saved).toMatchObject({
      with: "Anna Writer",
      clashes: [{ path: ["title"], mine: "Ben's", theirs: "Anna's" }],
    });
    expect(await seen()).toMatchObject({ version: saved.version });
  });

  test("A draft merges prose by lines", async () => {
    const file = "content/articles/first.md";
    const { version, words } = await desk.drafts.open(file);
    await desk.drafts.save(
      { file, version, words: { ...words, body: "One line of Anna.\n\nAnother line.\n" } },
      anna,
    );
    const both = await desk.drafts.save(
      {
        file,
        version,
        words: { value: { title: "Ben's" }, body: "One line.\n\nAnother line.\n\nBen's line.\n" },
      },
      ben,
    );
    expect([both.words.body, both.clashes]).toEqual([
      "One line of Anna.\n\nAnother line.\n\nBen's line.\n",
      [],
    ]);
    expect(project.git("show", `desk/articles/first:${file}`)).toContain("title: Ben's # kept");
    const clash = await desk.drafts.save(
      { file, version, words: { ...words, body: "One line of Ben.\n\nAnother line.\n" } },
      ben,
    );
    expect(clash).toMatchObject({
      clashes: [{ path: ["body"], mine: "One line of Ben.\n\nAnother line.\n" }],
    });
    expect(clash.words.body).toContain("One line of Anna.");
  });

  test("A draft keeps six saves at the same moment from two servers", async () => {
    const other = await open();
    const facts = Array.from({ length: 6 }, (_, i) => `text ${i}`);
    const value = {
      title: "About us",
      facts: facts.map((_, i) => ({ title: `T${i}`, text: "x" })),
    };
    const { version } = await save(anna, (page) => Object.assign(page, value));
    const { words } = await desk.drafts.open(about);
    await Promise.all(
      facts.map((text, i) => {
        const mine = structuredClone(words);
        Object.assign(Object(mine.value).facts[i], { text });
        return (i % 2 ? desk : other).drafts.save({ file: about, version, words: mine }, anna);
      }),
    );
    expect((await desk.drafts.open(about)).words.value).toMatchObject({
      facts: facts.map((text) => ({ text })),
    });
  });

  test("A draft can be discarded, and not in a version that nobody has seen", async () => {
    const { version } = await save(anna, (page) => (page.title = "New"));
    await expect(
      desk.drafts.discard({ file: about, version: "0".repeat(40) }),
    ).rejects.toMatchObject({ status: 409 });
    await desk.drafts.discard({ file: about, version });
    expect([await draftOf(), shown()]).toEqual([null, expect.stringContaining("About us")]);
  });

  test("A draft is made only of files that the desk edits", async () => {
    for (const file of [
      "content/code.ts",
      "README.md",
      "content/../README.md",
      "content/none.yaml",
      "/etc/passwd",
      "content/specimen.yaml",
      "content/pages/about.yaml\n",
      "-x",
    ])
      await expect(desk.drafts.open(file), file).rejects.toMatchObject({ status: 404 });
    await expect(
      desk.drafts.create({ kind: "article", title: "../..", from: null }, anna),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      desk.drafts.save({ file: about, version: "x", words: { value: "text", body: null } }, anna),
    ).rejects.toMatchObject({
      status: 422,
    });
  });

  test("A search finds the words of a draft and not those that the draft has replaced", async () => {
    await save(anna, (page) => (page.lead = "Words of the draft."));
    expect(await desk.drafts.search("Words of the draft")).toMatchObject([{ file: about }]);
    expect(await desk.drafts.search("Words of the lead")).toEqual([]);
    expect(await desk.drafts.search("One line.")).toMatchObject([{ title: "first" }]);
  });

  test("A new article or service page begins with words to write over, and takes its name", async () => {
    expect(
      await desk.drafts.create(
        { kind: "article", title: "../Clawback: in time?", from: null },
        anna,
      ),
    ).toEqual({
      file: "content/articles/clawback-in-time.md",
    });
    expect(await desk.drafts.open("content/articles/clawback-in-time.md")).toMatchObject({
      published: null,
      words: {
        value: {
          id: "clawback-in-time",
          title: "../Clawback: in time?",
          author: "moss",
          date: "2026-11-26",
        },
        body: "The first paragraph.\n",
      },
    });
    await expect(
      desk.drafts.create({ kind: "article", title: "Clawback in time", from: null }, ben),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      desk.drafts.create({ kind: "article", title: "First", from: null }, ben),
    ).rejects.toMatchObject({ status: 409 });
    await desk.drafts.create({ kind: "service", title: "Depositions", from: null }, anna);
    const entries = (await desk.drafts.list()).filter(({ isNew }) => isNew);
    expect(entries.map(({ file, title }) => [file, title])).toEqual([
      ["content/articles/clawback-in-time.md", "clawback-in-time"],
      ["content/services/depositions.yaml", "depositions"],
    ]);
    await publish("content/services/depositions.yaml");
    expect(project.git("log", "-1", "--format=%s")).toBe("Add depositions");
    // An alias of YAML, which the check of content refuses.
    expect(project.onDisk("content/services/depositions.yaml")).not.toMatch(/[&*]a\d/);
  });

  test("A copy of an article has its words and pictures, and an id, a title and a day of its own", async () => {
    const from = "content/articles/first.md";
    project.commit({
      [from]:
        "---\nid: first\ntitle: First\ndate: 2026-01-02\nbates: 7\npublishAt: 2026-01-02 09:00\ncategory: ai\n---\n\nOne line.\n",
    });
    const bytes = PNG.sync.write(new PNG({ width: 1, height: 1 }));
    const { name } = await desk.drafts.addPicture(from, "Hall.png", bytes, anna);
    const { file } = await desk.drafts.create(
      { kind: "article", title: "Second look", from },
      anna,
    );
    expect((await desk.drafts.open(file)).words).toEqual({
      value: { id: "second-look", title: "Second look", date: "2026-11-26", category: "ai" },
      body: expect.stringContaining("One line."),
    });
    expect((await desk.drafts.picture(file, name))?.bytes).toEqual(bytes);
    await expect(
      desk.drafts.create({ kind: "service", title: "Third", from }, anna),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("A note goes with a draft to the reviewer and back, until the next step without one", async () => {
    await save(anna, (page) => (page.title = "New"));
    await desk.drafts.review(await seen(), "review", " Is the figure right? ", anna);
    expect(await draftOf()).toMatchObject({
      state: "review",
      note: { by: anna.name, text: "Is the figure right?" },
    });
    await desk.drafts.review(await seen(), "draft", "No: 145.", ben);
    await save(anna, (page) => (page.title = "Newer"));
    expect(await draftOf()).toMatchObject({
      state: "draft",
      note: { by: ben.name, text: "No: 145." },
    });
    await desk.drafts.review(await seen(), "review", "", anna);
    expect(await draftOf()).toMatchObject({ state: "review", note: null });
  });

  test("A draft that removes an article is published, and undone", async () => {
    const file = "content/articles/first.md";
    await expect(desk.drafts.remove(await seen(), anna)).rejects.toMatchObject({ status: 422 });
    await desk.drafts.remove(await seen(file), anna);
    expect(await desk.drafts.open(file)).toMatchObject({
      draft: { removes: true },
      words: { value: { title: "First" } },
    });
    const { change } = await publish(file);
    expect(() => shown(file)).toThrow();
    expect(existsSync(join(project.folder, file))).toBe(false);
    await desk.publication.undo(file, change, ben);
    expect(shown(file)).toContain("title: First # kept");
  });
});

describe("a drawing", () => {
  const file = "content/people.yaml";
  const drawn = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><path d="M0 0h90v40z"/>${inside}</svg>`,
    );

  test("A logo is kept with its shapes alone, and the writer is told what was left out", async () => {
    const bytes = drawn("<metadata>of a program</metadata><!-- and its words -->");
    const kept = await desk.drafts.addPicture(file, "Lantern.svg", bytes, anna);
    expect(kept).toEqual({ name: "people/lantern.svg", removed: ["metadata"] });
    const { bytes: own, type } = (await desk.drafts.picture(file, kept.name)) ?? {};
    expect([String(own), type]).toEqual([
      expect.not.stringMatching(/metadata|words/),
      "image/svg+xml",
    ]);
    const again = await desk.drafts.addPicture(file, "Lantern.svg", bytes, anna);
    expect(again.name).toBe(kept.name);
  });

  test("A drawing with a script, or one that cannot be drawn, is refused and not kept", async () => {
    const before = project.git("branch", "--list", "desk/*");
    for (const [inside, says] of [
      ["<script>1</script>", /^This drawing has a script\. Export it as a plain SVG/],
      ['<image href="https://a.example/b.png"/>', /not a part of it \(https:/],
      ["<g>", /is not complete/],
    ] as const)
      await expect(
        desk.drafts.addPicture(file, "a.svg", drawn(inside), anna),
      ).rejects.toMatchObject({ status: 422, message: expect.stringMatching(says) });
    expect(project.git("branch", "--list", "desk/*")).toBe(before);
  });
});

describe("the library of pictures", () => {
  const first = "content/articles/first.md";
  const home = "content/pages/home.yaml";
  const red = PNG.sync.write(new PNG({ width: 3, height: 2 }));
  const upload = (file: string, name: string, bytes = red) =>
    desk.drafts.addPicture(file, name, bytes, anna);
  const writeIn = async (file: string, body: string) => {
    const { version, words } = await desk.drafts.open(file);
    await desk.drafts.save({ file, version, words: { ...words, body } }, anna);
  };

  test("The library lists each picture of pages and drafts once, with its places and alt texts", async () => {
    await upload(first, "Hall.png");
    await writeIn(first, "![The hall](first/hall.png)\n");
    await publish(first);
    await writeIn(first, "![The long hall](first/hall.png)\n");
    await upload(about, "Same hall.png");
    await upload(about, "Unused.png", PNG.sync.write(new PNG({ width: 1, height: 1 })));
    const use = { file: first, title: "first" };
    expect(await desk.library.pictures()).toMatchObject([
      {
        name: "articles/first/hall.png",
        size: { width: 3, height: 2 },
        bytes: red.length,
        isNew: false,
        uses: [{ ...use, in: "both", alt: "The long hall" }],
      },
      { name: "pages/about/unused.png", isNew: true, uses: [] },
    ]);
    await writeIn(first, "No picture.\n");
    expect((await desk.library.pictures())[0]?.uses).toMatchObject([
      { ...use, in: "published", alt: "The hall" },
    ]);
    await desk.drafts.discard(await seen(first));
    expect((await desk.library.pictures())[0]?.uses).toMatchObject([{ ...use, in: "both" }]);
  });

  test("A picture of the library is named where the file can name it, and else copied", async () => {
    const { name } = await upload(first, "Hall.png");
    const [picture] = await desk.library.pictures();
    const choice = { id: picture?.id ?? "", name: picture?.name ?? "" };
    const choose = (file: string, more = {}) =>
      desk.drafts.choosePicture({ file, ...choice, ...more }, ben);
    expect(await choose(first)).toEqual({ name });
    // A draft's picture is only in that draft: another one gets a copy.
    expect(await choose(home)).toEqual({ name: "home/hall.png" });
    expect((await desk.drafts.picture(home, "home/hall.png"))?.bytes).toEqual(red);
    await writeIn(first, `![The hall](${name})\n`);
    await publish(first);
    await desk.drafts.discard(await seen(home));
    project.commit({ "content/events.yaml": "title: Events\n" });
    expect(await choose("content/events.yaml")).toEqual({ name: "articles/first/hall.png" });
    expect(await draftOf("content/events.yaml")).toBeNull();
    expect(await choose(home)).toEqual({ name: "home/hall.png" });
    for (const id of ["0".repeat(40), "--all", project.git("rev-parse", `main:${about}`)])
      await expect(choose(home, { id }), id).rejects.toMatchObject({ status: 404 });
  });
});

describe("a link to a draft", () => {
  const file = "/api/desk/site/assets/hall.png";
  const page = `<body class="a"><a class="b" href="/contact">Contact</a><img src="${file}">`;

  test("A shared page says that it is a draft, and its links lead to the published site", async () => {
    const site = standInSite({ preview: async () => page, file: async (name) => `/made/${name}` });
    const at = await open({ site });
    await save(anna, (words) => (words.title = "New"));
    const links = at.linksTo("https://www.site.example");
    const { path } = await links.share(await seen(), "/about");
    const token = path.slice(-43);
    const html = await links.page(token);
    expect(html).toMatch(/^<body class="a"><p role="note".*This page is not public yet\./);
    expect(html).toContain('href="https://www.site.example/contact"');
    expect(html).toContain(`src="${path}/assets/hall.png"`);
    expect(await links.file(token, "assets/hall.png")).toBe("/made/assets/hall.png");
    expect(await links.file(token.replace(/./g, "x"), "assets/hall.png")).toBeNull();
  });

  test("A link to a draft ends after a week, and with the draft", async () => {
    await save(anna, (words) => (words.title = "New"));
    const links = desk.linksTo(null);
    const shared = async () => (await links.share(await seen(), "/about")).path.slice(-43);
    const first = await shared();
    now += 7 * 24 * 3_600_000 - 1;
    expect(await links.page(first)).toContain("New");
    now += 1;
    expect(await links.page(first)).toBeNull();
    const second = await shared();
    await publish();
    expect(await links.page(second)).toBeNull();
  });
});

describe("what the desk keeps beside the repository", () => {
  const places = () => join(project.folder, ".cache/desk/content");

  test("The folders of a desk that was killed are gone when the next one opens", async () => {
    await desk.drafts.preview(about, "/about");
    const [own = "", ...others] = readdirSync(places());
    expect([own, others]).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`)), []]);
    // A folder of words, and no index of git beside it.
    expect(readdirSync(join(places(), own))).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
    // No process has this number: Linux gives none above 4,194,304.
    mkdirSync(join(places(), "9999999-left"));
    // In a container the killed desk had the number of this one.
    mkdirSync(join(places(), `${process.pid}-left`));
    await (await open()).drafts.preview(about, "/about");
    expect(readdirSync(places()).filter((name) => name.includes("left"))).toEqual([]);
  });

  test("A desk keeps only its newest folders while it runs, and none when it is closed", async () => {
    const folders = createFolders(
      {
        ...openRepository(project.folder),
        resolve: async (name) => name.padStart(12, "0").slice(0, 12),
        checkOut: async (_, target) => void mkdirSync(target, { recursive: true }),
      },
      project.folder,
    );
    await desk.close();
    for (let i = 0; i < 45; i += 1) await folders.of(String(i));
    const [own = ""] = readdirSync(places());
    await expect.poll(() => readdirSync(join(places(), own)).length).toBe(40);
    await folders.close();
    expect(readdirSync(places())).toEqual([]);
  });

  test("A draft behind the branch is read again and again without a new object in the repository", async () => {
    await save(anna, (page) => (page.title = "Anna's"));
    project.commit({ [about]: project.onDisk(about).replace("first", "an engineer's") });
    const objects = () => project.git("count-objects");
    await desk.drafts.open(about);
    const before = objects();
    for (let i = 0; i < 5; i += 1) await desk.drafts.open(about);
    expect(objects()).toBe(before);
  });
});

describe("pictures", () => {
  /** A picture of one pixel, of another color for each text. */
  const png = (text: string) => {
    const picture = new PNG({ width: 1, height: 1 });
    picture.data.set([...Buffer.from(text.padEnd(3).slice(0, 3)), 255]);
    return PNG.sync.write(picture);
  };

  test("Pictures are in the draft under a tidy name, and published when the words name them", async () => {
    const first = await desk.drafts.addPicture(
      "content/people.yaml",
      "Ada Whitlock (2026).PNG",
      png("one"),
      anna,
    );
    expect(first).toEqual({ name: "people/ada-whitlock-2026.png" });
    expect(
      await desk.drafts.addPicture(
        "content/people.yaml",
        "Ada Whitlock 2026.png",
        png("one"),
        anna,
      ),
    ).toEqual(first);
    expect(
      await desk.drafts.addPicture(
        "content/people.yaml",
        "ada-whitlock-2026.png",
        png("two"),
        anna,
      ),
    ).toEqual({
      name: "people/ada-whitlock-2026-2.png",
    });
    expect(await desk.drafts.picture("content/people.yaml", first.name)).toEqual({
      bytes: png("one"),
      type: "image/png",
    });
    await save(
      anna,
      (page) => Object.assign(page, { moss: { name: "Ida Moss", picture: first.name } }),
      {
        file: "content/people.yaml",
      },
    );
    await publish("content/people.yaml");
    expect(project.git("ls-tree", "-r", "--name-only", "main", "content/people")).toBe(
      "content/people/ada-whitlock-2026.png",
    );
    expect(existsSync(join(project.folder, "content/people/ada-whitlock-2026.png"))).toBe(true);
  });

  test("A file that is no picture by its bytes, or has another place, is refused", async () => {
    for (const bytes of ["<html/>", "<script>", "GIF89a", ""])
      await expect(
        desk.drafts.addPicture(about, "x.png", Buffer.from(bytes), anna),
      ).rejects.toMatchObject({ status: 415 });
    expect(await desk.drafts.addPicture(about, "../../../etc/x.png", png("x"), anna)).toEqual({
      name: "about/etc-x.png",
    });
    for (const name of [
      "../people.yaml",
      "..",
      "/etc/passwd",
      "a/../../x.png",
      ".hidden.png",
      "x.ts",
    ])
      await expect(desk.drafts.picture(about, name), name).rejects.toMatchObject({ status: 422 });
    expect(await desk.drafts.picture(about, "none.png")).toBeNull();
  });

  test("A picture that is cut off or has too many pixels is refused, and the draft is not made", async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: "red",
        noise: { type: "gaussian", mean: 99, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await expect(
      desk.drafts.addPicture(about, "x.png", noise.subarray(0, -600), anna),
    ).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("damaged"),
    });
    // The same picture, whose head says 17,000 by 16,000.
    const huge = Buffer.from(noise);
    huge.writeUInt32BE(17_000, 16);
    huge.writeUInt32BE(16_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    await expect(desk.drafts.addPicture(about, "x.png", huge, anna)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("too many pixels"),
    });
    expect(await draftOf()).toBeNull();
  });
});

describe("publishing", () => {
  test("A publication is one commit with the names of writer and publisher", async () => {
    const before = tip();
    await save(anna, (page) => (page.title = "About them"));
    const { change, release } = await publish();
    expect([tip(), project.git("rev-parse", "main^")]).toEqual([change, before]);
    expect(release.state).toBe("none");
    expect(project.onDisk(about)).toBe(
      "# The page.\ntitle: About them\nlead: >-\n  Words of the lead.\nfacts:\n  - title: One\n    text: first\n  - title: Two\n    text: second\n",
    );
    expect([
      project.git("status", "--porcelain"),
      project.git("branch", "--list", "desk/*"),
    ]).toEqual(["", ""]);
    expect(await desk.publication.history(about)).toMatchObject([
      { change, by: "Anna Writer, published by Ben Publisher", says: "Change about" },
      { by: "An Engineer", says: "Begin" },
    ]);
    expect(await desk.publication.change(about, change)).toMatchObject({
      before: { value: { title: "About us" } },
      after: { value: { title: "About them" } },
    });
    expect(desk.trail).toEqual(["Ben Publisher content/pages/about.yaml"]);
  });

  test("Publishing needs words without faults: the draft is kept, and all faults are told", async () => {
    const before = tip();
    await save(anna, (page) => (page.title = "WRONG"));
    await expect(publish()).rejects.toMatchObject({
      status: 422,
      faults: [{ file: about, line: 2, message: "this is wrong" }],
    });
    expect([tip(), desk.trail, await draftOf()]).toEqual([
      before,
      [],
      expect.objectContaining({ by: "Anna Writer" }),
    ]);
    await save(anna, (page) => (page.title = "DOUBT"));
    await publish();
    expect(shown()).toContain("DOUBT");
  });

  test("Publishing needs the version that was seen, and a draft", async () => {
    await expect(publish()).rejects.toMatchObject({ status: 409, code: "no-draft" });
    const { version } = await save(anna, (page) => (page.title = "One"));
    await save(anna, (page) => (page.title = "Two"));
    await expect(desk.publication.publish([{ file: about, version }], ben)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Anna Writer"),
    });
  });

  test("Words that are saved while a publication waits for its turn are not published with it", async () => {
    const { promise: checked, resolve: endCheck } = Promise.withResolvers<void>();
    const { promise: waiting, resolve: begun } = Promise.withResolvers<void>();
    const home = "content/pages/home.yaml";
    const site = standInSite();
    const slow: typeof site.check = async (folder, file) => {
      begun();
      if (file === home) await checked;
      return site.check(folder, file);
    };
    const other = await open({ site: { ...site, check: slow } });
    await save(anna, (page) => (page.title = "Another page"), { file: home, at: other });
    await save(anna, (page) => (page.title = "Words that Ben has read"), { at: other });
    const first = other.publication.publish([await seen(home)], ben);
    await waiting;
    const second = other.publication.publish([await seen()], ben).then(
      () => "published",
      ({ status }) => status,
    );
    // Both have been asked for: the second waits for the first.
    await new Promise((resolve) => setImmediate(resolve));
    await save(anna, (page) => (page.title = "Unseen words"), { at: desk });
    endCheck();
    await first;
    expect(await second).toBe(409);
    expect(shown()).toContain("About us");
    expect((await desk.drafts.open(about)).words.value).toMatchObject({ title: "Unseen words" });
  });

  test("Words that could not be published leave the work tree as it was, and a lock of git is named", async () => {
    await save(anna, (page) => (page.title = "Not published"));
    const lock = join(project.folder, ".git/refs/heads/main.lock");
    writeFileSync(lock, "");
    const anHourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, anHourAgo, anHourAgo);
    const error = await publish().catch((error: unknown) => error);
    expect(toDeskProblem(error)).toMatchObject({
      status: 503,
      message: expect.stringMatching(/locked for 60 minutes by main\.lock/),
    });
    expect([project.onDisk(about), project.git("status", "--porcelain")]).toEqual([
      expect.stringContaining("About us"),
      "",
    ]);
    rmSync(lock);
    await publish();
    expect(project.onDisk(about)).toContain("Not published");
  });

  test("Publishing joins what an engineer has committed meanwhile, and asks about the same field", async () => {
    await save(anna, (page) => (page.title = "Anna's"));
    project.commit({
      [about]: project.onDisk(about).replace("first", "an engineer's"),
      "README.md": "# New\n",
    });
    expect((await desk.drafts.open(about)).words.value).toMatchObject({
      title: "Anna's",
      facts: [{ text: "an engineer's" }, {}],
    });
    await publish();
    expect(shown()).toMatch(/Anna's[\s\S]*an engineer's/);

    await save(anna, (page) => (page.title = "Anna's again"));
    project.commit({
      [about]: project.onDisk(about).replace("title: Anna's", "title: An engineer's"),
    });
    await expect(publish()).rejects.toMatchObject({
      status: 409,
      code: "clash",
      message: expect.stringContaining("title"),
    });
    expect(shown()).toContain("title: An engineer's");
    await publish();
    expect(shown()).toContain("title: Anna's again");
  });

  test("Publishing leaves alone what an engineer is editing on disk, and says which file", async () => {
    const before = tip();
    await save(anna, (page) => (page.title = "Anna's"));
    project.put({ "README.md": "# Edited\n", "notes.txt": "untracked\n" });
    project.put({ [about]: `${project.onDisk(about)}# edited\n` });
    await expect(publish()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(about),
    });
    expect([tip(), project.onDisk(about)]).toEqual([before, expect.stringContaining("# edited")]);
    project.git("checkout", "-q", "--", about);
    await publish();
    expect(project.onDisk(about)).toContain("Anna's");
    expect([
      project.onDisk("README.md"),
      project.onDisk("notes.txt"),
      project.git("status", "--porcelain"),
    ]).toEqual(["# Edited\n", "untracked\n", "M README.md\n?? notes.txt"]);
  });

  test("Publishing brings nothing into a work tree that has another branch", async () => {
    project.git("checkout", "-q", "-b", "work");
    const other = await open({ branch: "main" });
    await save(anna, (page) => (page.title = "Anna's"), { at: other });
    await other.publication.publish([await seen()], ben);
    expect([shown(), project.onDisk(about)]).toEqual([
      expect.stringContaining("Anna's"),
      expect.stringContaining("About us"),
    ]);
  });

  test("Publishing does not happen when the trail cannot be written", async () => {
    const other = await open({ record: () => Promise.reject(new Error("no store")) });
    await save(anna, (page) => (page.title = "Anna's"));
    const before = tip();
    await expect(other.publication.publish([await seen()], ben)).rejects.toThrow("no store");
    expect([tip(), project.onDisk(about)]).toEqual([before, expect.stringContaining("About us")]);
  });

  test("Publishing runs the release and says how it went", async () => {
    const other = await open({
      release: 'test -f go && echo "is live." || { echo "no go"; exit 3; }',
    });
    const state = async () => {
      await expect.poll(() => other.publication.released().state).not.toBe("running");
      return other.publication.released();
    };
    await save(anna, (page) => (page.title = "One"));
    expect((await other.publication.publish([await seen()], ben)).release.state).toBe("running");
    expect(await state()).toMatchObject({
      state: "failed",
      says: expect.stringContaining("no go"),
    });
    writeFileSync(join(project.folder, "go"), "");
    await save(anna, (page) => (page.title = "Two"));
    await other.publication.publish([await seen()], ben);
    expect(await state()).toMatchObject({ state: "live" });
  });
});

describe("undoing a publication", () => {
  test("Undoing a publication undoes one publication and keeps later changes of other fields", async () => {
    await save(anna, (page) => (page.title = "One"));
    const { change } = await publish();
    await save(anna, (page) => (page.lead = "Later."));
    await publish();
    await desk.publication.undo(about, change, ben);
    expect(shown()).toMatch(/title: About us[\s\S]*Later\./);
    expect((await desk.publication.history(about))[0]).toMatchObject({
      by: "Ben Publisher",
      says: "Undo a change of about",
    });
  });

  test("The history says which fields a publication changed", async () => {
    await save(anna, (page) => {
      page.lead = "Other words.";
      page.facts = page.facts.slice(1);
    });
    await publish();
    const [{ fields } = { fields: null }] = await desk.publication.history(about);
    expect(fields).toEqual(["lead", "facts › One"]);
  });

  test("Undoing a field that was changed again, or an unknown commit, is refused", async () => {
    await save(anna, (page) => (page.title = "One"));
    const { change } = await publish();
    await save(anna, (page) => (page.title = "Two"));
    await publish();
    await expect(desk.publication.undo(about, change, ben)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("title"),
    });
    for (const wrong of ["HEAD", "0".repeat(40), "--all", project.git("rev-parse", "main^{tree}")])
      await expect(desk.publication.undo(about, wrong, ben), wrong).rejects.toMatchObject({
        status: 404,
      });
  });
});

describe("a schedule", () => {
  const schedule = async (ms: number) =>
    desk.publication.schedule([await seen()], new Date(now + ms).toISOString(), ben);

  test("A schedule publishes at its time, in the scheduler's name", async () => {
    await save(anna, (page) => (page.title = "Later"));
    await expect(schedule(-1)).rejects.toMatchObject({ status: 422 });
    await schedule(60_000);
    expect(await draftOf()).toMatchObject({
      state: "scheduled",
      by: "Anna Writer",
      publishAt: "2026-11-26T12:01:00.000Z",
    });
    await desk.publication.publishDue();
    expect(shown()).toContain("About us");
    now += 60_000;
    await desk.publication.publishDue();
    expect([shown(), desk.trail]).toEqual([
      expect.stringContaining("Later"),
      ["Ben Publisher content/pages/about.yaml"],
    ]);
  });

  test("A schedule ends when a writer changes the words, and can be cancelled", async () => {
    await save(anna, (page) => (page.title = "Later"));
    await schedule(60_000);
    await save(ben, (page) => (page.lead = "By a publisher."));
    expect(await draftOf()).toMatchObject({ state: "scheduled" });
    await save(anna, (page) => (page.title = "Not seen"));
    expect(await draftOf()).toMatchObject({ state: "draft", publishAt: null });
    await schedule(60_000);
    await desk.publication.unschedule(await seen());
    await desk.drafts.review(await seen(), "review", "", anna);
    expect(await draftOf()).toMatchObject({ state: "review", publishAt: null });
  });

  test("A publication that fails stays a draft and says why", async () => {
    await save(anna, (page) => (page.title = "Later"));
    await schedule(60_000);
    project.commit({ "content/pages/home.yaml": "title: WRONG\n" });
    now += 60_000;
    await desk.publication.publishDue();
    expect(await draftOf()).toMatchObject({
      by: "Anna Writer",
      state: "draft",
      problem: expect.stringContaining("problem to fix"),
    });
    project.commit({ "content/pages/home.yaml": "title: Home\n" });
    await save(anna, (page) => (page.title = "Mended"));
    expect(await draftOf()).toMatchObject({ problem: null });
    await schedule(60_000);
    project.commit({
      [about]: project.onDisk(about).replace("title: About us", "title: An engineer's"),
    });
    now += 60_000;
    await desk.publication.publishDue();
    expect(await draftOf()).toMatchObject({
      state: "draft",
      problem: expect.stringContaining("title"),
    });
    await expect(publish()).rejects.toMatchObject({ code: "clash" });
  });
});

describe("several pages together", () => {
  const home = "content/pages/home.yaml";
  const article = "content/articles/first.md";
  const both = async () => [await seen(), await seen(home)];
  beforeEach(async () => {
    await save(anna, (page) => (page.title = "A new price"));
    await save(ben, (page) => (page.title = "The price is new"), { file: home });
  });

  test("Drafts are published as one commit, with all who wrote them, and each is undone alone", async () => {
    const before = tip();
    await desk.drafts.remove(await seen(article), anna);
    const { change } = await desk.publication.publish(
      [...(await both()), await seen(article)],
      ben,
    );
    expect(project.git("rev-parse", "main^")).toBe(before);
    expect(project.git("log", "-1", "--format=%an%n%B", "main").split("\n")).toEqual([
      "Anna Writer",
      "Change about, home, and first",
      "",
      ...[about, home, article].map((file) => `Desk-File: ${file}`),
      "Desk-Published-By: Ben Publisher",
      "Co-authored-by: Ben Publisher <ben@desk.example>",
    ]);
    expect(desk.trail).toEqual([`Ben Publisher ${about}, ${home}, ${article}`]);
    expect([await draftOf(), await draftOf(home), await draftOf(article)]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect([project.git("status", "--porcelain"), project.onDisk(home)]).toEqual([
      "",
      expect.stringContaining("The price is new"),
    ]);
    expect((await desk.publication.history(home))[0]).toMatchObject({
      by: "Anna Writer and Ben Publisher, published by Ben Publisher",
      files: 3,
    });
    await desk.publication.undo(home, change, ben);
    expect([shown(home), shown()]).toEqual([
      expect.stringContaining("title: Home"),
      expect.stringContaining("A new price"),
    ]);
  });

  test("What one draft lacks another one brings: the check is of all of them together", async () => {
    // Alone, neither may be published: the site has a fault until the other one is there.
    const site = standInSite();
    const check: typeof site.check = async (folder, file) => {
      const found = (await site.find(folder, "price")).length;
      const fault = { file, line: 1, path: null, message: "a price is missing", isDoubt: false };
      return found === 1 ? [fault] : [];
    };
    const other = await open({ site: { ...site, check } });
    await expect(other.publication.publish([await seen()], ben)).rejects.toMatchObject({
      status: 422,
    });
    const at = new Date(now + 60_000).toISOString();
    await expect(other.publication.schedule([await seen()], at, ben)).rejects.toMatchObject({
      status: 422,
    });
    await other.publication.schedule(await both(), at, ben);
    await other.publication.publish(await both(), ben);
    expect([await draftOf(), await draftOf(home)]).toEqual([null, null]);
  });

  test("All are refused when a colleague has changed one of them, and it is named", async () => {
    const before = tip();
    const stale = await both();
    await save(anna, (page) => (page.title = "Another price"), { file: home });
    const refused = {
      status: 409,
      message: expect.stringMatching(/none of them was\. home: Anna Writer has changed this page/),
    };
    await expect(desk.publication.publish(stale, ben)).rejects.toMatchObject(refused);
    const at = new Date(now + 60_000).toISOString();
    await expect(desk.publication.schedule(stale, at, ben)).rejects.toMatchObject(refused);
    await save(anna, (page) => (page.title = "WRONG"), { file: home });
    await expect(desk.publication.publish(await both(), ben)).rejects.toMatchObject({
      faults: [{ file: home }],
    });
    await desk.drafts.discard(await seen(home));
    await expect(desk.publication.publish(await both(), ben)).rejects.toMatchObject({
      message: expect.stringMatching(/home: This page has no draft/),
    });
    expect([tip(), await draftOf(), project.git("status", "--porcelain")]).toEqual([
      before,
      expect.objectContaining({ state: "draft", publishAt: null }),
      "",
    ]);
  });

  test("Each draft that meets what was published meanwhile is named, and goes with a second press", async () => {
    project.commit({
      [about]: project.onDisk(about).replace("title: About us", "title: An engineer's"),
      [home]: "title: An engineer's\n",
    });
    await expect(desk.publication.publish(await both(), ben)).rejects.toMatchObject({
      message: expect.stringMatching(/about: Since this draft.*home: Since this draft/),
    });
    await desk.publication.publish(await both(), ben);
    expect(shown(home)).toBe("title: The price is new");
  });

  test("A schedule of several is kept or cancelled for all, and published as one", async () => {
    const schedule = async () =>
      desk.publication.schedule(await both(), new Date(now + 60_000).toISOString(), ben);
    await schedule();
    const planned = { state: "scheduled", together: [about, home] };
    expect([await draftOf(), await draftOf(home)]).toMatchObject([planned, planned]);
    await desk.publication.unschedule(await seen(home));
    const alone = { state: "draft", together: [] };
    expect([await draftOf(), await draftOf(home)]).toMatchObject([alone, alone]);
    await schedule();
    const before = tip();
    now += 60_000;
    await desk.publication.publishDue();
    expect(project.git("rev-list", "--count", `${before}..main`)).toBe("1");
    expect([await draftOf(), await draftOf(home)]).toEqual([null, null]);
  });

  test("A schedule of several publishes none when a writer has changed one, and each says why", async () => {
    await desk.publication.schedule(await both(), new Date(now + 60_000).toISOString(), ben);
    await save(anna, (page) => (page.title = "Not seen"), { file: home });
    const before = tip();
    now += 60_000;
    await desk.publication.publishDue();
    const problem = expect.stringMatching(
      /^Not published at the scheduled time\..*none of them was\. home: changed, discarded or/,
    );
    expect([tip(), await draftOf(), await draftOf(home)]).toMatchObject([
      before,
      { state: "draft", together: [], problem },
      { state: "draft", problem: null },
    ]);
  });
});

describe("a remote", () => {
  let forge: string;
  beforeEach(async () => {
    forge = `${project.folder}-forge`;
    execFileSync("git", ["clone", "-q", "--bare", project.folder, forge], { stdio: "pipe" });
    project.git("remote", "add", "origin", forge);
    desk = await open({ remote: "origin" });
    return () => rmSync(forge, { recursive: true, force: true });
  });
  const there = (...args: string[]) =>
    execFileSync("git", args, { cwd: forge, encoding: "utf8", stdio: "pipe" }).trim();
  /** A commit on the forge that is not here. */
  const pushFromElsewhere = (text: string) => {
    const tree = there("rev-parse", "main^{tree}");
    const blob = execFileSync("git", ["hash-object", "-w", "--stdin"], {
      cwd: forge,
      input: text,
      encoding: "utf8",
    }).trim();
    const env = { ...process.env, GIT_INDEX_FILE: join(forge, "elsewhere") };
    execFileSync("git", ["read-tree", tree], { cwd: forge, env });
    execFileSync("git", ["update-index", "--add", "--cacheinfo", `100644,${blob},README.md`], {
      cwd: forge,
      env,
    });
    const made = execFileSync("git", ["write-tree"], { cwd: forge, env, encoding: "utf8" }).trim();
    const commit = there(
      "-c",
      "user.name=E",
      "-c",
      "user.email=e@desk.example",
      "commit-tree",
      made,
      "-p",
      "main",
      "-m",
      "Elsewhere",
    );
    there("update-ref", "refs/heads/main", commit);
    return commit;
  };

  test("The remote gets each publication first, and its new commits come along", async () => {
    await save(anna, (page) => (page.title = "Anna's"));
    const elsewhere = pushFromElsewhere("# Elsewhere\n");
    const { change } = await publish();
    expect([there("rev-parse", "main"), tip(), project.git("rev-parse", "main^")]).toEqual([
      change,
      change,
      elsewhere,
    ]);
    expect([project.onDisk("README.md"), project.git("status", "--porcelain")]).toEqual([
      "# Elsewhere\n",
      "",
    ]);
    expect(there("branch", "--list", "desk/*")).toBe("");
  });

  test("A remote that is away, or refuses, leaves the draft", async () => {
    await save(anna, (page) => (page.title = "Anna's"));
    const before = tip();
    project.git("remote", "set-url", "origin", `${forge}-gone`);
    await expect(publish()).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining("cannot be reached"),
    });
    project.git("remote", "set-url", "origin", forge);
    writeFileSync(
      join(forge, "hooks/pre-receive"),
      "#!/bin/sh\necho protected branch >&2\nexit 1\n",
    );
    chmodSync(join(forge, "hooks/pre-receive"), 0o755);
    await expect(publish()).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining("refused"),
    });
    expect([tip(), project.git("status", "--porcelain"), await draftOf()]).toEqual([
      before,
      "",
      expect.objectContaining({ by: "Anna Writer" }),
    ]);
    rmSync(join(forge, "hooks/pre-receive"));
    await publish();
    expect(there("show", `main:${about}`)).toContain("Anna's");
  });

  test("A remote that is away at a scheduled time gets the publication when it is back", async () => {
    await save(anna, (page) => (page.title = "Later"));
    await desk.publication.schedule([await seen()], new Date(now + 1_000).toISOString(), ben);
    now += 1_000;
    project.git("remote", "set-url", "origin", `${forge}-gone`);
    await desk.publication.publishDue();
    const waiting = project.git("rev-parse", "desk/pages/about");
    expect(await draftOf()).toMatchObject({
      state: "scheduled",
      problem: expect.stringContaining("cannot be reached"),
    });
    await desk.publication.publishDue();
    expect(project.git("rev-parse", "desk/pages/about")).toBe(waiting);
    project.git("remote", "set-url", "origin", forge);
    await desk.publication.publishDue();
    expect(there("show", `main:${about}`)).toContain("Later");
  });

  test("A scheduled draft is published once when two looks for it meet", async () => {
    const before = tip();
    await save(anna, (page) => (page.title = "Later"));
    await desk.publication.schedule([await seen()], new Date(now + 1_000).toISOString(), ben);
    now += 1_000;
    await Promise.all([desk.publication.publishDue(), desk.publication.publishDue()]);
    expect([there("rev-list", "--count", `${before}..main`), await draftOf()]).toEqual(["1", null]);
  });

  test("A remote that took a publication before a crash is caught up with", async () => {
    await save(anna, (page) => (page.title = "Anna's"));
    const before = tip();
    const { change } = await publish();
    // As if the process had ended between the push and the step after it.
    project.git("reset", "-q", "--hard", before);
    await save(anna, (page) => (page.title = "Anna's"));
    await publish();
    expect([tip(), await draftOf()]).toEqual([change, null]);
  });
});
