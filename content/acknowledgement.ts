import { claims } from "./claims.ts";
import { company } from "./company.ts";

/**
 * The mail that tells senders that their message has arrived (ACKNOWLEDGE in .env.example). It repeats nothing of the message, not even the
 * name: anyone can enter another person's address in the form.
 */
export const acknowledgement = {
  subject: ({ reference }: Facts) => `We have your message: reference ${reference}`,
  text: ({ reference, received, receivedUtc, due, latest }: Facts) =>
    [
      `Your message to ${company.name} has arrived and is stored.`,
      "",
      `Reference: ${reference}`,
      `Received: ${received} (${receivedUtc})`,
      `Reply due, ${claims.responseHours.figure} in office hours: ${due}`,
      `Outside limit, ${claims.noticeHours.figure} after it arrived: ${latest}`,
      "",
      `Please keep the reference. Quote it when you call ${company.phone.display}, or reply to this mail, and we will have your message in front of us.`,
      "Please do not send confidential or case material by mail.",
      "",
      `This mail was sent automatically, because this address was entered in the contact form at ${company.origin}.`,
      "If you did not write to us, a reply that says so is enough.",
      "",
      company.legalName,
      `${company.address.street}, ${company.address.city}, ${company.address.region} ${company.address.postalCode}`,
    ].join("\n"),
} as const;

/** Moments as people read them, by the reply clock. */
type Facts = Readonly<Record<"reference" | "received" | "receivedUtc" | "due" | "latest", string>>;
