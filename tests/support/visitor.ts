/** What a control is said to be. */
export type Role = "button" | "link" | "textbox" | "searchbox" | "heading" | "region" | "dialog";

/**
 * What a person does at a browser, said once for every engine. Everything waits, at most 15 seconds, until it can be done or is true, and then fails.
 * Elements are found by role and accessible name (WAI-ARIA), among what is displayed. A number at either end of a name, as fields and
 * lists carry them here, is left out; “…” stands for whatever follows.
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
  readonly fill: (role: "textbox" | "searchbox", name: string, text: string) => Promise<void>;
  readonly sees: (role: Role, name: string) => Promise<void>;
  readonly seesNot: (role: Role, name: string) => Promise<void>;
  readonly reads: (text: string | RegExp) => Promise<void>;
  readonly isAt: (address: string) => Promise<void>;
  /** The name of the focused element begins like this. */
  readonly hasFocusOn: (name: string) => Promise<void>;
  readonly hasWritten: (role: "textbox" | "searchbox", name: string, text: string) => Promise<void>;
  /** Everything that the page shows, as text. */
  readonly text: () => Promise<string>;
  /** Follows a link that downloads; gives what arrived. */
  readonly download: (link: string) => Promise<string>;
  /** The colour of the page's ground, as `getComputedStyle` says it. */
  readonly ground: () => Promise<string>;
};

/** What a name sounds like, for `Visitor`. */
export function spoken(name: string): RegExp {
  return new RegExp(`^(\\d+ )?${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("…", ".*")}( \\d+)?$`);
}
