const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "dragenter",
];

/** The visitor's first sign. What takes longer than a moment waits for it. */
export const firstSign = new Promise<void>((resolve) => {
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
});
