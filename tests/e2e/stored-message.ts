import { testStaffToken } from "../support/service.ts";

/** Asks the service, as staff would, for the message with a reference; gives the answer's text. */
export function storedMessage(site: string | undefined) {
  return async (reference: string): Promise<string> => {
    const answer = await fetch(`${site}/api/contacts?q=${reference}`, { headers: { authorization: `Bearer ${testStaffToken}` } });
    return answer.text();
  };
}
