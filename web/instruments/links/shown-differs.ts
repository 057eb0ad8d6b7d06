import type { CloudFile } from "./cloud-file.ts";
import { kindOfName } from "./kind-of-name.ts";
import { unwrap, urlOf } from "./unwrap.ts";

/** Whether a link’s text names another host or file than its target. Text that is neither address nor file name never differs. */
export function shownDiffers(shown: string | undefined, target: string, file: CloudFile | undefined): boolean {
  if (!shown) return false;
  const address = urlOf(shown.trim()) && urlOf(unwrap(shown.trim()).target);
  const leadsTo = urlOf(target);
  if (address && leadsTo) return bare(address) !== bare(leadsTo);
  const name = file?.name?.split("/").at(-1);
  if (!name || !kindOfName(name) || !kindOfName(shown)) return false;
  return plain(shown) !== plain(name);
}

/** Compares hosts only: long addresses are shown without query, or cut. */
const bare = ({ hostname }: URL) => hostname.replace(/^www\./, "");
const plain = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_+]+/g, " ")
    .trim();
