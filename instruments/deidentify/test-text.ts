import { type Kind, kinds } from "./kinds.ts";

/**
 * The published test text, by kind: identifying values, and below them sentences with "{}" for them, into which they are put in turn. The
 * last row of a kind are sentences that should be missed: broken over lines ("⏎"), spelled out, or without identifying words. No
 * look-alike may be replaced. No real person is in it. It uses SSNs of the advertising range or never issued, 555-01 telephones and
 * example.com. Addresses are from RFC 5737 and RFC 3849; there are test cards, sample IBANs and VINs.
 */
const testTable = `
name
Luis Ortega|ORTEGA, LUIS|Mr. Ortega|L. Ortega|Ortega, L.|Luis R. Ortega|Luis|Priya Nand|Ms. Nand|NAND|Nand, Priya|P. Nand|priya nand|Kerstin Ostrow|Ostrow|Kerstin|OSTROW, K.|Owen Pratt|Dr. Owen Pratt|Owen|Ngozi Okafor|Ngo Okafor|Okafor|N. Okafor|Sean O'Dell|O’Dell|Anna-Lena van der Berg|van der Berg|Luis⏎Ortega
The message went to {} at noon.|{}’s notes are in the binder.|We asked {} twice.|Signed, {}.|From: {}; subject: inspection.|It was {} who called.
The badge reads {Ortgea}.|Everyone calls him {Lou}.|Initialed {K.O.} on each page.|Her handle is {pnand}.

minor
Mila Ortega|Mila|ORTEGA, MILA|Mila J. Ortega|Tomás Pratt|Tomas Pratt|Tomás
The school nurse saw {} first.|{} was in the van.|A statement by {} is attached.
The child, {Milla}, was asleep.

birth
June 17, 1971|11/02/2014|1971-06-17|4 May 1988|05/04/88|Feb. 29, 1972|March 3, 1990|12.06.1967|1931-04-02|19710617
DOB: {}|Date of birth {}.|DOB {} per the chart.
June 18, 1971|4th of May 1989|October 9, 2001|07/08/1959|Sept. 1, 1948|May 1971
She was born on {} at home.|Born {}, he is the elder.|His birthday is {}.
He came into the world on {June 19, 1971}.|Her birthday falls on {the fourth of May}.|Patient, {8-8-66}, alert.

date
March 6, 2026|Friday, March 6, 2026|Mar. 9, 2026|6 March 2026|6th of March, 2026|3/6/2026|03/06/26|2026-03-06|2026-03-06T18:12:00-06:00|2026/03/07|06.03.2026|03-09-2026|Fri, 6 Mar 2026|December 31|Jan 5|SEPT. 12, 2025|August 2025|March of 2026|03/2026|March 6-8, 2026|July 4th|April 1,2026|2 Feb 2025|Oct. 10
The unit slipped on {}.|We met {} and again later.|Letter of {} to the board.|As of {}, nothing was paid.|Seen on {}.
The audit ended on {the sixth of March}.|Call back {3/9} please.|Signed {6.3.26} in Munich.|It happened on {Christmas Eve}.|Due {20260306}.

age
aged 93|age of 90|age 104|Aged 91
His mother, {}, lives with them.|The witness is {} now.
93 years old|90-year-old|97-years-old|101 y/o|92yo|95 years of age
She is {}.|A {} neighbor called.
She is {in her nineties}.|A {ninety-three-year-old} man.|Patient turned {94} last week.

address
18 Larkspur Court|2204 W. Fennel Street|7 Old Mill Rd.|1600 North 12th Avenue, Apt 4B|345 Quarry Lane|90-14 Hollow Blvd|12 St. Clement Place|5 East Pine Drive, Suite 300|77 Mary's Way|410 Harbor Pkwy|P.O. Box 4471|PO Box 12|1 Cinder Terrace|88 Van Horn Loop #6|3019 Juniper Circle|6 O’Hare Plaza
They live at {}.|Deliver to {} by noon.|{}, the white house.|The lease names {}.
The office is at {18 Broadway}.|Send it to {Rural Route 2, Box 14}.|The shop at {Larkspur and Fifth} is shut.|{One Larkspur Court} is next door.

place
Joliet|Downers Grove|St. Charles|New Lenox|Oak Brook|La Salle
He moved to {}, Illinois.|The shop in {}, IL is open.|{}, IL
Will County|St. Clair County|Frankfort Township|Orleans Parish
The courthouse of {} is closed.|Filed in {}.
He works in {Joliet} now.|She drove from {Lockport} that day.|The plant in {Peoria} knew.|They met in {downtown Aurora}.

zip
60432|60439-1120|03601|82190|90210|10203-0001|60515
Mail to the branch, IL {}.|Illinois {}|ZIP {}|The zip code is {}.
The label says {60433}.|Territory {60440} is hers.

ssn
987-65-4320|987-65-4321|987-65-4322|987-65-4323|987-65-4324|987-65-4325|987-65-4326|987-65-4327|987-65-4328|987-65-4329|078-05-1120|219-09-9999|987–65–4320|xxx-xx-4321
The form shows {}.|He gave {} at intake.|Box 1: {}; box 2 is empty.|({})
666-12-3456|900-12-4488|000-45-6789|666123457|900 14 4489|987.65.4326|078051120
SSN: {}|Her Social Security number is {}.|Social Security No. {} was crossed out.
On the stub, {987-65-⏎4327} runs over two lines.|The stamp is smeared: {987-65-432O}.|Dictated as {nine eight seven, six five, 4321}.|Payroll has him as {987654328}.

taxpayer
912-71-0000|900-70-0000|945-88-0000|955-92-0000|987-94-0000|901-50-0000
The return carries {}.|Line 3 has {} on it.
12-0000001|98-0000002|000000003|912-20-0000
EIN {}|Taxpayer ID: {}|Tax identification number {} is on file.
The W-9 says {12-0000004}.|His number with the IRS, {912710009}, is new.

phone
(815) 555-0116|815-555-0117|815.555.0118|815 555 0119|+1 815 555 0120|1-815-555-0121|(815)555-0122|+1 (815) 555-0123|815-555-0124 x12|(815) 555-0125, ext. 4|+44 20 7946 0018|+49 30 23125 014|+33 1 99 00 12 34|+61 2 5550 1234
Reach him at {}.|Mobile {}.|Call {} after six.|{} is the desk.
8155550126|555-0127|18155550128|555 0129
Phone: {}|Call {} now.|Cell {}|tel. {}
Ask for me at the desk, {555-0130}.|The sign says {815/555/0131}.|It is {eight one five, 555, 0132}.|Number on file {8155550133}.|His line is {815-555-⏎0134}.

fax
(815) 555-0140|815-555-0141|815.555.0143|8155550144
Fax: {}|Fax number {}.|Send it by fax to {}.
It goes to the machine, {555 0145}.

mail
luis.o@example.com|priya+intake@example.org|k_ostrow@mail.example.net|OWEN@EXAMPLE.COM|n.okafor@sub.dept.example.com|o'dell@example.com|a-l.vdb@example.co.uk|desk@example.museum|luis.o [at] example.com|müller@example.de|x1@example.io
Mail {} today.|From: <{}>|Copies went to {}.|({}, later)
Write to {luis at example dot com}.|Mail {luis.o@⏎example.com} please.|His login is {luis.o at the example domain}.

card
4111 1111 1111 1111|4111111111111111|5555-5555-5555-4444|378282246310005|3782 822463 10005|6011 1111 1111 1117|3530111333300000|30569309025904|4242 4242 4242 4242|5105105105105100
Paid with {} on the day.|The slip shows {}.|{} was declined.
4111 1111 1111 1119|4000 1234 5678 9999
Card {} was refused.|Visa {}
Digits {4111 1111⏎1111 1111} on two lines.|Noted as {4111 1111 1111 ****}.|It ends {1117}, expires soon.

account
7700 2481 0115|77002481011|7700-2481-0116|AB-4471902|004471902213|4471 9022 13
Account no. {} is closed.|Acct: {}|Wages go to checking account {}.|The brokerage account {} was opened.|Loan number {}
DE89 3704 0044 0532 0130 00|GB29NWBK60161331926819|FR14 2004 1010 0505 0001 3M02 606|NL91 ABNA 0417 1643 00|ending in 0115|xxxx 0115
It was wired to account {} that day.|Statement for card account {}.
Paid from {770024810117} again.|The money left {7700 2481 0118} on Monday.|Savings, {no. 44-71}, is empty.|A transfer to {the account that ends in 0119}.

routing
122105155|021000021|011000015|091000019
Routing {}|ABA number {}.|The routing number is {}.
Wire to {061000146} by five.

record
MR-30552|MRN-8841207|MR 30553|MRN 0004471
See {} for the film.|Filed under {}.
30554|A-30555|2026-30556|H30557|3055-8
Medical record no. {}.|Chart {} is open.|Patient ID: {}|Record number {} was pulled.|Encounter # {}
File {30559} in the chart room.|Her folder is {HH 30560}.|Slide {S26-1102} is lost.

plan
VC88310644|88-441906|W1234567890|441906-01
Member ID {}.|Policy no. {}|Health plan number: {}|Subscriber # {}
1EG4-TE5-MK73|1EG4TE5MK72|2AA0-AA0-AA01
His Medicare card reads {}.|Billed to {}.
Covered under {XJH 4471 2296}.|Plan {Gold 88} pays half.

license
D123-4567-8901|S44719022|447190221|X0044719
Driver’s license {}.|Passport no. {}|License number {} expired.|DL {}, Illinois.
1234567893
NPI {}|NPI: {}|NPI number {}.
AB1234563|BX1234563
DEA {}|DEA no. {}.
His licence, {D123-4567-8902}, is new.|Certified since spring, {RN 041 447}.|Permit {17-B} hangs there.

vehicle
1M8GDM9AXKP042788|11111111A11111111|1HGCM82633A004352|5GZCZ43D13S812715
A van, {}, white.|VIN {}|The title shows {}.
AB 12 345|EC 44719|7ABC123|XYZ-4471
Plate {}|License plate no. {}.|plate: {}
A blue van, {AB 12 346}, left.|WBA3A5C5{1CF256651} is torn.

device
00-00-5E-00-53-01|00:00:5e:00:53:af|00:00:5E:00:53:10
The badge reader {} logged it.|MAC {}.
PCM-447190|SN447191|A1B2C3D4|00447192
Serial no. {}|Serial number: {}.|Device ID {}
49-015420-323751-8|490154203237518
IMEI {}|IMEI: {}
Pump {00-8812-X} beeped.|The tag on the lead reads {LV 4471}.|Tablet {5E0053AF} was wiped.

url
https://www.example.com/intake?id=4471|http://example.org|www.example.net/a/b.html|example.com/people/luis|https://example.com:8443/x#y|files.example.org|ftp://example.net/out/|example.io
See {}.|It is at {} now.|({})|Posted on {}, then removed.
Look at {example dot com slash intake}.|On the board: {luisortega.blog}.|His page is {/people/luis} there.

ip
192.0.2.14|198.51.100.7|203.0.113.255|10.0.4.17|2001:db8::1|2001:0db8:85a3:0000:0000:8a2e:0370:7334|2001:db8:0:4::17|fe80::1ff:fe23:4567:890a
The login came from {}.|Host {} was off.|[{}] refused.|Traffic to {}, then none.
From {192.0.2 .15} at night.|The host {192-0-2-16} answered.|Subnet {192.0.2.x} was blocked.

other
CL-447190|447191|E-44719|44719203
Claim no. {}|Employee ID: {}|Student number {}.|Badge # {}|Customer no. {} complained.
Claim {44-71} was paid.|He badged in as {44719}.|Ticket {VX-4471} names him.

look-alikes
45 CFR 164.514(b)(2)(i)|29 CFR 1904.7|18 U.S.C. § 1030(a)(2)(C)|28 U.S.C. § 1446(b)(3)|Fed. R. Civ. P. 26(b)(5)(A)|Rule 34(b)(2)(E)|FRE 502(d)|735 ILCS 5/2-1116|820 ILCS 305/8.1b|42 U.S.C. § 1320d-6|17 CFR 240.10b-5|Pub. L. 104-191|85 Fed. Reg. 25642|65 Ill. 2d 108|U.C.C. § 2-207
The motion rests on {}.|Under {}, it stays.|See {}.
550 U.S. 544, 570|123 F.3d 456|217 F.R.D. 309|2024 WL 1234567|No. 23-1456|1:24-cv-01234|2:19-cr-00412-ABC|2024 CH 00412|Dkt. 118-3|ECF No. 44|Case 3:22-md-03047|No. 2023-L-004127
The court cited {}.|As held in {}.|Compare {} with ours.
VCS 0004127|VCS-000412|VCS0004127-0004133|VCS 0004127.0001|SPECIMEN-000044|HP_0000127|IMG_4471.jpg|scan0004.tif|memo-v3.docx|A0004127
The page is {}.|Produced as {}.|Look at {} again.
$1,284.00|$9.8 million|$14,200,000|€ 38.500,00|1,034,211|486,112 documents|12,840|0.39%|$120|95%|3.14159|1,534 of 48,200
The total is {}.|It came to {} in the end.|They booked {}.
version 2.1.4|v10.0.190.41|version 4.12.0.7|release 1.2.3.4|build 10.0.4.18|Section 3.2.1.4|§ 12.4.1.3|clause 9.1.2.3|paragraph 4.4.1.2|Table 2.1.1.3|RFC 4180|ISO 13616|Python 3.12.1|firmware 1.0.2.16
It follows {}.|This is {}.|Per {}, no.
12:30:45|09:00-17:00|6:12 p.m.|18:40|00:15:30|10 to 12|120/80|98.6 °F|12 x 24 inches|5/8 inch|3:1|24/7|1/2|40 by 60|9/11
The log says {}.|It read {} then.|Noted: {}.
000-12-3457|666-12-3457|123-00-4567|123-45-0000|900-12-4479|412-419|2019-2024|12-34-56|1-2-3|100-200-300|978-0-306-40615-7|0-306-40615-2
Shelf mark {}.|The range is {}.|Lot {} was fine.
4111 1111 1111 1112|1234 5678 9012 3456|378282246310006|DE88 3704 0044 0532 0130 00|GB28NWBK60161331926819|1M8GDM9A0KP042788|11111111111111112|122105156|1234567890123
The order reference is {}.|Batch {} passed.|Pallet {} was moved.
e3b0c44298fc1c149afbf4c8996fb924|d41d8cd98f00b204|#fbe73b|0x7ffe|550e8400-e29b-41d4-a716-446655440000|std::vector|a::b|PN 4471-22|SKU 88-4471|model X-4471|unit 38|Room 1202|Floor 14|gate 7|bus 22
The tag reads {}.|It says {} there.|Marked {}.
the bell|a mark|will|may 4 people|march 6 miles|5 District Court|12 Supreme Court|the 7th Circuit Court|Rule 4 Way|Jane Roe, MD|Exhibit 12|Chapter 11|Volume 3|Phase 2|Q4 2025|fiscal 2026|the 1990s|in 1998|2026|FY26
They speak of {}.|It concerns {} only.|Note {} here.
aged 45|89 years old|page 93|an average of 95|92 units|age 12|row 101|aged care|90% old|100 years
He mentioned {}.|It shows {}.|They wrote {}.
account of the day|account for 38 units|on account 12|record 14|the record of 2024|chart 3|policy 7.2|claim 12|patent claim 4|member states|plate 4|serial killer|group of 12|license fee|card 3 of 9
It was the {}.|He spoke of {}.|They noted {}.
-
`;

