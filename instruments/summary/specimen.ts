import declaration from "./specimen.json" with { type: "json" };

/**
 * The declaration of the site manager of the Inspection matter, an invented person. The marks are
 * explained in test-texts.ts.
 */
export const summarySpecimen = { name: declaration.name, text: declaration.text.join("\n") };
