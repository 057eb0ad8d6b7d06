/** The photographs of the evidence room, drawn. */
export const evidencePlates = {
  phone: "A phone connected to a collection kit",
  social: "A profile page and an envelope",
  cloud: "A cloud service above its stored layers",
  computer: "A laptop beside a server cabinet",
  label: (subject: string, number: number) => `${subject}, evidence placard ${number}, with a ruler`,
} as const;
