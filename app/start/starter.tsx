import { useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * In place of the framework's `<Scripts />`, which preloads all script and competes with the first view (measured: FCP 1.68 s
 * against 1.08 s). The addresses of the modules travel as data; the build puts the script itself into the element (app/start/starter.ts),
 * the same on every page, so one hash allows it. Rendered by the build only.
 */
export function Starter() {
  const framework = useContext(UNSAFE_FrameworkContext);
  const matches = useMatches();
  // The development server needs the framework's own scripts; so does the fallback document it builds and we never serve.
  if (!framework || framework.isSpaMode || import.meta.env.DEV) return <Scripts />;
  const { entry, url, routes } = framework.manifest;
  return (
    <script
      id="starter"
      data-entry={entry.module}
      data-manifest={url}
      data-routes={matches.map(({ id }) => `${id} ${routes[id]?.module}`).join(",")}
      data-sheet={routes.root?.css?.[0]}
    />
  );
}
