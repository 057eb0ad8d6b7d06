/**
 * What visitors read when their message could not be accepted. `phone` is in readable form. Programming errors have their texts elsewhere.
 */
export const problems = {
  storeUnavailable: (phone: string) => `Messages cannot be stored just now. Please try again in a minute, or call ${phone}.`,
  overloaded: (phone: string) => `The service is very busy. Please try again in a minute, or call ${phone}.`,
  internal: (phone: string) => `Something went wrong on our side. Please try again later, or call ${phone}.`,
  tooMany: (phone: string) => `Too many messages in a short time. Please wait a minute, or call ${phone}.`,
  tooLarge: (kibibytes: number) => `The message is too long: at most ${kibibytes} KiB can be sent.`,
  inFlight: "This message is being stored at this moment.",
  crossSite: "This form can be sent from its own site only.",
} as const;
