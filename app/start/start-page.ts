/**
 * Puts in place what the framework's inline scripts would have left on `window`: the manifest (by importing it),
 * the modules of the matched routes, and the loader data, which is empty because pages import their words.
 */
export async function startPage(): Promise<void> {
  const data = document.getElementById("starter")?.dataset;
  if (!data?.manifest || !data.routes) return;
  const routes = data.routes.split(",").map((route) => route.split(" "));
  const [modules] = await Promise.all([
    Promise.all(routes.map(async ([id = "", url = ""]) => [id, await import(/* @vite-ignore */ url)])),
    import(/* @vite-ignore */ data.manifest),
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
  // The rest of the style sheets: the document carries what its own markup needs.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')) sheet.media = "all";
}

/** No loader data, no action data, no errors, in the framework's turbo-stream encoding. */
function emptyLoaderData(): ReadableStream<Uint8Array> {
  const encoded = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';
  return new Blob([encoded]).stream();
}
