/**
 * Beginnings of ZIP codes that hold 20,000 people or fewer: the seventeen that HHS lists by the Census of 2000 in its guidance on
 * de-identification (26 November 2012), and 205 and 369, which lists by the Census of 2010 add.
 */
export const restrictedZips: ReadonlySet<string> = new Set(
  "036 059 063 102 203 205 369 556 692 790 821 823 830 831 878 879 884 890 893".split(" "),
);
