import { detection } from "#content/specimen/exhibits/detection.ts";
import { photoSpecimen as specimen } from "./specimen.ts";
import { withSegment, writeExif } from "./write-exif.ts";

/** The drawing of exhibit A is 400 by 240; the photograph three times that. */
const SCALE = 3;
const [width, height] = [400 * SCALE, 240 * SCALE];
const [thumbWidth, thumbHeight] = [160, 96];

/**
 * Draws the specimen JPEG with exhibit A’s objects; its EXIF has the thumbnail of another drawing. Rejects if the browser cannot encode a
 * canvas.
 */
export async function specimenPhoto(): Promise<File> {
  const [picture, before] = [drawing(false), drawing(true)];
  const small = new OffscreenCanvas(thumbWidth, thumbHeight);
  small.getContext("2d")?.drawImage(before, 0, 0, thumbWidth, thumbHeight);
  const [jpeg, thumbnail] = await Promise.all([bytesOf(picture, 0.82), bytesOf(small, 0.7)]);
  const { place, satellites } = specimen;
  const exif = writeExif({
    ifd0: [
      [0x010f, specimen.make],
      [0x0110, specimen.model],
      [0x0112, 1],
      [0x0131, specimen.software],
      [0x0132, specimen.changed],
    ],
    exif: [
      [0x829a, [0.004]],
      [0x829d, [2.8]],
      [0x8827, 100],
      [0x9003, specimen.taken],
      [0x9004, specimen.taken],
      [0x9010, specimen.zone],
      [0x9011, specimen.zone],
      [0xa002, width],
      [0xa003, height],
    ],
    gps: [
      [0x0001, "N"],
      [0x0002, place.latitude],
      [0x0003, "W"],
      [0x0004, place.longitude],
      [0x0006, place.altitude],
      [0x0007, satellites.time],
      [0x0010, "T"],
      [0x0011, place.direction],
      [0x001d, satellites.date],
    ],
    thumbnail,
  });
  return new File([withSegment(jpeg, exif)], specimen.name, { type: "image/jpeg", lastModified: specimen.modified });
}

async function bytesOf(canvas: OffscreenCanvas, quality: number): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return new Uint8Array(await blob.arrayBuffer());
}

/** The yard in grays: sky, hall, ground, and what exhibit A finds there. With a second rooftop unit, or without. */
function drawing(hasSecondUnit: boolean): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const box = (gray: number, x: number, y: number, w: number, h: number) => {
    context.fillStyle = `rgb(${gray} ${gray} ${Math.min(255, gray + 8)})`;
    context.fillRect(x * SCALE, y * SCALE, w * SCALE, h * SCALE);
  };
  for (let y = 0; y < 94; y++) box(214 - y / 3, 0, y, 400, 1);
  box(128, 0, 94, 400, 146);
  for (let y = 192; y < 240; y += 6) box(120, 0, y, 400, 2);
  box(164, 70, 94, 310, 98);
  for (let x = 78; x < 380; x += 14) box(154, x, 94, 2, 98);
  const unit = (x: number, y: number) => {
    box(92, x, y, 54, 44);
    for (let i = 0; i < 5; i++) box(70, x + 6, y + 8 + i * 7, 42, 3);
  };
  const [rooftop, van, person, pallets, door] = detection.found.map(({ box: place }) => place);
  if (rooftop) unit(rooftop[0], rooftop[1]);
  if (hasSecondUnit) unit(282, 50);
  if (door) box(108, door[0], door[1], door[2], door[3]);
  if (van) {
    box(236, van[0], van[1], van[2], van[3] - 10);
    box(60, van[0] + 10, van[1] + van[3] - 14, 14, 14);
    box(60, van[0] + 54, van[1] + van[3] - 14, 14, 14);
    box(88, van[0] + 4, van[1] + 6, 18, 14);
  }
  if (person) {
    box(50, person[0] + 8, person[1] + 16, 18, 42);
    box(190, person[0] + 11, person[1], 12, 14);
  }
  if (pallets) for (let i = 0; i < 4; i++) box(84 + i * 10, pallets[0], pallets[1] + i * 10, pallets[2], 7);
  return canvas;
}
