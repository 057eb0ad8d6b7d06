/**
 * First three digits of ZIP codes with 20,000 people or fewer. Seventeen are from HHS guidance on de-identification (26 November 2012,
 * Census 2000); 205 and 369 are from lists by Census 2010.
 */
export const restrictedZips: ReadonlySet<string> = new Set(
  "036 059 063 102 203 205 369 556 692 790 821 823 830 831 878 879 884 890 893".split(" "),
);
