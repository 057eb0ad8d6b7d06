import { type ComponentType, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { keepTyped, restoreTyped } from "./typed-words.ts";

/**
 * Makes an island alive: resolves once React answers its events. An island that throws is rendered anew in its place with what was typed;
 * if it throws again, the document's markup comes back, which works as without scripts, and `onFailed` is called.
 */
export function hydrate(island: HTMLElement, Component: ComponentType, onFailed: () => void): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? "{}");
  const markup = [...island.childNodes].map((node) => node.cloneNode(true));
  let tries = 0;
  return new Promise((resolve) => {
    // The effect of the outermost component runs last of all.
    function Alive() {
      useEffect(resolve, []);
      return <Component {...props} />;
    }
    const options = {
      identifierPrefix: island.id,
      onRecoverableError: (error: unknown) => {
        console.error(error);
        restoreTyped(island, typed);
      },
      onUncaughtError: (error: unknown) => {
        console.error(error);
        // Later, because React is still handling the error.
        setTimeout(recover);
      },
    };
    let typed = keepTyped(island);
    let root: Root = hydrateRoot(island, <Alive />, options);
    island.addEventListener("input", () => {
      typed = keepTyped(island);
    });

    function recover() {
      root.unmount();
      island.replaceChildren(...markup.map((node) => node.cloneNode(true)));
      tries += 1;
      if (tries > 1) {
        restoreTyped(island, typed);
        delete island.dataset.alive;
        return onFailed();
      }
      root = createRoot(island, options);
      flushSync(() => root.render(<Alive />));
      restoreTyped(island, typed);
    }
  });
}
