import type { Opened, SaveBody, Saved, Words } from "desk/wire.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraft } from "./draft.ts";

const file = "content/pages/about.yaml";
const words = (lead: string, label = "About"): Words => ({ value: { lead, label }, body: null });
const form = {
  kind: "fields",
  label: "About",
  optional: false,
  fields: ["lead", "label"].map((name) => ({
    name,
    form: { kind: "words", label: name, optional: false, isLong: false },
  })),
} satisfies Opened["form"];

type Answer = (body: SaveBody) => Promise<Saved> | Saved;

/** A server that opens the file with `opened` and answers a save by `onSave`. */
function serve(opened: Words, onSave: Answer) {
  const saves: SaveBody[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (init.method === "PUT") {
      const body: SaveBody = JSON.parse(String(init.body));
      saves.push(body);
      return Response.json(await onSave(body));
    }
    if (url.includes("/faults")) return Response.json([]);
    const answer: Opened = {
      file,
      title: "About",
      form,
      published: opened,
      words: opened,
      version: "v1",
      draft: null,
      references: [],
      pages: [],
      shownAt: [],
    };
    return Response.json(answer);
  });
  return saves;
}

/** What this browser has kept. */
let kept: Storage;

beforeEach(() => {
  vi.useFakeTimers();
  kept = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  });
  vi.stubGlobal("localStorage", kept);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = ({ words: sent }: SaveBody, more: Partial<Saved> = {}): Saved => ({
  version: "v2",
  words: sent,
  with: null,
  clashes: [],
  ...more,
});

test("Typing is saved once, on a pause, and is kept in the browser until then", async () => {
  const saves = serve(words("Old"), answer);
  const draft = createDraft(file);
  await draft.open();
  for (const lead of ["N", "Ne", "New"]) draft.change(["lead"], lead);
  expect(Object.values(kept).map((text) => JSON.parse(text))).toMatchObject([
    { version: "v1", words: words("New"), base: words("Old") },
  ]);
  await vi.advanceTimersByTimeAsync(500);
  expect(saves.map((save) => save.words)).toEqual([words("New")]);
  expect(draft.view()).toMatchObject({ version: "v2", saving: { state: "saved" } });
  expect(Object.keys(kept)).toEqual([]);
});

test("Words typed while a save is under way are kept beside what a colleague has changed", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const saves = serve(words("Old"), async (body) => {
    if (body.version === "v1") await promise;
    return body.version === "v1"
      ? answer(body, { words: words("New", "Theirs"), with: "Ines" })
      : answer(body, { version: "v3" });
  });
  const draft = createDraft(file);
  await draft.open();
  draft.change(["lead"], "New");
  await vi.advanceTimersByTimeAsync(450);
  draft.change(["lead"], "Newer");
  resolve();
  await vi.advanceTimersByTimeAsync(10);
  expect(draft.view()).toMatchObject({
    words: words("Newer", "Theirs"),
    others: { by: "Ines", fields: ["label"] },
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves.at(-1)).toMatchObject({ version: "v2", words: words("Newer", "Theirs") });
});

test("A slow server is sent one save at a time", async () => {
  let [open, most] = [0, 0];
  const saves = serve(words("Old"), async (body) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((done) => setTimeout(done, 2_000));
    open -= 1;
    return answer(body, { version: `v${saves.length + 1}` });
  });
  const draft = createDraft(file);
  await draft.open();
  for (const lead of ["A", "AB", "ABC"]) {
    draft.change(["lead"], lead);
    await vi.advanceTimersByTimeAsync(400);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(most).toBe(1);
  expect(saves.at(-1)?.words).toEqual(words("ABC"));
  expect(draft.view().saving).toMatchObject({ state: "saved" });
});

test("Without a connection the words stay in the browser, and the next tab sends them", async () => {
  serve(words("Old"), () => Promise.reject(new TypeError("Failed to fetch")));
  const first = createDraft(file);
  await first.open();
  first.change(["lead"], "Typed in a train");
  await vi.advanceTimersByTimeAsync(500);
  expect(first.view().saving).toEqual({ state: "failed", says: "No connection.", isFinal: false });
  const saves = serve(words("Theirs"), (body) =>
    answer(body, { version: "v9", words: words("Typed in a train", "Theirs") }),
  );
  const second = createDraft(file);
  await second.open();
  expect(saves).toEqual([{ file, version: "v1", words: words("Typed in a train") }]);
  expect(second.view()).toMatchObject({
    words: words("Typed in a train", "Theirs"),
    version: "v9",
  });
  expect(Object.keys(kept)).toEqual([]);
});

