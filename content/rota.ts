/** A person to tell by mail, or a chat system's webhook. */
export type RotaPlace = { readonly name: string } & ({ readonly mail: string } | { readonly webhook: `https://${string}` });

/**
 * Who is told, in this order, that a message is overdue: the first when its reply is due.
 * The next is told an hour later, while the office is open, if the inbox shows no answer.
 * Empty: nobody is told. Fill it in once your people mark answered messages in the inbox. For example:
 *   { name: "Ada Whitlock", mail: "a.whitlock@your-domain" },
 *   { name: "The channel of the project managers", webhook: "https://chat.your-domain/hooks/…" },
 */
export const rota: readonly RotaPlace[] = [];
