import note from "./specimen.json" with { type: "json" };

/**
 * An intake note of the invented matter. Its numbers belong to nobody: advertising SSNs, 555-01
 * telephones, example.com, test cards.
 */
export const deidentifySpecimen = {
  name: note.name,
  names: note.names.join("\n"),
  text: note.text.join("\n"),
};
