import { person } from "../../person.ts";
import { signed } from "../../signed.ts";
import { staff } from "../people.ts";

/**
 * The custody of one custodian's phone, up to the shelf. Whoever gives and whoever takes sign for
 * each move; the same person signs for what he does with it.
 */
export const custody = {
  title: "Chain of custody, one phone",
  note: "Both hands sign",
  foot: "SHA-256 of the image, 64 digits, computed twice by two people",
  get entries() {
    const examiner = signed(person(staff.examiner).name);
    const keeper = signed(person(staff.keeper).name);
    return [
      {
        at: "Wed 1:50 PM",
        who: "Courier to custodian",
        what: "Kit delivered, bag 0713, seal intact",
        signed: "D. Pruitt, R. Castellan",
      },
      {
        at: "Wed 2:14 PM",
        who: "Custodian",
        what: "Kit connected, examiner on video",
        signed: `R. Castellan, ${examiner}`,
      },
      {
        at: "Wed 2:31 PM",
        who: "Examiner",
        what: "Image begun, phone in flight mode",
        signed: examiner,
      },
      {
        at: "Wed 5:20 PM",
        who: "Custodian",
        what: "Image complete, hash read aloud, kit sealed on video",
        signed: `R. Castellan, ${examiner}`,
      },
      {
        at: "Wed 5:48 PM",
        who: "Custodian to courier",
        what: "Sealed kit handed over, bag 0714",
        signed: "R. Castellan, D. Pruitt",
      },
      {
        at: "Thu 9:05 AM",
        who: "Courier to evidence room",
        what: "Seal intact, shelf 14",
        signed: `D. Pruitt, ${keeper}`,
      },
    ] as const;
  },
  /** A whole SHA-256: 64 hexadecimal digits. */
  hash: [
    "9f2c77d0",
    "e41841ab",
    "6b03fa5e",
    "2d91c847",
    "10be7a3c",
    "5588e0d2",
    "c4a916f7",
    "83d0b5e6",
  ],
  places: ["At the phone", "On the shelf"],
  resultTitle: "Result",
  result: "==64 of 64 digits agree==",
} as const;

/** The photographs of the evidence room, drawn. */
export const evidencePlates = {
  phone: "A phone connected to a collection kit",
  social: "A profile page and an envelope",
  cloud: "A cloud service above its stored layers",
  computer: "A laptop beside a server cabinet",
  label: (subject: string, number: number) =>
    `${subject}, evidence placard ${number}, with a ruler`,
} as const;
