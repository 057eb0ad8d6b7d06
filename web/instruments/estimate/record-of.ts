/** A record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value): Record<Key, Value> {
  const record = Object.fromEntries(keys.map((key) => [key, valueFor(key)]));
  if (!hasAll<Key, Value>(record, keys)) throw new Error("A record without one of its keys");
  return record;
}

function hasAll<Key extends string, Value>(record: object, keys: readonly Key[]): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}
