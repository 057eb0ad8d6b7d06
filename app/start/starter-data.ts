/** What the starter's element carries (app/start/starter.tsx): addresses of the entry, the manifest and the style sheet, and "id address" for each route. */
export type StarterData = { readonly entry: string; readonly manifest: string; readonly sheet: string; readonly routes: string };

/** Null in a document of the development server, which starts otherwise. */
export function starterData(): StarterData | null {
  const { entry, manifest, sheet, routes } = document.getElementById("starter")?.dataset ?? {};
  return entry && manifest && sheet && routes ? { entry, manifest, sheet, routes } : null;
}

/** The tab remembers under this name what the page was doing when it was loaded again: `entry` says by which release, `to` where it was to go. */
export const INTERRUPTED = "interrupted";

/** The event by which the page says that scripts answer from now on what is pressed in it. */
export const TAKEN_OVER = "takenover";
