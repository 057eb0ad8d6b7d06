import type { ContactState } from "#shared/contact-message.ts";

/** States in which a message may be delivered. */
export const deliverableStates = ["new", "handled"] as const satisfies readonly ContactState[];

/** False for held messages and spam. */
export function isDeliverable(state: ContactState): boolean {
  return deliverableStates.some((one) => one === state);
}
