import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ContentFault } from "content/fault.ts";
import { beside, type Focus, type Place, readOriginal } from "content/picture.ts";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { kept, made, namesOf } from "./make-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const names = new Set<string>();

afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const name of names) rmSync(join(kept, name), { force: true });
});

/** What is read of a file with these bytes. */
function read(name: string, bytes: Buffer | string, place: Place, focus?: Focus) {
  writeFileSync(join(folder, name), bytes);
  const original = beside(folder, () => readOriginal(name, place, focus));
  if ("fault" in original) throw new Error(original.fault);
  for (const made of namesOf(original)) names.add(made);
  return original;
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 9 },
    },
  });

test("A portrait is four wide and five high, in widths that its original has", async () => {
  const original = read("tall.jpg", await noise(600, 1000).jpeg().toBuffer(), "portrait");
  expect(original.picture).toMatchObject({ widths: [160, 320, 480, 600], width: 600, height: 750 });
  const sizes = await Promise.all(
    namesOf(original).map(async (name) => sharp(await made(original, name)).metadata()),
  );
  expect(sizes.map(({ width, height }) => `${width} ${height}`)).toEqual(
    [160, 320, 480, 600].flatMap((width) => [
      `${width} ${width * 1.25}`,
      `${width} ${width * 1.25}`,
    ]),
  );
});

test("A portrait is cut around the part that has to stay in view, and has an address of its own", async () => {
  const red = { create: { width: 250, height: 500, channels: 3, background: "#f00" } } as const;
  const wide = await sharp({ create: { ...red.create, width: 1000, background: "#00f" } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 750, top: 0 }])
    .png()
    .toBuffer();
  const redOf = async (focus?: Focus) => {
    const original = read("wide.png", wide, "portrait", focus);
    const [name = ""] = namesOf(original).filter((one) => one.endsWith(".webp"));
    const { channels } = await sharp(await made(original, name)).stats();
    return { src: original.picture.src, red: Math.round((channels[0]?.mean ?? 0) / 2.55) };
  };
  const [top, right, corner, left] = [
    await redOf(),
    await redOf("right"),
    await redOf("bottom right"),
    await redOf("left"),
  ];
  expect([top.red, left.red]).toEqual([0, 0]);
  for (const { red } of [right, corner]) expect(red).toBeGreaterThan(55);
  expect(new Set([top, right, corner, left].map(({ src }) => src)).size).toBe(4);
});

test("A picture is made once", async () => {
  const original = read("once.jpg", await noise(500, 400).jpeg().toBuffer(), "portrait");
  const [name = ""] = namesOf(original);
  await made(original, name);
  writeFileSync(join(kept, name), "made before");
  expect(readFileSync(await made(original, name), "utf8")).toBe("made before");
});

test("A changed picture has another address", async () => {
  const first = read("same.jpg", await noise(400, 500).jpeg().toBuffer(), "portrait");
  const second = read("same.jpg", await noise(400, 501).jpeg().toBuffer(), "portrait");
  expect(basename(first.picture.src)).toMatch(/^same-[0-9a-f]{10}$/);
  expect(second.picture.src).not.toBe(first.picture.src);
});

test.each([
  ["a dark logo on white paper", "#fff", "#17324d", [0, 255]],
  ["a dark logo on nothing", "none", "#17324d", [0, 255]],
  ["a white logo on nothing", "none", "#fff", [0, 255]],
  ["a yellow logo", "none", "#fbe73b", [0, 255]],
])("The ink of %s is where the logo is", async (_, ground, sign, expected) => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="${ground}"/>` +
    `<rect x="100" width="100" height="100" fill="${sign}"/></svg>`;
  const original = read("logo.svg", svg, "logo");
  const [name = ""] = namesOf(original);
  const { data, info } = await sharp(await made(original, name))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) =>
    data[(Math.round(info.height / 2) * info.width + Math.round(info.width * x)) * info.channels];
  expect([at(0.25), at(0.75)]).toEqual(expected);
});

test("A file that breaks off is named, with what to do", async () => {
  const whole = await noise(500, 600).png().toBuffer();
  const original = read("half.png", whole.subarray(0, whole.length / 2), "portrait");
  const [name = ""] = namesOf(original);
  const failed = await made(original, name).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ContentFault);
  expect(String(failed)).toMatch(
    /half\.png:1:1: the picture is damaged \(.*\): expected a file that opens; save it again/,
  );
});
