import * as z from "zod/mini";

/** Longer than any passkey of the requested algorithms, and far shorter than the limit of a body. */
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8_192));
const extensions = z.record(z.string().check(z.maxLength(100)), z.unknown());
const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: extensions,
  authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
};

/** A signed challenge as browsers encode it in JSON (WebAuthn §5.1, AuthenticationResponseJSON); passkeys.ts verifies it. */
export const authenticationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

/** A new passkey as browsers encode it in JSON (RegistrationResponseJSON). */
export const registrationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(10))),
  }),
});

/** The person's own name for a passkey. */
export const passkeyLabel = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u));
