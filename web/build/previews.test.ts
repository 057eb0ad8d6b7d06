import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { brandColors } from "content/brand-colors.ts";
import { company } from "content/company.ts";
import { expect, it, onTestFinished } from "vitest";
import { drawPreviews, registerFaces } from "./previews.ts";

it("The preview of a link is drawn in the brand's typeface, not in one of the machine", async () => {
  const preview = await loadImage(await previewOfAPage());
  const canvas = createCanvas(500, 50);
  const context = canvas.getContext("2d");
  const pixels = (draw: () => void) => {
    context.fillStyle = brandColors.bond?.light ?? "";
    context.fillRect(0, 0, 500, 50);
    draw();
    return Buffer.from(context.getImageData(0, 0, 500, 50).data);
  };
  // The foot of the preview, where the company's name stands beside the mark.
  const drawn = pixels(() => context.drawImage(preview, -340, -540));
  const named = (family: string) =>
    pixels(() => {
      context.fillStyle = brandColors.ink?.light ?? "";
      context.font = `44px ${family}`;
      context.letterSpacing = `${-0.035 * 44}px`;
      context.fillText(company.name, 8, 38);
    });
  GlobalFonts.registerFromPath("content/brand/fonts/redaction-400.woff2", "Expected");
  expect(named("Expected").equals(drawn)).toBe(true);
  expect(named("sans-serif").equals(drawn)).toBe(false);
});

it("A typeface that cannot be read stops the build and is named", () => {
  expect(() => registerFaces("no-such-folder")).toThrow("no-such-folder/redaction-400.woff2");
});

/** The preview that a document with a long title gets, as a PNG. */
async function previewOfAPage(): Promise<Buffer> {
  const site = mkdtempSync(join(tmpdir(), "previews-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(
    join(site, "index.html"),
    `<title>Whose words are these?</title>
<meta property="og:image" content="${company.origin}/og/page.png"><p data-bates>000401</p>`,
  );
  await drawPreviews(site);
  return readFileSync(join(site, "og/page.png"));
}
