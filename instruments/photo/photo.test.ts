import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExifToWrite, withSegment, writeExif } from "../../tests/support/write-exif.ts";
import { isMislabelled, pictureFormat } from "./containers.ts";
import { factsOf, photoCsv, reportFindings } from "./facts-of.ts";
import {
  degreesOf,
  placeOf,
  readExif,
  readXmp,
  writtenTime,
  zoneBetween,
  zoneOf,
  zoneText,
} from "./read-metadata.ts";
import { readContainer } from "./read-photos.ts";
import {
  barsOf,
  brightnessOf,
  compareThumbnail,
  FIELDS,
  shapeDifference,
  withoutBars,
} from "./thumbnails.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/**
 * A JPEG of its segments alone: a frame of 40 by 30, a scan with a stuffed byte and a restart, an
 * end.
 */
const jpeg = bytes(
  "\u00ff\u00d8\u00ff\u00c0\0\u000b\u0008\0\u001e\0\u0028\u0001\u0001\u0011\0\u00ff\u00da\0\u0008\u0001\u0001\0\0\u003f\0\u0012\u00ff\0\u00ff\u00d0\u0034\u00ff\u00d9",
);
const taken = "2026:03:04 15:12:40";
/** The tags of a place, in degrees, minutes and seconds. */
const placeTags = (
  north: string,
  latitude: readonly number[],
  east: string,
  longitude: readonly number[],
) =>
  [
    [1, north],
    [2, latitude],
    [3, east],
    [4, longitude],
  ] as const;
const winter: ExifToWrite = {
  ifd0: [
    [0x010f, "Maker"],
    [0x0110, "Maker One"],
    [0x0112, 6],
  ],
  exif: [
    [0x9003, taken],
    [0x9011, "-06:00"],
    [0x829a, [0.004]],
    [0xa434, "Lens 24"],
    [0xa431, "S-77"],
  ],
  gps: [
    ...placeTags("N", [41, 29, 14.52], "W", [88, 6, 3.6]),
    [7, [21, 12, 31]],
    [0x1d, "2026:03:04"],
  ],
  thumbnail: jpeg,
};
const nothingDrawn = { whole: undefined, thumbnail: undefined, compared: undefined };

async function read(file: Uint8Array, name = "a.jpg", modified = Date.UTC(2026, 5, 1)) {
  const format = pictureFormat(file);
  const container = readContainer(file, format);
  const exif = await readExif(container.exif);
  return factsOf(
    { name, size: file.length, modified, sha256: "0".repeat(64), format },
    container,
    exif,
    0,
    nothingDrawn,
  );
}
const kinds = async (file: Uint8Array, name?: string, modified?: number) =>
  (await read(file, name, modified)).findings.map(({ kind }) => kind);
const photograph = (exif: ExifToWrite = winter, isLittle = false) =>
  withSegment(jpeg, writeExif(exif, isLittle));
const withXmp = (inner: string, file = photograph()) =>
  withSegment(
    file,
    bytes(`<x:xmpmeta><rdf:RDF><rdf:Description ${inner}</rdf:RDF></x:xmpmeta>`),
    "http://ns.adobe.com/xap/1.0/\0",
  );

