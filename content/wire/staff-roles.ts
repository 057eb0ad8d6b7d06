/** What staff may do, in groups. */
export const rights = [
  "read",
  "work",
  "figures",
  "trail",
  "export",
  "erase",
  "people",
  "write",
  "publish",
] as const;
export type Right = (typeof rights)[number];

export const roles = ["intake", "editor", "auditor", "writer", "publisher"] as const;
export type Role = (typeof roles)[number];

/**
 * The only table of which role may do what. The service checks every request against it, the inbox
 * every button. `read`: messages. `work`: take, assign, answer, close, note, mark, deliver again.
 * `trail`: who did what. `people`: invite, remove, end sessions. `write`: the site's words, in
 * drafts (the desk). `publish`: bring drafts onto the site, now or at a time, and take publications
 * back. `figures`, `export` and `erase` say what they are.
 */
export const rightsOf = {
  intake: ["read", "work", "figures"],
  editor: ["read", "work", "figures", "trail", "export", "erase", "people", "write", "publish"],
  auditor: ["read", "figures", "trail"],
  writer: ["write"],
  publisher: ["write", "publish"],
} as const satisfies Record<Role, readonly Right[]>;

/** The role in staff's words. */
export const roleWords = {
  intake: "Intake: reads, answers, notes and marks messages",
  editor:
    "Editor: as intake; also exports, erases, reads the trail, invites people, and publishes the site’s words",
  auditor: "Auditor: reads messages, the trail and the figures, and changes nothing",
  writer: "Writer: changes the site’s words in drafts, and sees no messages",
  publisher: "Publisher: as writer; also publishes them",
} as const satisfies Record<Role, string>;

export function may(role: Role, right: Right): boolean {
  const granted: readonly Right[] = rightsOf[role];
  return granted.includes(right);
}
