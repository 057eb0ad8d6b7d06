import { signed } from "../signed.ts";
import { type PersonId, specimenPeople } from "./people.ts";

/** A name in exhibits: “R. Castellan”. */
export const initialed = (id: PersonId) => signed(specimenPeople[id].name);

/** A name in lists of custodians: “Castellan”. */
export const surname = (id: PersonId) => specimenPeople[id].name.split(" ").slice(1).join(" ");
