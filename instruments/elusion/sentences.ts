// Sentences whose grammar is computed. All other words are in content/instruments/elusion.yaml.

export const foundSentence = (found: string, isOne: boolean) =>
  `Reviewers found ${found} of them ${isOne ? "to be " : ""}responsive.`;
