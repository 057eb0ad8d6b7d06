import { type Layer, outerLayer, type Wrapper } from "./wrappers.ts";

/** `target` is the innermost address. With `closed`, the last layer could not be opened and `target` is its own address. */
export type Unwrapped = {
  readonly target: string;
  readonly wrappers: readonly Wrapper[];
  readonly closed?: Layer;
};

/** The most layers removed; mail filters add fewer. */
const MOST_LAYERS = 8;

/** Removes mail filters and redirects from an address without using the network. Other text is its own target. */
export function unwrap(address: string): Unwrapped {
  const wrappers: Wrapper[] = [];
  let target = address;
  while (wrappers.length < MOST_LAYERS) {
    const url = urlOf(target);
    const layer = url && outerLayer(url);
    if (!layer) return { target, wrappers };
    wrappers.push(layer.wrapper);
    if (layer.inside === undefined) return { target, wrappers, closed: layer };
    target = layer.inside;
  }
  return { target, wrappers };
}

/** An address of the web, with or without its scheme; undefined for any other text. */
export function urlOf(text: string): URL | undefined {
  const whole = /^https?:/i.test(text) ? text : /^www\./i.test(text) ? `https://${text}` : undefined;
  return whole && URL.canParse(whole) ? new URL(whole) : undefined;
}
