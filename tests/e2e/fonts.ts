/** In the page: the headings are in their own face, and nothing else is on its way. */
export const headingsFontIsThere = () =>
  document.fonts.status === "loaded" &&
  [...document.fonts].some(({ family, status }) => /^"?Redaction"?$/.test(family) && status === "loaded");
