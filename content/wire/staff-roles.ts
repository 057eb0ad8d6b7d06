/** What staff may do, in groups. */
export const rights = ["read", "work", "figures", "trail", "export", "erase", "people"] as const;
export type Right = (typeof rights)[number];

export const roles = ["intake", "editor", "auditor"] as const;
export type Role = (typeof roles)[number];

/**
 * The only table of which role may do what. The service checks every request against it, the inbox every button. `read`: messages. `work`:
 * take, assign, answer, close, note, mark, deliver again. `trail`: who did what. `people`: invite, remove, end sessions. `figures`, `export` and
 * `erase` say what they are.
 */
export const rightsOf = {
  intake: ["read", "work", "figures"],
  editor: ["read", "work", "figures", "trail", "export", "erase", "people"],
  auditor: ["read", "figures", "trail"],
} as const satisfies Record<Role, readonly Right[]>;

/** The role in staff's words. */
export const roleWords = {
  intake: "Intake: reads, answers, notes and marks messages",
  editor: "Editor: as intake; also exports, erases, reads the trail and invites people",
  auditor: "Auditor: reads messages, the trail and the figures, and changes nothing",
} as const satisfies Record<Role, string>;

export function may(role: Role, right: Right): boolean {
  const granted: readonly Right[] = rightsOf[role];
  return granted.includes(right);
}
