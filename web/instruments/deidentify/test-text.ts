import { type Kind, kinds } from "./kind.ts";
import { deidentifyTestText } from "./test-text-words.ts";

/** A labeled place; `kind` null is a look-alike, `isHard` was made to be missed. */
export type Label = { readonly start: number; readonly end: number; readonly kind: Kind | null; readonly isHard: boolean };
export type TestText = { readonly text: string; readonly names: string; readonly labels: readonly Label[] };

type Sentence = { readonly words: string; readonly kind: Kind | null; readonly isHard: boolean };
type Set = { readonly values: string; readonly in: readonly string[] };

/** The published test text with its labels, always the same. Kinds alternate, so that neighbors differ. */
export function testText(): TestText {
  const { names, identifiers } = deidentifyTestText;
  const byKind = kinds.map((kind): readonly Sentence[] => {
    const { hard, ...sets } = identifiers[kind];
    const easy = setsOf(sets).flatMap(filled);
    return [...easy.map((words) => ({ words, kind, isHard: false })), ...hard.map((words) => ({ words, kind, isHard: true }))];
  });
  const alike = deidentifyLookAlikes.flatMap(filled).map((words): Sentence => ({ words, kind: null, isHard: false }));
  const sentences = dealt([...byKind, ...chunks(alike, 10)]);
  return { names: names.join("\n"), ...written(sentences) };
}

function setsOf(sets: {
  readonly values: string;
  readonly in: readonly string[];
  readonly more?: Set;
  readonly most?: Set;
}): readonly Set[] {
  return [sets, sets.more, sets.most].filter((set) => set !== undefined);
}

const filled = ({ values, in: carriers }: Set) =>
  values.split("|").map((value, i) => (carriers[i % carriers.length] ?? "{}").replace("{}", `{${value}}`));

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

/** Look-alikes of identifiers, separated by "|", and their sentences. None may be replaced. */
const deidentifyLookAlikes = [
  {
    values:
      "45 CFR 164.514(b)(2)(i)|29 CFR 1904.7|18 U.S.C. § 1030(a)(2)(C)|28 U.S.C. § 1446(b)(3)|Fed. R. Civ. P. 26(b)(5)(A)|Rule 34(b)(2)(E)|FRE 502(d)|735 ILCS 5/2-1116|820 ILCS 305/8.1b|42 U.S.C. § 1320d-6|17 CFR 240.10b-5|Pub. L. 104-191|85 Fed. Reg. 25642|65 Ill. 2d 108|U.C.C. § 2-207",
    in: ["The motion rests on {}.", "Under {}, it stays.", "See {}."],
  },
  {
    values:
      "550 U.S. 544, 570|123 F.3d 456|217 F.R.D. 309|2024 WL 1234567|No. 23-1456|1:24-cv-01234|2:19-cr-00412-ABC|2024 CH 00412|Dkt. 118-3|ECF No. 44|Case 3:22-md-03047|No. 2023-L-004127",
    in: ["The court cited {}.", "As held in {}.", "Compare {} with ours."],
  },
  {
    values:
      "VCS 0004127|VCS-000412|VCS0004127-0004133|VCS 0004127.0001|SPECIMEN-000044|HP_0000127|IMG_4471.jpg|scan0004.tif|memo-v3.docx|A0004127",
    in: ["The page is {}.", "Produced as {}.", "Look at {} again."],
  },
  {
    values: "$1,284.00|$9.8 million|$14,200,000|€ 38.500,00|1,034,211|486,112 documents|12,840|0.39%|$120|95%|3.14159|1,534 of 48,200",
    in: ["The total is {}.", "It came to {} in the end.", "They booked {}."],
  },
  {
    values:
      "version 2.1.4|v10.0.190.41|version 4.12.0.7|release 1.2.3.4|build 10.0.4.18|Section 3.2.1.4|§ 12.4.1.3|clause 9.1.2.3|paragraph 4.4.1.2|Table 2.1.1.3|RFC 4180|ISO 13616|Python 3.12.1|firmware 1.0.2.16",
    in: ["It follows {}.", "This is {}.", "Per {}, no."],
  },
  {
    values: "12:30:45|09:00-17:00|6:12 p.m.|18:40|00:15:30|10 to 12|120/80|98.6 °F|12 x 24 inches|5/8 inch|3:1|24/7|1/2|40 by 60|9/11",
    in: ["The log says {}.", "It read {} then.", "Noted: {}."],
  },
  {
    values:
      "000-12-3457|666-12-3457|123-00-4567|123-45-0000|900-12-4479|412-419|2019-2024|12-34-56|1-2-3|100-200-300|978-0-306-40615-7|0-306-40615-2",
    in: ["Shelf mark {}.", "The range is {}.", "Lot {} was fine."],
  },
  {
    values:
      "4111 1111 1111 1112|1234 5678 9012 3456|378282246310006|DE88 3704 0044 0532 0130 00|GB28NWBK60161331926819|1M8GDM9A0KP042788|11111111111111112|122105156|1234567890123",
    in: ["The order reference is {}.", "Batch {} passed.", "Pallet {} was moved."],
  },
  {
    values:
      "e3b0c44298fc1c149afbf4c8996fb924|d41d8cd98f00b204|#fbe73b|0x7ffe|550e8400-e29b-41d4-a716-446655440000|std::vector|a::b|PN 4471-22|SKU 88-4471|model X-4471|unit 38|Room 1202|Floor 14|gate 7|bus 22",
    in: ["The tag reads {}.", "It says {} there.", "Marked {}."],
  },
  {
    values:
      "the bell|a mark|will|may 4 people|march 6 miles|5 District Court|12 Supreme Court|the 7th Circuit Court|Rule 4 Way|Jane Roe, MD|Exhibit 12|Chapter 11|Volume 3|Phase 2|Q4 2025|fiscal 2026|the 1990s|in 1998|2026|FY26",
    in: ["They speak of {}.", "It concerns {} only.", "Note {} here."],
  },
  {
    values: "aged 45|89 years old|page 93|an average of 95|92 units|age 12|row 101|aged care|90% old|100 years",
    in: ["He mentioned {}.", "It shows {}.", "They wrote {}."],
  },
  {
    values:
      "account of the day|account for 38 units|on account 12|record 14|the record of 2024|chart 3|policy 7.2|claim 12|patent claim 4|member states|plate 4|serial killer|group of 12|license fee|card 3 of 9",
    in: ["It was the {}.", "He spoke of {}.", "They noted {}."],
  },
] as const;
