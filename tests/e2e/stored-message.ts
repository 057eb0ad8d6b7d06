import { testStaffToken } from "../support/service.ts";

/** Returns a function that asks the service for a reference, as staff would, and gives the answer's text. */
export function storedMessage(site: string | undefined) {
  return async (reference: string): Promise<string> => {
    const answer = await fetch(`${site}/api/contacts?q=${reference}`, { headers: { authorization: `Bearer ${testStaffToken}` } });
    return answer.text();
  };
}
