import { company } from "./company.ts";
import { opensAt } from "./office-hours.ts";

const { hours, night: setting } = company;
const opening = `${opensAt(hours)} ${hours.abbreviation}`;

/** What a call does while the office is closed: the owner's sentences, with the opening hour. */
export const night = {
  answers: setting.answers,
  newMatters: setting.newMatters.replace("{time}", opening),
  clients: setting.clients,
} as const;
