// Sentences whose grammar is computed. All other words are in
// content/instruments/first-72-hours.yaml.

export const left = (days: number) =>
  days === 0 ? "on day one" : days === 1 ? "1 day after day one" : `${days} days after day one`;

export const counted = (dated: number, gone: number, toRead: number) =>
  [
    `${dated} deletion ${dated === 1 ? "date" : "dates"} found,`,
    `of which ${gone === 0 ? "none has" : gone === 1 ? "one has" : `${gone} have`} passed by day one;`,
    `${toRead} depend on your own settings.`,
  ].join(" ");

export const countedFrom = (event: string, leaving: string | undefined, began: string) =>
  `Counted from ${event}${leaving ? `; the departing employee’s account from ${leaving}` : ""}. Day one: ${began}.`;

export const text = (source: string, screen: string, page: string | undefined) =>
  `${source}.\nYour own setting: ${screen}.${page ? `\n${page}` : ""}\nA general figure, checked on a date. Tenants differ.`;