describe("a photograph", () => {
  it.each([false, true])(
    "A photograph tells device, times, place and zone without a contradiction (%s)",
    async (isLittle) => {
      const facts = await read(photograph(winter, isLittle));
      expect(facts).toMatchObject({
        format: "jpeg",
        pixels: { width: 40, height: 30 },
        orientation: 6,
        device: { make: "Maker", model: "Maker One", lens: "Lens 24", serials: ["S-77"] },
        zone: { named: -360, derived: -360, rest: 9 },
        trailing: 0,
        findings: [],
      });
      expect(facts.place?.latitude).toBeCloseTo(41.487367, 6);
      expect(facts.place?.longitude).toBeCloseTo(-88.101, 6);
      expect(facts.place?.written).toBe("41° 29′ 14.52″ N, 88° 6′ 3.6″ W");
      expect(facts.missing).toEqual(["thumbnail"]);
      expect(photoCsv([{ facts, whole: undefined, thumbnail: undefined }])).toContain(
        `,${taken} -06:00,UTC−06:00,UTC−06:00,2026:03:04 21:12:31,`,
      );
    },
  );

  it("has its thumbnail where the block says, byte by byte", async () => {
    const block = writeExif(winter);
    const { ifd1 } = await readExif(block);
    expect(ifd1).toMatchObject({ ThumbnailLength: jpeg.length });
    expect(
      block.slice(Number(ifd1.ThumbnailOffset), Number(ifd1.ThumbnailOffset) + jpeg.length),
    ).toEqual(jpeg);
  });

  it("south of the equator has degrees below zero, also where the file writes a small letter", async () => {
    const gps = placeTags("s", [41, 29, 14.52], "w", [88, 6, 3.6]);
    const { place } = await read(photograph(exifWith({ gps })));
    expect([place?.latitude.toFixed(3), place?.longitude.toFixed(3), place?.isUnsigned]).toEqual([
      "-41.487",
      "-88.101",
      false,
    ]);
  });

  it("without its hemispheres has no degrees in the CSV and in the report", async () => {
    const gps = [
      [2, [41, 29, 14.52]],
      [4, [88, 6, 3.6]],
    ] as const;
    const facts = await read(photograph(exifWith({ gps })));
    expect(facts.findings.map(({ kind }) => kind)).toContain("hemisphere");
    expect(photoCsv([{ facts, whole: undefined, thumbnail: undefined }])).toMatch(/Z,,,"41° 29′ /);
    const [stated] = reportFindings({
      photos: [{ facts, whole: undefined, thumbnail: undefined }],
      unread: [],
      ended: 0,
    }).photographs;
    expect(stated?.place).toMatchObject({
      isUnsigned: true,
      written: expect.stringContaining("?"),
    });
    expect(stated?.place).not.toHaveProperty("latitude");
  });

  it("A photograph without metadata has nothing of what a camera writes", async () => {
    expect((await read(jpeg)).missing).toEqual(["all"]);
  });
});

const exifWith = (changes: ExifToWrite): ExifToWrite => ({ ...winter, ...changes });
const own = (...tags: NonNullable<ExifToWrite["exif"]>) =>
  exifWith({
    exif: [
      ...(winter.exif ?? []).filter(([tag]) => !tags.some(([other]) => other === tag)),
      ...tags,
    ],
  });

describe("what does not agree", () => {
  it.each([
    ["a zone by its tag and by the satellites", photograph(own([0x9011, "-05:00"])), ["zone"]],
    ["a clock far from any zone", photograph(own([0x9003, "2026:03:04 15:19:00"])), ["clock"]],
    [
      "changed before it was taken",
      photograph(exifWith({ ifd0: [[0x0132, "2026:03:03 10:00:00"]] })),
      ["before"],
    ],
    [
      "written again later",
      photograph(exifWith({ ifd0: [[0x0132, "2026:03:05 10:00:00"]] })),
      ["later"],
    ],
    [
      "other pixels than the camera wrote",
      photograph(own([0xa002, 400], [0xa003, 300])),
      ["pixels"],
    ],
    ["pixels turned by a quarter", photograph(own([0xa002, 30], [0xa003, 40])), []],
    ["an editor", photograph(exifWith({ ifd0: [[0x0131, "Adobe Photoshop 25.1"]] })), ["editor"]],
    ["a telephone’s own system", photograph(exifWith({ ifd0: [[0x0131, "17.4.1"]] })), []],
    [
      "no place on earth",
      photograph(exifWith({ gps: placeTags("N", [0, 0, 0], "E", [0, 0, 0]) })),
      ["nowhere"],
    ],
    ["bytes behind the end", Uint8Array.from([...photograph(), 1, 2, 3]), ["trailing"]],
    [
      "further pictures that the file’s index names",
      Uint8Array.from([...withSegment(photograph(), bytes("II*\0"), "MPF\0", 0xe2), ...jpeg]),
      [],
    ],
    ["an end that is missing", photograph().slice(0, -2), ["cutOff"]],
    [
      "a history",
      withXmp(
        '><xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:when="2026-03-05"/></rdf:Seq></xmpMM:History>',
      ),
      ["history"],
    ],
    [
      "a picture made by software",
      withXmp(
        'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>',
      ),
      ["generated"],
    ],
    [
      "the name of a generator as its software",
      photograph(exifWith({ ifd0: [[0x0131, "DALL-E 3"]] })),
      ["generator"],
    ],
    [
      "the settings of a generator in its comment",
      photograph(own([0x9286, bytes("UNICODE\0S\0t\0e\0p\0s\0:\0 \x002\x000\0")])),
      ["generator"],
    ],
    ["a credit to a generator", withXmp('photoshop:Credit="Made with Google AI"/>'), ["generator"]],
    [
      "Content Credentials",
      withSegment(
        photograph(),
        bytes("\0\u0001\0\0\0\u0001\0\0\0\u0020jumb\0\0\0\u001ejumdc2pa"),
        "JP",
        0xeb,
      ),
      ["c2pa"],
    ],
    [
      "a film behind it",
      Uint8Array.from([...withXmp('GCamera:MotionPhoto="1"/>'), ...bytes("\0\0\0\u0018ftyp")]),
      ["motion"],
    ],
    [
      "tags that lead out of the file",
      withSegment(jpeg, writeExif(winter).slice(0, 60)),
      ["damaged"],
    ],
  ] as const)("%s", async (_, file, expected) => {
    expect(await kinds(file)).toEqual(expected);
  });

  it("a name of another format, and a file older than its picture", async () => {
    expect(await kinds(photograph(), "a.png", Date.UTC(2026, 2, 4, 20))).toEqual([
      "mislabelled",
      "fileEarlier",
    ]);
  });
});

describe("the formats", () => {
  const block = writeExif(winter);
  const four = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
  const pngChunk = (type: string, data: Uint8Array) => [
    ...four(data.length),
    ...bytes(type),
    ...data,
    0,
    0,
    0,
    0,
  ];
  const png = Uint8Array.from([
    ...bytes("\u0089PNG\r\n\u001a\n"),
    ...pngChunk("IHDR", Uint8Array.from([...four(40), ...four(30), 8, 2, 0, 0, 0])),
    ...pngChunk("eXIf", block),
    ...pngChunk("caBX", bytes("x")),
    ...pngChunk("IEND", bytes("")),
    9,
  ]);
  const riffChunk = (type: string, data: Uint8Array) => [
    ...bytes(type),
    ...four(data.length).toReversed(),
    ...data,
    ...(data.length % 2 ? [0] : []),
  ];
  const riff = [
    ...bytes("WEBP"),
    ...riffChunk("VP8X", Uint8Array.of(8, 0, 0, 0, 39, 0, 0, 29, 0, 0)),
    ...riffChunk("EXIF", block),
  ];
  const webp = Uint8Array.from([...bytes("RIFF"), ...four(riff.length).toReversed(), ...riff]);
  const box = (type: string, data: readonly number[]) => [
    ...four(data.length + 8),
    ...bytes(type),
    ...data,
  ];
  /**
   * A picture with its EXIF as item 5 behind `head`, and whether the table of items has its places
   * in eight bytes, as Apple's has not.
   */
  const heicWith = (head: Uint8Array, isLong: boolean) => {
    const item = [...four(head.length), ...head, ...block];
    const eight = (n: number) => [...four(0), ...four(n)];
    const long = (at: number) => [
      ...[1, 0, 0, 0, 0x88, 0, 0, 2],
      ...[0, 1, 0, 1, 0, 0, 0, 1, ...eight(0), ...eight(9)],
      ...[0, 5, 0, 0, 0, 0, 0, 1, ...eight(at), ...eight(item.length)],
    ];
    const outer = (at: number) => [
      ...box("ftyp", [...bytes("heic\0\0\0\0mif1heic")]),
      ...box("meta", [
        ...four(0),
        ...box("iinf", [
          ...[...four(0), 0, 2],
          ...box("infe", [2, 0, 0, 0, 0, 1, 0, 0, ...bytes("hvc1\0")]),
          ...box("infe", [2, 0, 0, 0, 0, 5, 0, 0, ...bytes("Exif\0")]),
        ]),
        ...box(
          "iloc",
          isLong
            ? long(at)
            : [...four(0), 0x44, 0, 0, 1, 0, 5, 0, 0, 0, 1, ...four(at), ...four(item.length)],
        ),
        ...box("ispe", [0, 0, 0, 0, ...four(40), ...four(30)]),
        ...box("ispe", [0, 0, 0, 0, ...four(16), ...four(12)]),
      ]),
    ];
    return Uint8Array.from([...outer(outer(0).length + 8), ...box("mdat", item)]);
  };
  const heic = heicWith(bytes("Exif\0\0"), false);

  it.each([
    ["png", png, ["c2pa", "trailing"]],
    ["webp", webp, []],
    ["heic", heic, []],
    ["heic", heicWith(bytes(""), true), []],
  ] as const)("%s: its EXIF, its size, its end", async (format, file, expected) => {
    const facts = await read(file, `a.${format}`);
    expect(facts).toMatchObject({
      format,
      pixels: { width: 40, height: 30 },
      device: { model: "Maker One" },
      zone: { derived: -360 },
    });
    expect(facts.findings.map(({ kind }) => kind)).toEqual(expected);
  });

  it("keep every field but one of a type that TIFF does not have", async () => {
    const odd = writeExif(winter);
    const fields = new DataView(odd.buffer, odd.byteOffset);
    // The type of the second field of the first directory, behind its number.
    fields.setUint16(8 + 2 + 12 + 2, 0);
    const { ifd0, exif, isDamaged } = await readExif(odd);
    const whole = await readExif(writeExif(winter));
    expect(isDamaged).toBe(true);
    expect(Object.keys(ifd0)).toHaveLength(Object.keys(whole.ifd0).length - 1);
    expect(exif).toEqual(whole.exif);
  });

  it("tiff, whose whole file is the block", async () => {
    const facts = await read(
      writeExif({ ...winter, ifd0: [[0x0100, 40], [0x0101, 30], ...(winter.ifd0 ?? [])] }, true),
      "a.tif",
    );
    expect(facts).toMatchObject({
      format: "tiff",
      pixels: { width: 40, height: 30 },
      device: { model: "Maker One" },
    });
  });

  it("are told by their heads, whatever follows", () => {
    expect(isMislabelled("a.JPG", "heic")).toBe(true);
    expect(isMislabelled("a", "heic")).toBe(false);
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        (rest) => pictureFormat(Uint8Array.from([0xff, 0xd8, 0xff, ...rest])) === "jpeg",
      ),
    );
  });

  it("A damaged picture is read to an end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(photograph(), png, webp, heic),
        fc.nat(),
        fc.nat(255),
        fc.nat(),
        async (file, at, value, end) => {
          const damaged = file.slice(0, 12 + (end % file.length));
          damaged[12 + (at % file.length)] = value;
          expect((await read(damaged)).size).toBe(damaged.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("coordinates and zones", () => {
  it("come back from degrees, minutes and seconds within a hundredth of a second of arc", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.boolean(),
        async (latitude, longitude, isLittle) => {
          const parts = (value: number) => {
            const whole = Math.abs(value);
            const minutes = (whole % 1) * 60;
            return [Math.floor(whole), Math.floor(minutes), (minutes % 1) * 60];
          };
          const gps = placeTags(
            latitude < 0 ? "S" : "N",
            parts(latitude),
            longitude < 0 ? "W" : "E",
            parts(longitude),
          );
          const place = placeOf(
            (await readExif(writeExif({ ifd0: [[0x0110, "m"]], gps }, isLittle))).gps,
          );
          expect(Math.abs((place?.latitude ?? 99) - latitude)).toBeLessThan(3e-6);
          expect(Math.abs((place?.longitude ?? 999) - longitude)).toBeLessThan(3e-6);
        },
      ),
    );
    expect(degreesOf([Number.NaN, 1, 2], false)).toBeUndefined();
  });

  it("are read as they are written, and derived from any clock", () => {
    const zone = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 || 0);
    fc.assert(
      fc.property(
        zone,
        fc.integer({ min: -440, max: 440 }),
        fc.integer({ min: 0, max: 4e12 }),
        (minutes, rest, utc) => {
          const text = zoneText(minutes).slice(3).replace("−", "-");
          expect(zoneOf(text)).toBe(minutes);
          expect(zoneBetween(utc + minutes * 60_000 + rest * 1000, utc)).toEqual({
            zone: minutes,
            rest: rest || 0,
          });
        },
      ),
    );
  });

  it.each([
    ["2026:03:04 15:12:40", undefined, Date.UTC(2026, 2, 4, 15, 12, 40), undefined],
    ["2026-03-04T15:12:40.250+05:30", undefined, Date.UTC(2026, 2, 4, 15, 12, 40), 330],
    ["2026:03:04 15:12:40", "Z", Date.UTC(2026, 2, 4, 15, 12, 40), 0],
    ["0000:00:00 00:00:00", undefined, undefined, undefined],
    ["2026:02:30 10:00:00", undefined, undefined, undefined],
    ["yesterday", "+25:00", undefined, undefined],
  ])("%s %s", (text, offset, local, zone) => {
    expect(writtenTime(text, offset)).toMatchObject({ local, zone });
  });
});

