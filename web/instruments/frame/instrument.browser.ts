/**
 * Opens the tool that the address or a link on its page names. Its frame is a native disclosure,
 * which opens without scripts too.
 */
export function namedInstrument(): void {
  const open = (hash: string) => {
    const tool = document
      .getElementById(hash.slice(1))
      ?.closest("[data-instrument]")
      ?.querySelector("details");
    if (tool) tool.open = true;
  };
  addEventListener("hashchange", () => open(location.hash));
  // A link to the address that the page has already changes nothing.
  addEventListener("click", ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link?.pathname === location.pathname) open(link.hash);
  });
  open(location.hash);
}
