import { type Layer, outerLayer, type Wrapper } from "./wrappers.ts";

/** `target` is the address inside all layers; with `closed` the last of them could not be opened, and `target` is that layer’s own address. */
export type Unwrapped = {
  readonly target: string;
  readonly wrappers: readonly Wrapper[];
  readonly closed?: Layer;
};

/** More layers than mail filters put around one another. */
const MOST_LAYERS = 8;

/** Takes mail filters and redirects off an address, by reading it: nothing is asked of the network. What is no address is its own target. */
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
