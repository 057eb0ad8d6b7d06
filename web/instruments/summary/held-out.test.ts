import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

// Written before the code was changed, and not used to change it.
const sentences = [
  {
    text: "See Pl.'s Mem. at 4; Smith Decl. ¶ 12; Jones Dep. 45:3-9. The court agreed.",
    right: ["See Pl.'s Mem. at 4; Smith Decl. ¶ 12; Jones Dep. 45:3-9.", "The court agreed."],
  },
  {
    text: "Defs.' Resp. Ex. B was struck. Hr'g Tr. 12:4 shows why. It was sealed.",
    right: ["Defs.' Resp. Ex. B was struck.", "Hr'g Tr. 12:4 shows why.", "It was sealed."],
  },
  {
    text: "The parties met in Washington, D.C. They left at 5 p.m. Nothing was signed.",
    right: ["The parties met in Washington, D.C.", "They left at 5 p.m.", "Nothing was signed."],
  },
  {
    text: "Acme Mfg. Co. Inc. paid Harlan Bros. Ltd. in full. Art. IV, Sec. 2 applies.",
    right: ["Acme Mfg. Co. Inc. paid Harlan Bros. Ltd. in full.", "Art. IV, Sec. 2 applies."],
  },
  {
    text: "Die Frist endet am 3. April 2026. Hr. Dr. Lee zahlte u. a. 5 Mio. Euro.",
    right: ["Die Frist endet am 3. April 2026.", "Hr. Dr. Lee zahlte u. a. 5 Mio. Euro."],
  },
] as const;

it.each(sentences)("$text", ({ text, right }) => {
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(right);
});
