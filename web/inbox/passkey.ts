import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { type EnrolOptions, inboxPaths } from "content/wire/staff-inbox.ts";
import { request } from "web/api/request.ts";

/**
 * Signs in with a passkey and starts a session. Throws an Error with a sentence for the person when
 * that fails.
 */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await (
    await post(inboxPaths.signInOptions)
  ).json();
  const response = await inWords("No passkey was used. Please try again.", () =>
    startAuthentication({ optionsJSON }),
  );
  await post(inboxPaths.signIn, { response });
}

/**
 * Makes a passkey and returns the response for the service. Throws an Error with a sentence for the
 * person when none was made.
 */
export function makePasskey(optionsJSON: EnrolOptions["options"]) {
  return inWords("No passkey was made. Please try again.", () =>
    startRegistration({ optionsJSON }),
  );
}

/** Posts a change, with the passkey when the service asks for it. Throws as `proved` does. */
export function post(url: string, body: unknown = {}): Promise<Response> {
  return proved(() => request("POST", url, { body }));
}

/** Reads what may need the passkey too: an export of everything. Throws as `proved` does. */
export function get(url: string): Promise<Response> {
  return proved(() => request("GET", url));
}

/**
 * When the service answers 428, asks for the passkey and then once more. Throws an Error with the
 * service's message, or with that of the failed sign-in.
 */
async function proved(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error) || error.cause !== 428) throw error;
    await signInWithPasskey();
    return ask();
  }
}

async function inWords<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidStateError")
      throw new Error("This device has a passkey for you already.");
    throw new Error(sentence, { cause: error });
  }
}
