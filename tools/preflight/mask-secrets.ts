/** Returns a function that replaces `secrets`, in clear and in base64, in a text. */
export function maskSecrets(secrets: readonly string[]): (text: string) => string {
  const hidden = secrets.filter(Boolean).flatMap((secret) => [secret, Buffer.from(secret).toString("base64")]);
  return (text) => hidden.reduce((masked, secret) => masked.replaceAll(secret, "(secret)"), text);
}
