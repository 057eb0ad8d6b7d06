import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

export type Authenticator = ReturnType<typeof createAuthenticator>;

type Change = { readonly origin?: string; readonly verified?: boolean };

/**
 * A passkey in software, with an id of its own or a copied one (WebAuthn level 3, §6 and §8.7: no
 * attestation), for the domain
 * `rpId` and pages of `origin`. Answers as a browser's JSON.
 */
export function createAuthenticator({
  rpId,
  origin,
  id: copied,
}: {
  readonly rpId: string;
  readonly origin: string;
  readonly id?: string;
}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = copied ? Buffer.from(copied, "base64url") : randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** RP id hash, flags (user present, user verified, and for new ones attested data), counter. */
  const authenticatorData = (flags: number, verified = true) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      createHash("sha256").update(rpId).digest(),
      Buffer.from([flags | (verified ? 4 : 0)]),
      count,
    ]);
  };
  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };

  return {
    id,
    /** What `navigator.credentials.create` would give. */
    create({ challenge }: { readonly challenge: string }, change: Change = {}) {
      // COSE (RFC 9053 §2.1): EC2, ES256, P-256.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const attested = [Buffer.alloc(16), length, credentialId, Buffer.from(isoCBOR.encode(key))];
      const authData = new Uint8Array(
        Buffer.concat([authenticatorData(0x41, change.verified), ...attested]),
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge, change.origin).toString(
          "base64url",
        ),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: ["internal"],
      };
      return { ...common, response };
    },
    /** What `navigator.credentials.get` would give. */
    get({ challenge }: { readonly challenge: string }, change: Change = {}) {
      const data = clientData("webauthn.get", challenge, change.origin);
      const authData = authenticatorData(0x01, change.verified);
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      const response = {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
      return { ...common, response };
    },
  };
}
