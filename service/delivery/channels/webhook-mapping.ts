import { contactFields } from "content/wire/contact-message.ts";

/** The fields of a message that a receiver can be sent. */
export const webhookFields = ["reference", "receivedAt", ...contactFields, "urgent", "page", "topic"] as const;

export type WebhookField = (typeof webhookFields)[number];

/** The receiver's names for our fields, in its order, and the constants that it is always sent. */
export type WebhookMapping = {
  readonly fields: readonly (readonly [ours: WebhookField, theirs: string])[];
  readonly constants: Readonly<Record<string, string | number | boolean>>;
};

/**
 * Reads the owner's mapping: `{"fields": {"email": "Email_Address", …}, "constants": {"LeadSource": "Website"}}`. Fields without a name are
 * not sent. Gives all faults instead when there are any.
 */
export function parseWebhookMapping(text: string): WebhookMapping | readonly string[] {
  const file = toObject(parseJson(text));
  if (!file) return ["it must be a JSON object with fields, and constants if you like"];
  const faults = Object.keys(file).flatMap((name) => (known.has(name) ? [] : [`${quoted(name)} is neither fields nor constants`]));
  const fields = toObject(file.fields);
  const constants = toObject(file.constants ?? {});
  if (!fields || Object.keys(fields).length === 0) faults.push(`fields must name at least one of ${webhookFields.join(", ")}`);
  if (!constants) faults.push("constants must be an object");
  const pairs = Object.entries(fields ?? {}).flatMap(([name, theirs]) => {
    const ours = webhookFields.find((one) => one === name);
    if (!ours) faults.push(`${quoted(name)} is no field of ours; ours are ${webhookFields.join(", ")}`);
    if (!isName(theirs)) faults.push(`the name for ${quoted(name)} must be text of 1 to 100 characters`);
    return ours && isName(theirs) ? [[ours, theirs] as const] : [];
  });
  const values = Object.entries(constants ?? {}).flatMap(([name, value]) => {
    if (!isName(name)) faults.push("the name of a constant must be text of 1 to 100 characters");
    if (!isPlain(value)) faults.push(`the constant ${quoted(name)} must be text, a number, true or false`);
    return isPlain(value) ? [[name, value] as const] : [];
  });
  const names = [...pairs.map(([, theirs]) => theirs), ...values.map(([name]) => name)];
  for (const name of new Set(names.filter((name, at) => names.indexOf(name) !== at)))
    faults.push(`two values would be called ${quoted(name)}`);
  return faults.length > 0 ? faults : { fields: pairs, constants: Object.fromEntries(values) };
}

const known: ReadonlySet<string> = new Set(["fields", "constants"]);

function isName(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= 100;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 60));
}

function toObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
}
