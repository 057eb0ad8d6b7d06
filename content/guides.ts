/** The downloadable service guides: files in public/downloads/. A new row needs its file; a test compares the size. */
export const guideGroups = [
  "Forensics & Investigation Services",
  "Microsoft 365 & Cloud Solutions",
  "Litigation Support Services",
  "Enterprise Solutions",
] as const;

export type GuideGroup = (typeof guideGroups)[number];

export type Guide = {
  readonly title: string;
  readonly description: string;
  readonly filename: `${string}.html`;
  /** The file's size in kilobytes of 1,024 bytes, rounded. */
  readonly sizeText: `${number} KB`;
  readonly group: GuideGroup;
};

export const guides = [
  {
    title: "Mobile Phone Forensics",
    description: "What a remote phone collection involves, step by step, and what the custodian will ask.",
    filename: "mobile-phone-forensics.html",
    sizeText: "18 KB",
    group: "Forensics & Investigation Services",
  },
  {
    title: "Digital Forensics",
    description: "Laptops, servers and cloud accounts, from the first call to the declaration.",
    filename: "digital-forensics.html",
    sizeText: "18 KB",
    group: "Forensics & Investigation Services",
  },
  {
    title: "Investigation Platform",
    description: "Siemly’s four instruments, a mandate to start with, and what the log cannot say.",
    filename: "investigation-platform.html",
    sizeText: "18 KB",
    group: "Microsoft 365 & Cloud Solutions",
  },
  {
    title: "Microsoft 365 Consulting",
    description: "Retention, holds and readiness, as a working checklist for legal and IT.",
    filename: "microsoft-365-consulting.html",
    sizeText: "18 KB",
    group: "Microsoft 365 & Cloud Solutions",
  },
  {
    title: "Document Hosting",
    description: "Choosing, loading and leaving a review platform, with the clause about leaving.",
    filename: "document-hosting.html",
    sizeText: "18 KB",
    group: "Litigation Support Services",
  },
  {
    title: "Paper Discovery",
    description: "Scanning, stamping, load files, and the boxes in between.",
    filename: "paper-discovery.html",
    sizeText: "17 KB",
    group: "Litigation Support Services",
  },
  {
    title: "Attorney Review",
    description: "Staffing, protocol and quality control for a review team, with the sampling explained.",
    filename: "attorney-review.html",
    sizeText: "18 KB",
    group: "Litigation Support Services",
  },
  {
    title: "Core Services Overview",
    description: "One matter from preservation letter to trial, on paper that you can hand to a board.",
    filename: "core-services-overview.html",
    sizeText: "17 KB",
    group: "Enterprise Solutions",
  },
] as const satisfies readonly Guide[];
