import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createRandom } from "../tests/support/random.ts";
import { mergeValues } from "./merge-values.ts";

type Place = readonly (string | number)[];

const at = (value: unknown, place: Place): unknown =>
  place.reduce((one, key) => Reflect.get(Object(one), key), value);

function leaves(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? [place] : [];
  return Object.entries(value).flatMap(([key, one]) =>
    leaves(one, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with `words` at the place. */
function put(value: unknown, place: Place, words: string): unknown {
  const copy: unknown = structuredClone(value);
  Reflect.set(Object(at(copy, place.slice(0, -1))), place.at(-1) ?? "", words);
  return copy;
}

describe("merging what two people wrote", () => {
  const base = {
    role: "a",
    bio: "b",
    list: [
      { id: "x", t: "1" },
      { id: "y", t: "2" },
      { id: "z", t: "3" },
    ],
  };
  const merge = (
    change: (value: typeof base) => unknown,
    other: (value: typeof base) => unknown,
  ) => {
    const [mine, theirs] = [structuredClone(base), structuredClone(base)];
    change(mine);
    other(theirs);
    return mergeValues(base, mine, theirs);
  };

  test("neighboring fields are both kept; of the same field theirs is kept and mine returned", () => {
    expect(
      merge(
        (v) => (v.role = "mine"),
        (v) => (v.bio = "theirs"),
      ),
    ).toEqual({ value: { ...base, role: "mine", bio: "theirs" }, clashes: [] });
    expect(
      merge(
        (v) => (v.role = "mine"),
        (v) => (v.role = "theirs"),
      ),
    ).toEqual({
      value: { ...base, role: "theirs" },
      clashes: [{ path: ["role"], mine: "mine", theirs: "theirs" }],
    });
  });

  test("entries are followed when they move, and both sides' new and removed ones count", () => {
    const { value, clashes } = merge(
      (v) => v.list.unshift(...v.list.splice(2, 1), { id: "new", t: "4" }),
      (v) =>
        Object.assign(v, {
          list: [
            { id: "x", t: "1" },
            { id: "z", t: "theirs" },
            { id: "late", t: "5" },
          ],
        }),
    );
    expect(clashes).toEqual([]);
    expect(value).toMatchObject({
      list: [{ id: "z", t: "theirs" }, { id: "late" }, { id: "new" }, { id: "x" }],
    });
  });

  test("An entry that one removed and the other changed is a clash; one that both added is not", () => {
    const gone = merge(
      (v) => v.list.splice(1, 1),
      (v) => Object.assign(v.list[1] ?? {}, { t: "theirs" }),
    );
    expect(gone.value).toMatchObject({
      list: [{ id: "x" }, { id: "y", t: "theirs" }, { id: "z" }],
    });
    expect(gone.clashes).toEqual([
      { path: ["list", 1], mine: null, theirs: { id: "y", t: "theirs" } },
    ]);
    const lost = merge(
      (v) => Object.assign(v.list[1] ?? {}, { t: "mine" }),
      (v) => v.list.splice(1, 1),
    );
    expect(lost.clashes).toEqual([
      { path: ["list", 1], mine: { id: "y", t: "mine" }, theirs: null },
    ]);
    const twice = merge(
      (v) => v.list.push({ id: "n", t: "4" }),
      (v) => v.list.push({ id: "n", t: "4" }),
    );
    expect([twice.value, twice.clashes]).toMatchObject([{ list: { length: 4 } }, []]);
  });

  test("Two edits in different places are both kept, and two in one place are always a clash", () => {
    const { below: random } = createRandom(Number(process.env.DESK_FUZZ_SEED ?? 3));
    const until = performance.now() + Number(process.env.DESK_FUZZ_SECONDS ?? 0) * 1000;
    const files = globSync("content/**/*.yaml").map((file) => parse(readFileSync(file, "utf8")));
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    let pairs = 0;
    while (pairs < 200 || performance.now() < until) {
      const before = pick(files);
      const places = leaves(before);
      const [one, two] = [pick(places), random(4) === 0 ? null : pick(places)];
      const [mine, theirs] = [put(before, one, "mine"), put(before, two ?? one, "theirs")];
      const { value, clashes } = mergeValues(before, mine, theirs);
      const says = `${JSON.stringify(one)} ${JSON.stringify(two)}`;
      if (two === null || isDeepStrictEqual(one, two))
        expect([clashes.length, clashes[0]?.mine, at(value, one)], says).toEqual([
          1,
          "mine",
          "theirs",
        ]);
      else expect([clashes, at(value, one), at(value, two)], says).toEqual([[], "mine", "theirs"]);
      pairs++;
    }
  });

  test("An edit is kept when entries of its list were moved, added or removed", () => {
    const { below: random } = createRandom(5);
    const page = parse(readFileSync("content/claims.yaml", "utf8"));
    const before = { list: Object.entries(page).map(([id, words]) => ({ id, words })) };
    for (let round = 0; round < 300; round++) {
      const order = structuredClone(before);
      const gone =
        random(3) === 0 ? order.list.splice(random(order.list.length), 1)[0]?.id : undefined;
      if (random(2))
        order.list.splice(random(order.list.length), 0, { id: `new${round}`, words: "new" });
      if (random(2)) order.list.unshift(...order.list.splice(random(order.list.length), 1));
      const place = leaves(before).filter((one) => one.at(-1) !== "id")[random(200)] ?? [
        "list",
        0,
        "words",
        "figure",
      ];
      const id = at(before, [...place.slice(0, 2), "id"]);
      const edited = put(before, place, "edited");
      for (const [mine, theirs] of [
        [order, edited],
        [edited, order],
      ] as const) {
        const { value, clashes } = mergeValues(before, mine, theirs);
        if (id === gone) expect(clashes).toHaveLength(1);
        else {
          const list = at(value, ["list"]);
          const entry = Array.isArray(list) ? list.find((one) => one.id === id) : undefined;
          expect([clashes, at(entry, place.slice(2))]).toEqual([[], "edited"]);
          expect(list).toHaveLength(order.list.length);
        }
      }
    }
  });
});
