import { contactHeaders, contactTopicOf } from "content/wire/contact-message.ts";

/** The headers with what led to the message: the site's page before the form, and the topic from the form's address. Never other sites. */
export function originHeaders(): Record<string, string> {
  const page = pageBefore();
  const topic = contactTopicOf(new URLSearchParams(location.search));
  return { ...(page && { [contactHeaders.page]: page }), ...(topic && { [contactHeaders.topic]: topic }) };
}

/** The path of this site's page before the form, from the Navigation API, else from the referrer; "" when unknown. */
function pageBefore(): string {
  const { navigation } = window;
  const entries = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const urls = navigation ? entries.map(({ url }) => url) : [document.referrer];
  return urls.map(pathHere).findLast((path) => path !== "" && path !== location.pathname) ?? "";
}

function pathHere(address: string | null): string {
  const url = URL.parse(address ?? "");
  return url?.origin === location.origin ? url.pathname : "";
}
