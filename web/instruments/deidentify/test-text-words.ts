/** The numbers and addresses of the published test text (test-text-words.ts). */
const deidentifyTestNumbers = {
  ssn: {
    values:
      "987-65-4320|987-65-4321|987-65-4322|987-65-4323|987-65-4324|987-65-4325|987-65-4326|987-65-4327|987-65-4328|987-65-4329|078-05-1120|219-09-9999|987–65–4320|xxx-xx-4321",
    in: ["The form shows {}.", "He gave {} at intake.", "Box 1: {}; box 2 is empty.", "({})"],
    more: {
      values: "666-12-3456|900-12-4488|000-45-6789|666123457|900 14 4489|987.65.4326|078051120",
      in: ["SSN: {}", "Her Social Security number is {}.", "Social Security No. {} was crossed out."],
    },
    hard: [
      "On the stub, {987-65-\n4327} runs over two lines.",
      "The stamp is smeared: {987-65-432O}.",
      "Dictated as {nine eight seven, six five, 4321}.",
      "Payroll has him as {987654328}.",
    ],
  },
  taxpayer: {
    values: "912-71-0000|900-70-0000|945-88-0000|955-92-0000|987-94-0000|901-50-0000",
    in: ["The return carries {}.", "Line 3 has {} on it."],
    more: {
      values: "12-0000001|98-0000002|000000003|912-20-0000",
      in: ["EIN {}", "Taxpayer ID: {}", "Tax identification number {} is on file."],
    },
    hard: ["The W-9 says {12-0000004}.", "His number with the IRS, {912710009}, is new."],
  },
  phone: {
    values:
      "(815) 555-0116|815-555-0117|815.555.0118|815 555 0119|+1 815 555 0120|1-815-555-0121|(815)555-0122|+1 (815) 555-0123|815-555-0124 x12|(815) 555-0125, ext. 4|+44 20 7946 0018|+49 30 23125 014|+33 1 99 00 12 34|+61 2 5550 1234",
    in: ["Reach him at {}.", "Mobile {}.", "Call {} after six.", "{} is the desk."],
    more: { values: "8155550126|555-0127|18155550128|555 0129", in: ["Phone: {}", "Call {} now.", "Cell {}", "tel. {}"] },
    hard: [
      "Ask for me at the desk, {555-0130}.",
      "The sign says {815/555/0131}.",
      "It is {eight one five, 555, 0132}.",
      "Number on file {8155550133}.",
      "His line is {815-555-\n0134}.",
    ],
  },
  fax: {
    values: "(815) 555-0140|815-555-0141|815.555.0143|8155550144",
    in: ["Fax: {}", "Fax number {}.", "Send it by fax to {}."],
    hard: ["It goes to the machine, {555 0145}."],
  },
  mail: {
    values:
      "luis.o@example.com|priya+intake@example.org|k_ostrow@mail.example.net|OWEN@EXAMPLE.COM|n.okafor@sub.dept.example.com|o'dell@example.com|a-l.vdb@example.co.uk|desk@example.museum|luis.o [at] example.com|müller@example.de|x1@example.io",
    in: ["Mail {} today.", "From: <{}>", "Copies went to {}.", "({}, later)"],
    hard: ["Write to {luis at example dot com}.", "Mail {luis.o@\nexample.com} please.", "His login is {luis.o at the example domain}."],
  },
  card: {
    values:
      "4111 1111 1111 1111|4111111111111111|5555-5555-5555-4444|378282246310005|3782 822463 10005|6011 1111 1111 1117|3530111333300000|30569309025904|4242 4242 4242 4242|5105105105105100",
    in: ["Paid with {} on the day.", "The slip shows {}.", "{} was declined."],
    more: { values: "4111 1111 1111 1119|4000 1234 5678 9999", in: ["Card {} was refused.", "Visa {}"] },
    hard: ["Digits {4111 1111\n1111 1111} on two lines.", "Noted as {4111 1111 1111 ****}.", "It ends {1117}, expires soon."],
  },
  account: {
    values: "7700 2481 0115|77002481011|7700-2481-0116|AB-4471902|004471902213|4471 9022 13",
    in: [
      "Account no. {} is closed.",
      "Acct: {}",
      "Wages go to checking account {}.",
      "The brokerage account {} was opened.",
      "Loan number {}",
    ],
    more: {
      values:
        "DE89 3704 0044 0532 0130 00|GB29NWBK60161331926819|FR14 2004 1010 0505 0001 3M02 606|NL91 ABNA 0417 1643 00|ending in 0115|xxxx 0115",
      in: ["It was wired to account {} that day.", "Statement for card account {}."],
    },
    hard: [
      "Paid from {770024810117} again.",
      "The money left {7700 2481 0118} on Monday.",
      "Savings, {no. 44-71}, is empty.",
      "A transfer to {the account that ends in 0119}.",
    ],
  },
  routing: {
    values: "122105155|021000021|011000015|091000019",
    in: ["Routing {}", "ABA number {}.", "The routing number is {}."],
    hard: ["Wire to {061000146} by five."],
  },
  record: {
    values: "MR-30552|MRN-8841207|MR 30553|MRN 0004471",
    in: ["See {} for the film.", "Filed under {}."],
    more: {
      values: "30554|A-30555|2026-30556|H30557|3055-8",
      in: ["Medical record no. {}.", "Chart {} is open.", "Patient ID: {}", "Record number {} was pulled.", "Encounter # {}"],
    },
    hard: ["File {30559} in the chart room.", "Her folder is {HH 30560}.", "Slide {S26-1102} is lost."],
  },
  plan: {
    values: "VC88310644|88-441906|W1234567890|441906-01",
    in: ["Member ID {}.", "Policy no. {}", "Health plan number: {}", "Subscriber # {}"],
    more: { values: "1EG4-TE5-MK73|1EG4TE5MK72|2AA0-AA0-AA01", in: ["His Medicare card reads {}.", "Billed to {}."] },
    hard: ["Covered under {XJH 4471 2296}.", "Plan {Gold 88} pays half."],
  },
  license: {
    values: "D123-4567-8901|S44719022|447190221|X0044719",
    in: ["Driver’s license {}.", "Passport no. {}", "License number {} expired.", "DL {}, Illinois."],
    more: { values: "1234567893", in: ["NPI {}", "NPI: {}", "NPI number {}."] },
    most: { values: "AB1234563|BX1234563", in: ["DEA {}", "DEA no. {}."] },
    hard: ["His licence, {D123-4567-8902}, is new.", "Certified since spring, {RN 041 447}.", "Permit {17-B} hangs there."],
  },
  vehicle: {
    values: "1M8GDM9AXKP042788|11111111A11111111|1HGCM82633A004352|5GZCZ43D13S812715",
    in: ["A van, {}, white.", "VIN {}", "The title shows {}."],
    more: { values: "AB 12 345|EC 44719|7ABC123|XYZ-4471", in: ["Plate {}", "License plate no. {}.", "plate: {}"] },
    hard: ["A blue van, {AB 12 346}, left.", "WBA3A5C5{1CF256651} is torn."],
  },
  device: {
    values: "00-00-5E-00-53-01|00:00:5e:00:53:af|00:00:5E:00:53:10",
    in: ["The badge reader {} logged it.", "MAC {}."],
    more: { values: "PCM-447190|SN447191|A1B2C3D4|00447192", in: ["Serial no. {}", "Serial number: {}.", "Device ID {}"] },
    most: { values: "49-015420-323751-8|490154203237518", in: ["IMEI {}", "IMEI: {}"] },
    hard: ["Pump {00-8812-X} beeped.", "The tag on the lead reads {LV 4471}.", "Tablet {5E0053AF} was wiped."],
  },
  url: {
    values:
      "https://www.example.com/intake?id=4471|http://example.org|www.example.net/a/b.html|example.com/people/luis|https://example.com:8443/x#y|files.example.org|ftp://example.net/out/|example.io",
    in: ["See {}.", "It is at {} now.", "({})", "Posted on {}, then removed."],
    hard: ["Look at {example dot com slash intake}.", "On the board: {luisortega.blog}.", "His page is {/people/luis} there."],
  },
  ip: {
    values:
      "192.0.2.14|198.51.100.7|203.0.113.255|10.0.4.17|2001:db8::1|2001:0db8:85a3:0000:0000:8a2e:0370:7334|2001:db8:0:4::17|fe80::1ff:fe23:4567:890a",
    in: ["The login came from {}.", "Host {} was off.", "[{}] refused.", "Traffic to {}, then none."],
    hard: ["From {192.0.2 .15} at night.", "The host {192-0-2-16} answered.", "Subnet {192.0.2.x} was blocked."],
  },
  other: {
    values: "CL-447190|447191|E-44719|44719203",
    in: ["Claim no. {}", "Employee ID: {}", "Student number {}.", "Badge # {}", "Customer no. {} complained."],
    hard: ["Claim {44-71} was paid.", "He badged in as {44719}.", "Ticket {VX-4471} names him."],
  },
} as const;

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
