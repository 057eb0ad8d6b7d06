import { languageNames } from "#content/instruments/languages-names.ts";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** The English name of a language by its code of ISO 639-3: ours, else the browser’s, else the code. */
export const languageName = (code: string) => languageNames[code] ?? names.of(code) ?? code;

/** The tag of a language as HTML wants it: the shortest code, "de" rather than "deu". */
export const languageTag = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;
