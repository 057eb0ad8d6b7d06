import { deidentifyTestNumbers } from "./test-numbers.ts";

/**
 * The published test text, by kind: identifying values, and sentences with "{}" for them. Values are put into the sentences in turn. `hard`
 * sentences should be missed: broken over lines, spelled out, or without identifying words. No real person is in it. It uses SSNs of the
 * advertising range or never issued, 555-01 telephones and example.com. Addresses are from RFC 5737 and RFC 3849; there are test cards,
 * sample IBANs and VINs.
 */
export const deidentifyTestText = {
  /** The visitor's list for this text. */
  names: [
    "Luis Ortega",
    "Priya Nand",
    "Kerstin Ostrow",
    "Owen Pratt",
    "Ngozi Okafor = Ngo Okafor",
    "Sean O’Dell",
    "Anna-Lena van der Berg",
    "Mila Ortega *",
    "Tomás Pratt *",
  ],
  identifiers: {
    name: {
      values:
        "Luis Ortega|ORTEGA, LUIS|Mr. Ortega|L. Ortega|Ortega, L.|Luis R. Ortega|Luis|Priya Nand|Ms. Nand|NAND|Nand, Priya|P. Nand|priya nand|Kerstin Ostrow|Ostrow|Kerstin|OSTROW, K.|Owen Pratt|Dr. Owen Pratt|Owen|Ngozi Okafor|Ngo Okafor|Okafor|N. Okafor|Sean O'Dell|O’Dell|Anna-Lena van der Berg|van der Berg|Luis\nOrtega",
      in: [
        "The message went to {} at noon.",
        "{}’s notes are in the binder.",
        "We asked {} twice.",
        "Signed, {}.",
        "From: {}; subject: inspection.",
        "It was {} who called.",
      ],
      hard: ["The badge reads {Ortgea}.", "Everyone calls him {Lou}.", "Initialed {K.O.} on each page.", "Her handle is {pnand}."],
    },
    minor: {
      values: "Mila Ortega|Mila|ORTEGA, MILA|Mila J. Ortega|Tomás Pratt|Tomas Pratt|Tomás",
      in: ["The school nurse saw {} first.", "{} was in the van.", "A statement by {} is attached."],
      hard: ["The child, {Milla}, was asleep."],
    },
    birth: {
      values: "June 17, 1971|11/02/2014|1971-06-17|4 May 1988|05/04/88|Feb. 29, 1972|March 3, 1990|12.06.1967|1931-04-02|19710617",
      in: ["DOB: {}", "Date of birth {}.", "DOB {} per the chart."],
      more: {
        values: "June 18, 1971|4th of May 1989|October 9, 2001|07/08/1959|Sept. 1, 1948|May 1971",
        in: ["She was born on {} at home.", "Born {}, he is the elder.", "His birthday is {}."],
      },
      hard: ["He came into the world on {June 19, 1971}.", "Her birthday falls on {the fourth of May}.", "Patient, {8-8-66}, alert."],
    },
    date: {
      values:
        "March 6, 2026|Friday, March 6, 2026|Mar. 9, 2026|6 March 2026|6th of March, 2026|3/6/2026|03/06/26|2026-03-06|2026-03-06T18:12:00-06:00|2026/03/07|06.03.2026|03-09-2026|Fri, 6 Mar 2026|December 31|Jan 5|SEPT. 12, 2025|August 2025|March of 2026|03/2026|March 6-8, 2026|July 4th|April 1,2026|2 Feb 2025|Oct. 10",
      in: [
        "The unit slipped on {}.",
        "We met {} and again later.",
        "Letter of {} to the board.",
        "As of {}, nothing was paid.",
        "Seen on {}.",
      ],
      hard: [
        "The audit ended on {the sixth of March}.",
        "Call back {3/9} please.",
        "Signed {6.3.26} in Munich.",
        "It happened on {Christmas Eve}.",
        "Due {20260306}.",
      ],
    },
    age: {
      values: "aged 93|age of 90|age 104|Aged 91",
      in: ["His mother, {}, lives with them.", "The witness is {} now."],
      more: { values: "93 years old|90-year-old|97-years-old|101 y/o|92yo|95 years of age", in: ["She is {}.", "A {} neighbor called."] },
      hard: ["She is {in her nineties}.", "A {ninety-three-year-old} man.", "Patient turned {94} last week."],
    },
    address: {
      values:
        "18 Larkspur Court|2204 W. Fennel Street|7 Old Mill Rd.|1600 North 12th Avenue, Apt 4B|345 Quarry Lane|90-14 Hollow Blvd|12 St. Clement Place|5 East Pine Drive, Suite 300|77 Mary's Way|410 Harbor Pkwy|P.O. Box 4471|PO Box 12|1 Cinder Terrace|88 Van Horn Loop #6|3019 Juniper Circle|6 O’Hare Plaza",
      in: ["They live at {}.", "Deliver to {} by noon.", "{}, the white house.", "The lease names {}."],
      hard: [
        "The office is at {18 Broadway}.",
        "Send it to {Rural Route 2, Box 14}.",
        "The shop at {Larkspur and Fifth} is shut.",
        "{One Larkspur Court} is next door.",
      ],
    },
    place: {
      values: "Joliet|Downers Grove|St. Charles|New Lenox|Oak Brook|La Salle",
      in: ["He moved to {}, Illinois.", "The shop in {}, IL is open.", "{}, IL"],
      more: {
        values: "Will County|St. Clair County|Frankfort Township|Orleans Parish",
        in: ["The courthouse of {} is closed.", "Filed in {}."],
      },
      hard: [
        "He works in {Joliet} now.",
        "She drove from {Lockport} that day.",
        "The plant in {Peoria} knew.",
        "They met in {downtown Aurora}.",
      ],
    },
    zip: {
      values: "60432|60439-1120|03601|82190|90210|10203-0001|60515",
      in: ["Mail to the branch, IL {}.", "Illinois {}", "ZIP {}", "The zip code is {}."],
      hard: ["The label says {60433}.", "Territory {60440} is hers."],
    },
    ...deidentifyTestNumbers,
  },
} as const;
