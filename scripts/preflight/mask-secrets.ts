/** Gives the function that hides `secrets`, in clear and in base64, wherever they stand in a text; pure. */
export function maskSecrets(secrets: readonly string[]): (text: string) => string {
  const hidden = secrets.filter(Boolean).flatMap((secret) => [secret, Buffer.from(secret).toString("base64")]);
  return (text) => hidden.reduce((masked, secret) => masked.replaceAll(secret, "(secret)"), text);
}
