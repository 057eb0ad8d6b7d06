/**
 * Search words with the same meaning. A search for one word of a row also finds pages with the others.
 * One row for one idea, spelled as people write it. Capitals, hyphens, plurals and typing errors need no entry.
 * Add standard terms only: a row that is too generous makes every search worse.
 */
export const synonyms: readonly (readonly string[])[] = [
  // Discovery
  ["eDiscovery", "e-discovery", "electronic discovery"],
  ["ESI", "electronically stored information", "electronic evidence"],
  ["EDRM", "Electronic Discovery Reference Model"],
  ["ECA", "early case assessment"],
  ["legal hold", "litigation hold", "preservation hold", "hold notice", "preservation notice"],
  ["spoliation", "destruction of evidence", "37(e)"],
  ["custodian", "key player"],
  ["chain of custody", "evidence log", "custody log"],
  ["meet and confer", "26(f)"],
  ["proportionality", "26(b)(1)"],
  ["interrogatory", "request for production", "RFP"],

  // Processing and production
  ["Bates number", "Bates stamp", "Bates label", "page numbering", "production number", "control number"],
  ["load file", "DAT", "OPT", "Concordance"],
  ["deduplication", "de-duplication", "dedupe", "de-dupe", "duplicates"],
  ["near duplicate", "near-dupe"],
  ["OCR", "optical character recognition", "text recognition"],
  ["hash", "SHA-256", "MD5", "checksum", "digital fingerprint"],
  ["scanning", "imaging", "digitization"],
  ["native file", "native format", "native production"],

  // Review
  ["TAR", "technology-assisted review", "computer-assisted review", "predictive coding", "CAL", "continuous active learning"],
  ["privilege log", "privilege review"],
  ["attorney-client privilege", "privileged communications"],
  ["clawback", "502(d)", "inadvertent production", "inadvertent disclosure"],
  ["managed review", "document review", "doc review", "attorney review", "contract attorneys"],
  ["quality control", "QC"],
  ["review platform", "hosting", "review database"],

  // Personal data
  ["DSAR", "data subject access request", "subject access request", "personal data"],
  ["PII", "personally identifiable information", "personal data", "personal information"],
  ["PHI", "protected health information", "HIPAA", "health records"],
  ["redaction", "redact", "blackout", "masking"],
  ["de-identification", "deidentification", "anonymization", "pseudonymization"],
  ["GDPR", "data protection"],
  ["SSN", "Social Security number", "Social Security"],

  // Systems
  ["M365", "MS 365", "Microsoft 365", "Office 365", "O365"],
  ["GSuite", "G Suite", "Google Workspace", "Google Apps"],
  ["modern attachment", "cloud attachment", "hyperlinked file", "linked file", "pointer"],

  // Forensics
  ["digital forensics", "computer forensics", "cyber forensics"],
  ["forensic image", "disk image", "bit-for-bit copy", "bitstream copy"],
  ["phone", "cell phone", "mobile phone", "smartphone", "iPhone", "Android", "handset"],
  ["chat", "instant messages", "IM"],
  ["text messages", "SMS", "WhatsApp", "iMessage", "messaging app", "app by app"],
  [
    "phone collection",
    "phone extraction",
    "cell phone extraction",
    "mobile phone extraction",
    "mobile collection",
    "phone forensics",
    "mobile forensics",
  ],
  ["expert witness", "expert testimony", "declarations and testimony", "testify"],
  ["ephemeral messages", "disappearing messages", "auto-delete"],
  ["departing employee", "leaver", "resigned", "departure routine", "employee left", "quit"],
  ["BYOD", "personal device", "own device"],

  // AI
  ["generative AI", "GenAI", "large language model", "LLM", "language model"],
  ["query assistant", "chatbot", "chat bot", "ask a question"],
  ["transcription", "speech to text", "speech recognition", "voice to text"],
  ["audio", "voice message", "voicemail", "voice recording"],
  ["handwriting", "handwritten text", "HTR", "ICR"],
  ["machine translation", "document translation", "MT"],
  ["object detection", "image recognition", "computer vision"],
  ["summarization", "summary", "summaries", "digest"],

  // The company
  ["CLE", "continuing legal education"],
  ["newsletter", "subscribe", "mailing list", "email updates"],
  ["price", "pricing", "price list", "fee", "rates", "hourly rate", "priced by the document or by the hour", "cost"],
  ["turnaround", "within hours", "rush"],
  ["NDA", "non-disclosure agreement", "confidentiality agreement"],
  ["security", "information security", "data security"],
  ["encryption", "encrypted in transit", "encrypted at rest", "in transit and at rest"],
  ["contact", "phone number", "telephone", "call us", "email address", "address", "office", "headquarters"],
  ["opening hours", "business hours", "office hours", "weekend", "Saturday", "Sunday", "Monday to Friday"],
];

/** Names that are also words: a capitalized “Teams” inside a sentence is Microsoft’s, which a search should rank first. */
export const names = ["Teams"] as const;

/** Compounds: a search for the second word alone does not mean them. */
export const compounds = ["Social Security"] as const;
