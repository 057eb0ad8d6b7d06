import { starterData } from "./starter-data.ts";

/**
 * Puts in place what the framework's inline scripts would have left on `window`: the manifest (by importing it),
 * the modules of the matched routes, and the loader data, which is empty because pages import their words. Rejects when a module does not come.
 */
export async function startPage(): Promise<void> {
  const data = starterData();
  if (!data) return;
  const routes = data.routes.split(",").map((route) => route.split(" "));
  const [modules] = await Promise.all([
    Promise.all(routes.map(async ([id = "", url = ""]) => [id, await import(/* @vite-ignore */ url)])),
    import(/* @vite-ignore */ data.manifest),
    wholeSheet(),
  ]);
  Object.assign(window, {
    __reactRouterRouteModules: Object.fromEntries(modules),
    __reactRouterContext: {
      basename: "/",
      future: {},
      routeDiscovery: { mode: "initial" },
      ssr: false,
      isSpaMode: false,
      stream: emptyLoaderData(),
    },
  });
}

/** How long a style sheet is waited for. */
const PATIENCE_MS = 5_000;

/** The document carries what its own markup needs; the next page needs the whole, which the starter has called. A sheet that does not come stops nothing. */
async function wholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("#whole-sheet");
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** No loader data, no action data, no errors, in the framework's turbo-stream encoding. */
function emptyLoaderData(): ReadableStream<Uint8Array> {
  const encoded = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';
  return new Blob([encoded]).stream();
}
