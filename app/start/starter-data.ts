/**
 * The data on the starter's element (app/start/starter.tsx): addresses of entry, manifest and style sheet, and "id address" for each route.
 */
export type StarterData = { readonly entry: string; readonly manifest: string; readonly sheet: string; readonly routes: string };

/** Null in the development server's documents, which start with the framework's scripts. */
export function starterData(): StarterData | null {
  const { entry, manifest, sheet, routes } = document.getElementById("starter")?.dataset ?? {};
  return entry && manifest && sheet && routes ? { entry, manifest, sheet, routes } : null;
}

/** The tab's storage key for an interrupted visit: `entry` identifies the release, `to` is the target. */
export const INTERRUPTED = "interrupted";

/** Dispatched when scripts have taken over the handling of presses. */
export const TAKEN_OVER = "takenover";