/** The visitor's list for this text. */
const testNames = [
  "Luis Ortega",
  "Priya Nand",
  "Kerstin Ostrow",
  "Owen Pratt",
  "Ngozi Okafor = Ngo Okafor",
  "Sean O’Dell",
  "Anna-Lena van der Berg",
  "Mila Ortega *",
  "Tomás Pratt *",
];

/** A labeled place; `kind` null is a look-alike, `isHard` was made to be missed. */
export type Label = { readonly start: number; readonly end: number; readonly kind: Kind | null; readonly isHard: boolean };
export type TestText = { readonly text: string; readonly names: string; readonly labels: readonly Label[] };

type Sentence = { readonly words: string; readonly kind: Kind | null; readonly isHard: boolean };

/** By kind: pairs of rows, of values and of sentences, then the row that is hard. */
const blocks = testTable
  .trim()
  .split("\n\n")
  .map((block) => block.split("\n").map((row) => row.replaceAll("⏎", "\n").split("|")));

/** The published test text with its labels, always the same. Kinds alternate, so that neighbors differ. */
export function testText(): TestText {
  const byKind = kinds.map((kind) => sentencesOf(kind, kind));
  const sentences = dealt([...byKind, ...chunks(sentencesOf("look-alikes", null), 10)]);
  return { names: testNames.join("\n"), ...written(sentences) };
}

function sentencesOf(name: string, kind: Kind | null): readonly Sentence[] {
  const rows = blocks.find(([head]) => head?.[0] === name)?.slice(1) ?? [];
  const easy = rows.flatMap((values, i) => {
    const carriers = rows[i + 1] ?? [];
    return i % 2 === 0 && i < rows.length - 1
      ? values.map((value, j) => (carriers[j % carriers.length] ?? "{}").replace("{}", `{${value}}`))
      : [];
  });
  const hard = kind ? (rows.at(-1) ?? []) : [];
  return [...easy.map((words) => ({ words, kind, isHard: false })), ...hard.map((words) => ({ words, kind, isHard: true }))];
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

/** Interleaves lists: the first of each, then the second of each. */
function dealt<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

function written(sentences: readonly Sentence[]): Pick<TestText, "text" | "labels"> {
  const labels: Label[] = [];
  let text = "";
  sentences.forEach(({ words, kind, isHard }, i) => {
    const [before = "", value = "", after = ""] = words.split(/[{}]/);
    const start = text.length + before.length;
    labels.push({ start, end: start + value.length, kind, isHard });
    text += `${before}${value}${after}${i % 4 === 3 ? "\n\n" : "\n"}`;
  });
  return { text, labels };
}
