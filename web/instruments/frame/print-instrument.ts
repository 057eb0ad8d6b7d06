/** Prints only one instrument, or only its element with the id `part` (frame.module.css). */
export function printInstrument(name: string, part?: string): void {
  const sheet = document.getElementById(name);
  const only = part ? document.getElementById(part) : null;
  const marked = [document.documentElement, sheet].filter((element) => element !== null);
  for (const element of marked) element.dataset.printing = "";
  if (only) only.dataset.printingPart = "";
  const unmark = () => {
    for (const element of marked) delete element.dataset.printing;
    if (only) delete only.dataset.printingPart;
  };
  addEventListener("afterprint", unmark, { once: true });
  print();
}
