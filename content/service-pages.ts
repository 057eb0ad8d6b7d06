import { ContentFault } from "./read.ts";
import { type ServicePage, tryServicePages } from "./service-files.ts";

function readServicePages(): readonly ServicePage[] {
  const { pages, faults } = tryServicePages();
  const real = faults.filter(({ isDoubt }) => !isDoubt);
  if (real.length > 0) throw new ContentFault(real);
  return pages;
}

/** Reads content/services/, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const servicePages = readServicePages();
