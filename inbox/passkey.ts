import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { request } from "#app/api/request.ts";
import { type EnrolOptions, inboxPaths } from "#shared/staff-inbox.ts";

/** Lets the browser ask for a passkey, and starts a session with it. Throws a sentence for the person when that did not work. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await (await post(inboxPaths.signInOptions)).json();
  const response = await inWords("No passkey was used. Please try again.", () => startAuthentication({ optionsJSON }));
  await post(inboxPaths.signIn, { response });
}

/** Lets the browser make a passkey; gives what the service wants to see of it. Throws a sentence for the person when none was made. */
export function makePasskey(optionsJSON: EnrolOptions["options"]) {
  return inWords("No passkey was made. Please try again.", () => startRegistration({ optionsJSON }));
}

/**
 * Posts a change. Where the service wants to see the passkey again before (428), the browser asks for it, and the change is sent once more. Throws what
 * the service says, as a sentence.
 */
export async function post(url: string, body: unknown = {}): Promise<Response> {
  try {
    return await request("POST", url, { body });
  } catch (error) {
    if (!(error instanceof Error) || error.cause !== 428) throw error;
    await signInWithPasskey();
    return request("POST", url, { body });
  }
}

async function inWords<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidStateError") throw new Error("This device has a passkey for you already.");
    throw new Error(sentence, { cause: error });
  }
}
