import { claims } from "./claims.ts";
import { company } from "./company.ts";
import { afterOpening } from "./office-hours.ts";

const { hours, night: setting } = company;
const calledBackBy = `${afterOpening(hours, Number.parseInt(claims.responseHours.figure, 10))} ${hours.abbreviation}`;

/** What a call does while the office is closed: the owner's sentences, with the time by which the reply clock would answer. */
export const night = {
  answers: setting.answers,
  newMatters: setting.newMatters.replace("{time}", calledBackBy),
  clients: setting.clients,
} as const;
