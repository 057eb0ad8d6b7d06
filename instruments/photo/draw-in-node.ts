import { canvasPackage, sharpPackage } from "instruments/frame/packages-for-pictures.ts";

/**
 * Gives Node what a browser decodes and draws pictures with, so that thumbnails are compared.
 * Throws where a package is missing.
 */
export async function drawInNode(): Promise<void> {
  const { Canvas, ImageData } = await canvasPackage();
  const { default: sharp } = await sharpPackage();
  // By sharp, because the canvas's own decoder ends the process at a damaged picture.
  const createImageBitmap = async (picture: Blob) => {
    const bytes = sharp(await picture.arrayBuffer(), { failOn: "none" })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw();
    const { data, info } = await bytes.toBuffer({ resolveWithObject: true });
    const canvas = new Canvas(info.width, info.height);
    canvas
      .getContext("2d")
      .putImageData(new ImageData(new Uint8ClampedArray(data), info.width, info.height), 0, 0);
    return Object.assign(canvas, { close: () => undefined });
  };
  class OffscreenCanvas extends Canvas {
    transferToImageBitmap = () => undefined;
  }
  Object.assign(globalThis, { createImageBitmap, OffscreenCanvas });
}
