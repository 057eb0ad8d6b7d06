/**
 * Runs in the page. Words that are too pale for what lies behind them: below 4.5:1, large ones
 * below 3:1 (WCAG 1.4.3). On `paper` that is white, except where print-color-adjust says that the
 * ground prints. On a `screen` words on pictures and in drawings are left out: axe judges the first
 * on the pages of its own build.
 */
export function paleWords(medium: "paper" | "screen"): string[] {
  type Color = readonly [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const colors = new Map<string, Color>();
  const grounds = new Map<Element, Color | null>();
  const pale = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (
      !element ||
      !words ||
      element.closest("script, style, [aria-hidden='true'], title, :disabled")
    )
      continue;
    const isDrawn = element.closest("svg") !== null;
    if (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (isDrawn && medium === "screen")
    )
      continue;
    const { color, fill, stroke, clipPath, fontSize, fontWeight } = getComputedStyle(element);
    const ink = rgba(isDrawn ? (fill === "none" ? stroke : fill) : color);
    const ground = groundOf(element);
    // A bar hides its words; a hidden label is for screen readers.
    if (ink[3] === 0 || clipPath !== "none" || !ground) continue;
    const [light = 1, dark = 0] = [luminance(over(ink, ground)), luminance(ground)].sort(
      (a, b) => b - a,
    );
    const size = Number.parseFloat(fontSize);
    const isLarge =
      medium === "screen" && (size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700));
    if ((light + 0.05) / (dark + 0.05) < (isLarge ? 3 : 4.5)) pale.add(words.slice(0, 40));
  }
  return [...pale];

  /** The color behind the words of an element, null for a picture or a gradient. */
  function groundOf(element: Element | null): Color | null {
    if (!element) return medium === "paper" ? rgba("#fff") : rgba("Canvas");
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const ground = groundOfUnknown(element);
    grounds.set(element, ground);
    return ground;
  }
  function groundOfUnknown(element: Element): Color | null {
    const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(element);
    const behind = () => groundOf(element.parentElement);
    if (medium === "paper" && printColorAdjust !== "exact") return behind();
    // A highlight is a gradient of one color.
    if (backgroundImage !== "none" && element.tagName === "MARK")
      return rgba(getComputedStyle(element).getPropertyValue("--mark"));
    if (medium === "screen" && backgroundImage !== "none") return null;
    const own = rgba(backgroundColor);
    if (own[3] === 1) return own;
    const below = behind();
    return below && (medium === "screen" ? over(own, below) : below);
  }
  function over([r, g, b, a]: Color, [br, bg, bb]: Color): Color {
    return [r * a + br * (1 - a), g * a + bg * (1 - a), b * a + bb * (1 - a), 1];
  }
  function rgba(color: string): Color {
    const known = colors.get(color);
    if (known) return known;
    if (!canvas) throw new Error("no canvas");
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const read: Color = [r, g, b, a / 255];
    colors.set(color, read);
    return read;
  }
  function luminance(color: Color): number {
    const [r = 0, g = 0, b = 0] = color
      .slice(0, 3)
      .map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
