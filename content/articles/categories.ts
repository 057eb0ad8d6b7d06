/** The seven choices of the category bar, and what each is called in an address. */
export const categories = {
  all: "All",
  "ai-technology": "AI Technology",
  ediscovery: "eDiscovery",
  "digital-forensics": "Digital Forensics",
  "legal-technology": "Legal Technology",
  "digital-investigation": "Digital Investigation",
  "client-success": "Client Success",
} as const;

export type CategoryId = keyof typeof categories;
export type Category = Exclude<CategoryId, "all">;
