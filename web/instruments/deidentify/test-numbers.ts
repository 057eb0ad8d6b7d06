/** The numbers and addresses of the published test text (test-text-words.ts). */
export const deidentifyTestNumbers = {
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
