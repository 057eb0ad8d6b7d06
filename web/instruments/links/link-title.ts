import type { FoundLink } from "./links-of-message.ts";
import { linksResult as words } from "./words-result.ts";

/** A link’s title in lists: the file’s name, the link text, or kind and service. */
export function linkTitle({ file, shown, closed }: FoundLink): string {
  const name = file?.name?.split("/").at(-1) ?? shown;
  if (name) return name;
  if (file) return `${words.providers[file.provider]}, ${words.kinds[file.kind]}`;
  return closed ? `${words.wrappers[closed.wrapper]}${closed.domain ? words.ask.toDomain(closed.domain) : ""}` : "";
}
