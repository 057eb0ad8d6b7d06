import sharp, { type Sharp } from "sharp";

type Photo = { readonly width: number; readonly height: number; readonly hue?: number };

/** A photograph as a camera makes it, as JPEG: noise, light from the left, and somebody in the middle. The sky is the top tenth, in red. */
export async function photograph({ width, height, hue = 30 }: Photo): Promise<Buffer> {
  return (await drawn({ width, height, hue })).jpeg({ quality: 85 }).toBuffer();
}

/** The same from a camera that was held upright: the pixels lie on their side, and the file says so, and where and by whom it was taken. */
export async function uprightPhotograph(size: Photo): Promise<Buffer> {
  const upright = await (await drawn(size)).png().toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Orientation: "6", Copyright: "Studio Whitlock" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 52/1 55/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function drawn({ width, height, hue = 30 }: Photo): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const [x, y, r] = [width / 2, height * 0.34, Math.min(width, height) * 0.17];
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="light"><stop stop-color="hsl(${hue} 30% 82%)"/><stop offset="1" stop-color="hsl(${hue} 25% 38%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="${x}" cy="${height * 1.02}" rx="${r * 2.3}" ry="${height * 0.45}" fill="hsl(${hue + 190} 25% 24%)"/>
    <ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.28}" fill="hsl(24 45% 62%)"/>
    <path d="M${x - r * 1.05} ${y}a${r * 1.05} ${r * 1.35} 0 0 1 ${r * 2.1} 0q${-r} ${-r * 0.9} ${-r * 2.1} 0" fill="hsl(${hue} 30% 18%)"/>
    <rect width="100%" height="10%" fill="#b3261e"/>
  </svg>`;
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } }).composite([
    { input: Buffer.from(scene), blend: "hard-light" },
  ]);
}

/** A screen of a program, as PNG. */
export function screenshot(width: number, height: number): Promise<Buffer> {
  const rows = Array.from({ length: 14 }, (_, i) => {
    const y = height * 0.16 + (i * height * 0.8) / 14;
    return `<path d="M${width * 0.24} ${y}h${width * (0.3 + 0.4 * Math.abs(Math.sin(i)))}" stroke="#4a5578" stroke-width="${height / 60}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f6f7fb"/><rect width="20%" height="100%" fill="#233056"/><rect width="100%" height="9%" fill="#3a5bd9"/>${rows.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A logo in two colours on nothing, with a dark word and a bright sign. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><script>alert(1)</script><circle cx="32" cy="32" r="28" fill="#e4572e"/><path d="M20 44V20h8v16h16v8z" fill="#fff"/><path d="M80 12h14v40H80zM104 12h30v12h-16v4h14v10h-14v14h-14zM144 12h14v28h16v12h-30zM186 12h34v12h-10v28h-14V24h-10z" fill="#17324d"/></svg>`;

export const logoPng = (width: number): Promise<Buffer> => sharp(Buffer.from(logoSvg), { density: 200 }).resize({ width }).png().toBuffer();
