import { type ComponentType, createContext, createElement, useContext } from "react";
import type { renderToString } from "react-dom/server";
import { type IslandName, islands } from "./index.ts";

type Rendering = {
  /** How many islands the document has so far. */
  count: number;
  readonly toHtml: typeof renderToString;
  /** The addresses of the scripts that an island needs, its own first. */
  readonly scriptsOf: (file: string) => readonly string[];
};

/** What is known while a document is rendered (web/build/render.tsx). */
export const IslandsContext = createContext<Rendering | null>(null);

type IslandProps<P> = {
  readonly name: IslandName;
  /** The component that islands/index.ts names. */
  readonly of: ComponentType<P>;
  /** Must be JSON. They are in the document too, so keep them small. */
  readonly props: P;
  /**
   * Starts it without a sign of the visitor: when the address has a query, or once a moment
   * (milliseconds since 1970) has passed.
   */
  readonly live?: "query" | number;
};

/**
 * Renders `of` now and marks the element, so that web/browser/main.ts hydrates it in the browser:
 * the only way in which a document gets React. An island is a root of its own, so nothing outside
 * it can disturb it; context does not cross its edge.
 */
export function Island<P extends object>({ name, of, props, live }: IslandProps<P>) {
  const rendering = useContext(IslandsContext);
  if (!rendering) throw new Error(`The island ${name} is rendered outside a document.`);
  const id = `i${rendering.count++}`;
  const json = JSON.stringify(props);
  return (
    <div
      id={id}
      data-island={islands[name].component}
      data-scripts={rendering.scriptsOf(islands[name].file).join(" ")}
      data-live={live}
      data-props={json === "{}" ? undefined : json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just written
      dangerouslySetInnerHTML={{
        __html: rendering.toHtml(createElement(of, props), { identifierPrefix: id }),
      }}
    />
  );
}
