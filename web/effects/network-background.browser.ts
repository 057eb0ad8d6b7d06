/** Lets the decorative network drift where a page has one and the visitor welcomes motion. */
export async function networkBackground(): Promise<void> {
  const field = document.querySelector<SVGSVGElement>("[data-network]");
  if (!field) return;
  const { drift } = await import("./network.ts");
  drift(field);
}
