/** An intake note of the invented matter. Its numbers belong to nobody: advertising SSNs, 555-01 telephones, example.com, test cards. */
export const deidentifySpecimen = {
  name: "SPECIMEN_intake.txt",
  names: ["Luis Ortega", "Priya Nand", "Simon Moreau", "Sylvie Moreau", "Mila Ortega *"].join("\n"),
  text: `Employee assistance, intake note
March 9, 2026

Luis Ortega, born June 17, 1971, warehouse supervisor, called on Monday. He lives at 18 Larkspur Court, Joliet, IL 60432, telephone (815) 555-0116, mail luis.o@example.com. His Social Security number is 987-65-4321.

Mr. Ortega says that rooftop unit 38 slipped on March 6, 2026 and struck his hand. His daughter, Mila Ortega, born 11/02/2014, was in the van outside, VIN 1M8GDM9AXKP042788. Ms. Nand saw it from the dispatch desk (10.0.4.17) and told S. Moreau, who was in Joliet that day.

Wages go to checking account 7700 2481 0115, routing 122105155. He paid the clinic, $1,284.00, with card 4111 1111 1111 1111. Chart MR-30552; plan member ID VC88310644. The clinic asks for the claim under 29 CFR 1904.7.

ORTEGA, LUIS asks that nothing go to Sylvie Moreau of the auditors. Forms: www.example.com/intake, version 2.1.4, Bates VCS 0004127. His account was paid from 7700 2481 0115 before. Mila is 11; his mother, aged 93, lives with them.
`,
} as const;
