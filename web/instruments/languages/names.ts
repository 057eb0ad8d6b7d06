/** Names that the browser lacks, or has with a broader meaning. Keys are ISO 639-3 codes. */
export const languageNames: Readonly<Record<string, string>> = {
  hbs: "Croatian, Serbian or Bosnian",
  msa: "Indonesian or Malay",
  fas: "Persian or Dari",
  srp: "Serbian, in Cyrillic",
  nob: "Norwegian (Bokmål)",
  nno: "Norwegian (Nynorsk)",
  tgl: "Tagalog",
  bci: "Baoulé",
  cjk: "Chokwe",
  dip: "Northeastern Dinka",
  fuf: "Pular",
  fuv: "Nigerian Fulfulde",
  hms: "Southern Qiandong Miao",
  kbp: "Kabiyè",
  nhn: "Central Nahuatl",
  quy: "Ayacucho Quechua",
  rmn: "Balkan Romani",
  skr: "Saraiki",
  toi: "Tonga (Zambia)",
  zlm: "Malay, in Arabic letters",
};

/** Questions for a translator beyond the language. */
export const languageVarieties: Readonly<Record<string, string>> = {
  ara: "Standard Arabic or a dialect, and whose: chats are seldom in Standard Arabic.",
  arb: "Standard Arabic or a dialect, and whose: chats are seldom in Standard Arabic.",
  cmn: "Simplified or Traditional characters, and Mandarin or written Cantonese. This tool does not tell them apart.",
  dan: "Danish and Norwegian Bokmål are close: have the translator confirm which it is.",
  deu: "From Germany, Austria or Switzerland, because legal terms differ.",
  eng: "From which country, because legal terms differ.",
  fas: "From Iran or Afghanistan.",
  fra: "From France, Canada, Belgium, Switzerland or Africa, because legal terms differ.",
  hbs: "Which of the three: have the translator say, since a court may ask.",
  jpn: "Vertical pages, era dates and how names are read.",
  msa: "Which of the two: have the translator say.",
  nob: "Norwegian Bokmål and Danish are close: have the translator confirm which it is.",
  por: "From Brazil, Portugal or Africa.",
  spa: "From which country: trade words and terms of law differ.",
  srp: "Serbian is written in Latin letters too: look for both.",
  ukr: "Ukrainian and Russian often appear in one exchange: ask for a translator who reads both.",
};
/** Translators charge these by character, because words are not separated. */
export const countedByCharacters = ["cmn", "jpn", "tha", "lao", "khm", "mya"] as const;
export const rightToLeft = ["arb", "fas", "urd", "heb", "ydd", "pbu", "skr", "uig", "ckb"] as const;