test("Two tabs of one file keep their words apart, and both are sent when the connection is back", async () => {
  serve(words("Old"), () => Promise.reject(new TypeError("Failed to fetch")));
  const [one, other] = [createDraft(file), createDraft(file)];
  for (const tab of [one, other]) await tab.open();
  one.change(["lead"], "Of one tab");
  other.change(["label"], "Of the other");
  await vi.advanceTimersByTimeAsync(500);
  for (const tab of [one, other]) tab.close();
  const saves = serve(words("Old"), answer);
  for (let tab = 0; tab < 3; tab += 1) await createDraft(file).open();
  expect(saves.map((save) => save.words)).toEqual([
    words("Of one tab"),
    words("Old", "Of the other"),
  ]);
});

test("Of two versions of a field the other is in the draft, and mine is taken by a press", async () => {
  const clash = { path: ["lead"], mine: "Mine", theirs: "Theirs" };
  const saves = serve(words("Old"), (body) =>
    body.version === "v1"
      ? answer(body, { words: words("Theirs"), with: "Ines", clashes: [clash] })
      : answer(body),
  );
  const draft = createDraft(file);
  await draft.open();
  draft.change(["lead"], "Mine");
  await vi.advanceTimersByTimeAsync(500);
  expect(draft.view().words).toEqual(words("Theirs"));
  // A tab that dies before somebody has chosen loses neither version.
  const next = createDraft(file);
  await next.open();
  expect(next.view().clashes).toEqual([clash]);
  next.close();
  draft.settleClash(clash, true);
  await vi.advanceTimersByTimeAsync(500);
  expect(saves.at(-1)?.words).toEqual(words("Mine"));
  expect(draft.view().clashes).toEqual([]);
  expect(Object.keys(kept)).toEqual([]);
});

test("What both have changed in an item of a list is settled where a colleague has moved it", async () => {
  const list = (...leads: readonly (readonly [string, string])[]): Words => ({
    value: { items: leads.map(([name, lead]) => ({ name, lead })) },
    body: null,
  });
  serve(list(["One", "a"], ["Two", "b"]), () => ({
    version: "v2",
    words: list(["Two", "theirs"], ["One", "a"]),
    with: "Ben Publisher",
    clashes: [{ path: ["items", 0, "lead"], mine: "mine", theirs: "theirs" }],
  }));
  const draft = createDraft(file);
  await draft.open();
  draft.change(["items", 1, "lead"], "mine");
  await vi.advanceTimersByTimeAsync(500);
  expect(draft.view().shift).toMatchObject({
    before: { items: [{ name: "One" }, { name: "Two" }] },
    now: { items: [{ name: "Two" }, { name: "One" }] },
  });
  // The person moves it back before choosing.
  draft.change(["items"], Object(list(["One", "a"], ["Two", "theirs"]).value).items);
  const [clash] = draft.view().clashes;
  expect(clash?.path).toEqual(["items", 1, "lead"]);
  if (clash) draft.settleClash(clash, true);
  expect(draft.view().words).toEqual(list(["One", "a"], ["Two", "mine"]));
});

test("A choice between two versions that was made in another window is not asked for here", async () => {
  serve(words("Old"), () => ({
    version: "v2",
    words: words("theirs"),
    with: "Ben Publisher",
    clashes: [{ path: ["lead"], mine: "mine", theirs: "theirs" }],
  }));
  const draft = createDraft(file);
  await draft.open();
  draft.change(["lead"], "mine");
  await vi.advanceTimersByTimeAsync(500);
  expect(draft.view().clashes).toHaveLength(1);
  vi.stubGlobal("fetch", async () =>
    Response.json({ ...draft.view().opened, words: words("mine"), version: "v3" }),
  );
  await draft.open("You");
  expect(draft.view()).toMatchObject({ words: words("mine"), clashes: [] });
});
