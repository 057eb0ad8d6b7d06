import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

type Form = Content["contactForm"];

/**
 * For the form, for the rules in browser and server (content/wire/contact-message.ts), and for the
 * page without scripts (service/contact/answer-page.ts).
 */
export let contactForm: Form["contactForm"];
/** Before the form sends a message that looks confidential (web/contact-form/pre-flight/). */
export let preFlight: Form["preFlight"];
/** The mail to the sender. */
export let acknowledgement: Form["acknowledgement"];
/**
 * What a visitor reads whose message could not be accepted; programming errors have their texts
 * elsewhere.
 */
export let problems: Form["problems"];

/** What `/contact?topic=`, `?article=`, `?time=` and `?ask=` put into the message. */
export let contactTopics: Form["requests"]["topics"];
export let articleRequest: Form["requests"]["article"];
export let consultationRequest: Form["requests"]["consultation"];
export let searchQuestion: Form["requests"]["search"];

whenShown("contactForm", ({ requests, ...form }) => {
  ({ contactForm, preFlight, acknowledgement, problems } = form);
  ({
    topics: contactTopics,
    article: articleRequest,
    consultation: consultationRequest,
    search: searchQuestion,
  } = requests);
});
