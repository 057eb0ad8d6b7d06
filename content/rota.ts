/** Whom to tell, by mail or by a webhook of a chat system. */
export type RotaPlace = { readonly name: string } & ({ readonly mail: string } | { readonly webhook: `https://${string}` });

/**
 * Who is told, one after the other, that a message is overdue: the first when its reply is due, the next an hour later while nobody has answered it in the
 * inbox. Empty, nobody is told: fill it in once your people mark in the inbox what they have answered. For example:
 *   { name: "Ada Whitlock", mail: "a.whitlock@your-domain" },
 *   { name: "The channel of the project managers", webhook: "https://chat.your-domain/hooks/…" },
 */
export const rota: readonly RotaPlace[] = [];
