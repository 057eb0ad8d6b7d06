import { practices, servicesMenu } from "content/navigation.ts";
import type { Practice } from "content/wire/practice.ts";

/** The practice area that staff chose, else that of the menu with the page; null for neither. */
export function practiceOf(chosen: Practice | null, page: string | null): Practice | null {
  return (
    chosen ??
    servicesMenu.find(
      ({ href, links }) => href === page || links.some((link) => link.href === page),
    )?.practice ??
    null
  );
}

/** The practice area in the site's words. */
export function practiceLabel(practice: Practice | null): string {
  return practice === null ? "No practice area" : practices[practice].name;
}