it("XMP is read as attributes and as elements", () => {
  expect(
    readXmp(
      '<rdf:Description xmp:CreatorTool="Tool 1"><xmp:ModifyDate>2026-03-05T09:02:11-06:00</xmp:ModifyDate>',
    ),
  ).toMatchObject({
    creator: "Tool 1",
    modified: "2026-03-05T09:02:11-06:00",
    isThere: true,
  });
});

describe("a thumbnail", () => {
  const side = 64;
  const paint = (light: (x: number, y: number) => number, width = side, height = side) =>
    Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
      i % 4 === 3 ? 255 : light((i >> 2) % width, Math.floor((i >> 2) / width)),
    );
  const slope = (x: number, y: number) => 60 + x + y;
  const whole = brightnessOf(paint(slope), side);

  it("A coarser, brighter, noisy thumbnail of the picture is not called different", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -25, max: 25 }),
        fc.integer({ min: 0, max: 12 }),
        (brighter, noise) => {
          const small = brightnessOf(
            paint((x, y) => slope(x, y) + brighter + (((x * 7 + y * 13) % 5) - 2) * (noise / 2)),
            side,
          );
          expect(compareThumbnail(whole, small, 0, false).differs).toBe(false);
        },
      ),
    );
  });

  it("A thumbnail with another thing, scene or shape is called different", () => {
    const isIn = (x: number, y: number) => x >= 8 && x < 16 && y >= 8 && y < 16;
    const other = brightnessOf(
      paint((x, y) => (isIn(x, y) ? 0 : slope(x, y))),
      side,
    );
    expect(compareThumbnail(whole, other, 0, false)).toMatchObject({ differs: true });
    const scene = brightnessOf(
      paint((x, y) => 190 - x - y),
      side,
    );
    expect(compareThumbnail(whole, scene, 0, false).mean).toBeGreaterThan(8);
    expect(
      compareThumbnail(
        whole,
        whole,
        shapeDifference({ width: 4, height: 3 }, { width: 1, height: 1 }),
        false,
      ).differs,
    ).toBe(true);
    expect(whole).toHaveLength(FIELDS * FIELDS);
  });

  it("loses the dark bars that fill its shape, and only bars that are alike", () => {
    const barred = paint((_, y) => (y < 7 || y >= 53 ? 3 : 120), 80, 60);
    expect(withoutBars(barred, { width: 80, height: 60 })).toEqual({
      x: 0,
      y: 7,
      width: 80,
      height: 46,
    });
    const night = paint((_, y) => (y < 12 ? 3 : 120), 80, 60);
    expect(withoutBars(night, { width: 80, height: 60 })).toMatchObject({ x: 0, y: 0 });
    const [whole, small] = [
      { width: 600, height: 400 },
      { width: 80, height: 60 },
    ];
    const dark = { x: 0, y: 15, width: 80, height: 30 };
    expect(barsOf(dark, whole, small)).toEqual({ x: 0, y: 3, width: 80, height: 54 });
    expect(barsOf(dark, { width: 400, height: 300 }, small)).toEqual(dark);
  });
});
