import { readContactForm } from "./lists.ts";

// Reads contact-form.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).

const { requests, ...values } = readContactForm().values;

/**
 * `contactForm`: for the form, for the rules in browser and server (content/wire/contact-message.ts), and for the page without scripts
 * (service/contact/answer-page.ts). `preFlight`: before it sends a message that looks confidential (web/contact-form/pre-flight/).
 * `acknowledgement`: the mail to the sender. `problems`: what a visitor reads whose message could not be accepted; programming errors have
 * their texts elsewhere.
 */
export const { contactForm, preFlight, acknowledgement, problems } = values;

/** What `/contact?topic=`, `?article=`, `?time=` and `?ask=` put into the message. */
export const { topics: contactTopics, article: articleRequest, consultation: consultationRequest, search: searchQuestion } = requests;
