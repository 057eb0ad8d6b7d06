import type { z } from "zod";
import { readPage } from "./read-page.ts";
import { aiPages } from "./schema-ai-pages.ts";
import { companyPages } from "./schema-company-pages.ts";
import { practicePages } from "./schema-practice-pages.ts";

// What each page says: content/pages/<name>.yaml. Bundles contain the result instead (web/build/evaluated-modules.ts).

const words = <T>(name: string, schema: z.ZodType<T>) => readPage(name, schema).values;

export const home = words("home", companyPages.home);
export const services = words("services", companyPages.services);
export const about = words("about", companyPages.about);
export const contact = words("contact", companyPages.contact);
export const consultation = words("consultation", companyPages.consultation);
export const events = words("events", companyPages.events);
export const blog = words("blog", companyPages.blog);
export const caseStudiesPage = words("case-studies", companyPages["case-studies"]);
export const resources = words("resources", companyPages.resources);
export const notFound = words("not-found", companyPages["not-found"]);
export const litigationSupport = words("litigation-support", practicePages["litigation-support"]);
export const ediscovery = words("ediscovery", practicePages.ediscovery);
export const forensics = words("forensics", practicePages.forensics);
export const esiConsulting = words("esi-consulting", practicePages["esi-consulting"]);
export const dataHosting = words("data-hosting", practicePages["data-hosting"]);
export const documentReview = words("document-review", practicePages["document-review"]);
export const paperDiscovery = words("paper-discovery", practicePages["paper-discovery"]);
export const microsoft365 = words("microsoft-365", practicePages["microsoft-365"]);
export const microsoftCollections = words("microsoft-collections", practicePages["microsoft-collections"]);
export const modernAttachments = words("modern-attachments", practicePages["modern-attachments"]);
export const google = words("google", practicePages.google);
export const strategicAdvisory = words("strategic-advisory", practicePages["strategic-advisory"]);
export const platform = words("platform", practicePages.platform);
export const ai = words("ai", aiPages.ai);
export const nextGenAi = words("next-gen-ai", aiPages["next-gen-ai"]);
export const nextGenIntelligence = words("next-gen-intelligence", aiPages["next-gen-intelligence"]);
export const queryassistant = words("queryassistant", aiPages.queryassistant);
export const contentsummarization = words("contentsummarization", aiPages.contentsummarization);
export const documentTranslation = words("document-translation", aiPages["document-translation"]);
export const handwrittenTextExtraction = words("handwritten-text-extraction", aiPages["handwritten-text-extraction"]);
export const transcription = words("transcription", aiPages.transcription);
export const objectDetection = words("object-detection", aiPages["object-detection"]);
export const identificationDeIdentification = words("identification-de-identification", aiPages["identification-de-identification"]);
