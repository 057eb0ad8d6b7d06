import { contactHeaders, contactTopicOf } from "#shared/contact-message.ts";

/** The headers that say what led to the message: the page of this site before the form, and the topic in the form's address. Nothing of other sites. */
export function originHeaders(): Record<string, string> {
  const page = pageBefore();
  const topic = contactTopicOf(new URLSearchParams(location.search));
  return { ...(page && { [contactHeaders.page]: page }), ...(topic && { [contactHeaders.topic]: topic }) };
}

/** The browser's own list of the pages of this site that led here (Navigation API); where there is none, the page that linked to this document. */
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
