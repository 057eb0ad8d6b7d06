import { useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * Replaces the framework's `<Scripts />`, whose preloads compete with the first view (measured: FCP 1.68 s against 1.08 s). Module
 * addresses are data attributes. The build inserts the script (app/start/starter.ts), the same on every page, so the policy needs one hash.
 * Rendered only by the build.
 */
export function Starter() {
  const framework = useContext(UNSAFE_FrameworkContext);
  const matches = useMatches();
  // The development server needs the framework's scripts, and so does the fallback document, which is built but never served.
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
