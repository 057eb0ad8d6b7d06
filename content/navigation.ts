import { readNavigation } from "./lists.ts";

// Header, menus and footer (SPEC §2). Reads navigation.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).

const { mobileFirst, ...values } = readNavigation().values;

export const { practices, header, headerLinks, getStarted, mobileMenu, servicesMenuWords, servicesMenu, footerColumns, colophon } = values;

/** The panel that the Menu button opens on narrow screens. */
export const mobileLinks = [...mobileFirst, ...headerLinks];

/** Each practice has one paper colour, which all its pages use. */
export type Practice = keyof typeof practices;
export type MenuGroup = (typeof servicesMenu)[number];
export type NavLink = MenuGroup["links"][number];
