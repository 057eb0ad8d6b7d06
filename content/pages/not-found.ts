import { actions, fields, heading, label, lines, list, target, text, title } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const notFound = readPage("not-found", {
  label,
  title,
  hint: text,
  caption: lines,
  explanation: text,
  actions,
  likely: fields({ heading, links: list({ label: text, href: target }) }),
  search: fields({ label, placeholder: text, button: text }),
  call: text,
});
