import { starterData } from "./starter-data.ts";

/**
 * Sets on `window` what the framework's inline scripts would. These are the manifest (by importing it), the matched routes' modules, and
 * the loader data, which is empty because pages import their words. Rejects when a module cannot be loaded.
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

/** How long to wait for the style sheet. */
const PATIENCE_MS = 5_000;

/**
 * Waits for the whole style sheet, requested by the starter, because the document has only its own page's styles. Continues when it fails.
 */
async function wholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("#whole-sheet");
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Empty loader data, action data and errors in the framework's turbo-stream encoding. */
function emptyLoaderData(): ReadableStream<Uint8Array> {
  const encoded = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';
  return new Blob([encoded]).stream();
}
