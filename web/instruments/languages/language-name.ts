import { languageNames } from "./names.ts";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** The English name for an ISO 639-3 code: ours, the browser’s, or the code itself. */
export const languageName = (code: string) => languageNames[code] ?? names.of(code) ?? code;

/** The language tag for HTML: the shortest code, "de" rather than "deu". */
export const languageTag = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;
