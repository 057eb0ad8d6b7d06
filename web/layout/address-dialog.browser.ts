/**
 * Dialogs that are open while the address contains their anchor. The style sheet shows them by
 * `:target` without scripts; here they become modal, and closing them takes the anchor from the
 * address.
 */
export function addressDialogs(): void {
  const all = () => document.querySelectorAll<HTMLDialogElement>("dialog[data-address]");
  const isHere = ({ id }: Element) => location.hash === `#${id}`;
  const follow = () => {
    for (const dialog of all()) {
      dialog.dataset.scripted = "true";
      if (isHere(dialog) && !dialog.open) dialog.showModal();
      if (!isHere(dialog) && dialog.open) dialog.close();
    }
  };
  addEventListener("hashchange", follow);
  addEventListener("click", (event) => {
    const { target } = event;
    // A press on the dialog's own element is one on its backdrop.
    if (target instanceof HTMLDialogElement && target.matches("[data-address]"))
      return target.close();
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
    if (!link || !document.getElementById(link.hash.slice(1))?.matches("dialog[data-address]"))
      return;
    // Following the anchor would take the focus from the link, to which the dialog returns it.
    event.preventDefault();
    history.pushState(null, "", link.hash);
    follow();
  });
  addEventListener("popstate", follow);
  const tell = ({ target }: Event) => {
    const isOurs =
      target instanceof HTMLDialogElement && target.matches("[data-address]") && isHere(target);
    if (isOurs) history.replaceState(history.state, "", location.pathname + location.search);
  };
  addEventListener("close", tell, true);
  follow();
}
