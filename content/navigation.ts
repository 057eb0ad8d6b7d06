import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

// Header, menus and footer (SPEC §2): navigation.yaml.

type Navigation = Content["navigation"];

export let practices: Navigation["practices"];
export let header: Navigation["header"];
export let headerLinks: Navigation["headerLinks"];
export let getStarted: Navigation["getStarted"];
export let mobileMenu: Navigation["mobileMenu"];
export let servicesMenuWords: Navigation["servicesMenuWords"];
export let servicesMenu: Navigation["servicesMenu"];
export let footerColumns: Navigation["footerColumns"];
export let colophon: Navigation["colophon"];

/** The panel that the Menu button opens on narrow screens. */
export let mobileLinks: Navigation["mobileFirst"];

whenShown("navigation", ({ mobileFirst, ...navigation }) => {
  ({
    practices,
    header,
    headerLinks,
    getStarted,
    mobileMenu,
    servicesMenuWords,
    servicesMenu,
    footerColumns,
    colophon,
  } = navigation);
  mobileLinks = [...mobileFirst, ...headerLinks];
});

/** Each practice has one paper colour, which all its pages use. */
export type Practice = keyof Navigation["practices"];
export type MenuGroup = Navigation["servicesMenu"][number];
export type NavLink = MenuGroup["links"][number];
