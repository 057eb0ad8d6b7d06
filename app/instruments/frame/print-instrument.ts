/** Prints one instrument and nothing else of the page (frame.module.css). */
export function printInstrument(name: string): void {
  const sheet = document.getElementById(name);
  const marked = [document.documentElement, sheet].filter((element) => element !== null);
  for (const element of marked) element.dataset.printing = "";
  const unmark = () => {
    for (const element of marked) delete element.dataset.printing;
  };
  addEventListener("afterprint", unmark, { once: true });
  print();
}
