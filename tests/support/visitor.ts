/** The WAI-ARIA roles that the tests look for. */
export type Role =
  | "button"
  | "link"
  | "textbox"
  | "searchbox"
  | "combobox"
  | "heading"
  | "region"
  | "dialog";

/**
 * A visitor's actions and checks, the same for every engine. Each waits up to a minute, then fails.
 * Elements are found by role and accessible name (WAI-ARIA) among those displayed. A number at
 * either end of a name, as fields and lists have here, is ignored; “…” stands for any text.
 */
export type Visitor = {
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Goes to a path of the site and waits until scripts have taken over. */
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly click: (role: Role, name: string) => Promise<void>;
  readonly focus: (role: Role, name: string) => Promise<void>;
  readonly press: (key: "Enter" | "Escape" | "ArrowDown" | "ArrowRight" | "Tab") => Promise<void>;
  readonly fill: (
    role: "textbox" | "searchbox" | "combobox",
    name: string,
    text: string,
  ) => Promise<void>;
  readonly sees: (role: Role, name: string) => Promise<void>;
  readonly seesNot: (role: Role, name: string) => Promise<void>;
  readonly reads: (text: string | RegExp) => Promise<void>;
  readonly isAt: (address: string) => Promise<void>;
  /** The focused element's name begins like this. */
  readonly hasFocusOn: (name: string) => Promise<void>;
  readonly hasWritten: (role: "textbox" | "searchbox", name: string, text: string) => Promise<void>;
  /** Everything that the page shows, as text. */
  readonly text: () => Promise<string>;
  /** Follows a link that downloads; gives what arrived. */
  readonly download: (link: string) => Promise<string>;
  /** The page's background colour, as `getComputedStyle` gives it. */
  readonly ground: () => Promise<string>;
};

/** Matches a name as described for `Visitor`. */
export function spoken(name: string): RegExp {
  return new RegExp(
    `^(\\d+ )?${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("…", ".*")}( \\d+)?$`,
  );
}
