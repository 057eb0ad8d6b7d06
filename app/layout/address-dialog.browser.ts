/**
 * Dialogs that are open while the address contains their anchor. The style sheet shows them by `:target` without scripts; here they become
 * modal, and closing them takes the anchor from the address.
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
  addEventListener("click", ({ target }) => {
    // A press on the dialog's own element is one on its backdrop.
    if (target instanceof HTMLDialogElement && target.matches("[data-address]")) target.close();
  });
  const tell = ({ target }: Event) => {
    const isOurs = target instanceof HTMLDialogElement && target.matches("[data-address]") && isHere(target);
    if (isOurs) history.replaceState(history.state, "", location.pathname + location.search);
  };
  addEventListener("close", tell, true);
  follow();
}
