import type { ContactState } from "#shared/contact-message.ts";

/** The states of a message in which it may leave the house. */
export const deliverableStates = ["new", "handled"] as const satisfies readonly ContactState[];

/** False for a message that is held, and for spam. */
export function isDeliverable(state: ContactState): boolean {
  return deliverableStates.some((one) => one === state);
}
