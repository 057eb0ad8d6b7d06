// Sentences whose grammar is computed. All other words are in content/instruments/query.yaml.

export const found = (passages: number, entries: number) => {
  const quoted = passages === 1 ? "1 passage" : `${passages} passages`;
  const logged =
    entries === 1 ? "1 entry on the privilege log" : `${entries} entries on the privilege log`;
  return passages === 0 ? logged : entries === 0 ? quoted : `${quoted}, ${logged}`;
};

export const unknown = (typed: readonly string[]) =>
  `In none of the documents: ${typed.map((word) => `“${word}”`).join(", ")}.`;
