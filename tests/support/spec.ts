import { nameMeaning } from "content/brand-name.ts";
import { company } from "content/company.ts";
import type { PagePath, SitePath } from "content/site-map.ts";

/* What the specification fixes, in one place for all tests: links, strings, figures and counts. Everything else follows content/. */

/** Paths with spaces or line breaks between them. */
const paths = ({ raw: [text = ""] }: TemplateStringsArray) => text.split(/\s+/);

/** The links that SPEC §2 requires in the body of each page. */
export const bodyLinks = {
  "/": paths`/services /consultation /litigation-support /ai /microsoft-365 /google /esi-consulting /data-hosting`,
  "/services": paths`/consultation /ediscovery /forensics /document-review /paper-discovery /esi-consulting /data-hosting
    /litigation-support /queryassistant /contentsummarization /document-translation /handwritten-text-extraction
    /transcription /object-detection /identification-de-identification /ai /siemly /microsoft-collections
    /modern-attachments /strategic-advisory /microsoft-365 /google`,
  "/about": ["/contact", "/services"],
  "/contact": paths`/litigation-support /ai /forensics`,
  "/case-studies": ["/contact", "/services"],
  "/ai": paths`/queryassistant /contentsummarization /document-translation /handwritten-text-extraction /transcription
    /object-detection /identification-de-identification /consultation /contact /case-studies`,
  "/next-gen-ai": paths`/consultation /google /contact /case-studies`,
  "/queryassistant": ["/consultation", "/ai"],
  "/contentsummarization": ["/consultation"],
  "/document-translation": ["/consultation"],
  "/handwritten-text-extraction": ["/consultation"],
  "/transcription": ["/consultation"],
  "/object-detection": ["/consultation"],
  "/identification-de-identification": ["/consultation"],
  "/next-gen-intelligence": ["/queryassistant", "/consultation"],
  "/ediscovery": ["/contact", "/case-studies"],
  "/forensics": ["/contact", "/case-studies"],
  "/esi-consulting": paths`/consultation /contact /case-studies`,
  "/data-hosting": paths`/consultation /contact /case-studies`,
  "/paper-discovery": paths`#services #benefits /consultation /contact`,
  "/document-review": paths`#services #ai-enhanced /consultation /contact`,
  "/consultation": ["#booking-widget", "#preparation", company.phone.href],
  "/litigation-support": paths`/consultation /ediscovery /forensics /document-review /paper-discovery /esi-consulting /data-hosting`,
  "/events": ["/contact", "/about"],
  "/blog": paths`/blog/siemly-activity-logs /blog/google-drive-collection /blog/forensic-data-collection`,
  "/blog/siemly-activity-logs": ["/blog", "/contact"],
  "/blog/google-drive-collection": ["/blog", "/contact"],
  "/blog/forensic-data-collection": ["/blog", "/contact"],
  "/microsoft-365": [
    ...paths`/siemly /microsoft-collections /modern-attachments /strategic-advisory /consultation /contact`,
    company.platform.demo,
  ],
  "/microsoft-collections": ["/modern-attachments", "/consultation"],
  "/modern-attachments": paths`/consultation /contact /microsoft-collections`,
  "/siemly": [company.platform.site, "/consultation"],
  "/strategic-advisory": ["/consultation", "/contact"],
  "/google": ["/consultation", "/contact"],
  "/resources": ["/services", "/consultation"],
} satisfies Record<PagePath, readonly string[]> & Partial<Record<SitePath, readonly string[]>>;

/** Exact strings and figures of SPEC §2 and §9, and the pages that show them. */
export const words = {
  "/": [
    "Sophisticated Technology, Advanced Case Management",
    "Extend Your Firm. Amplify Your Discovery.",
    "Enterprise-Grade Legal Technology",
    "Browse Our Services",
    "Schedule Consultation",
    "Discover the Difference",
    "We Build AI",
    "6 services",
    "9 AI solutions",
    "4 specialized services",
    "2 strategic services",
    "3 platforms",
  ],
  "/services": ["Complete Legal Technology Solutions"],
  "/about": [`Established ${company.established}`],
  "/contact": [company.phone.display, company.hours.text, "2 hours", "Contact form"],
  "/case-studies": ["20+", "45 days", "100%", "80%", "60%", "100,000", "$100,000", "7 billion"],
  "/contentsummarization": ["brief", "moderate", "comprehensive", "80%"],
  "/transcription": ["90%"],
  "/identification-de-identification": ["90%"],
  "/object-detection": ["95%"],
  "/consultation": ["30 minutes"],
  "/events": ["2:00", "3:00 PM", "View Event Details", "Add to Calendar", "Get Event Updates"],
  "/blog": [
    "All",
    "AI Technology",
    "eDiscovery",
    "Digital Forensics",
    "Legal Technology",
    "Digital Investigation",
    "Client Success",
    "Load More",
    "Subscribe",
  ],
  "/blog/siemly-activity-logs": ["Digital Investigation", "May 22, 2025", "Back to Blog"],
  "/blog/google-drive-collection": ["eDiscovery", "May 8, 2025", "7", "Back to Blog"],
  "/blog/forensic-data-collection": [
    "Digital Forensics",
    "April 21, 2025",
    "10",
    "Game Over",
    "Risk Level: High",
    "moral of the story",
    "Back to Blog",
  ],
  "/modern-attachments": ["Request Modern Attachments Demo"],
  "/google": ["Request Google Drive Demo"],
  "/paper-discovery": ["Get Started Today", "Schedule Consultation"],
  "/resources": [
    "Forensics & Investigation Services",
    "Microsoft 365 & Cloud Solutions",
    "Litigation Support Services",
    "Enterprise Solutions",
    "File size",
    "View Guide",
    "Download",
    "Contact Our Team",
  ],
} as const satisfies Partial<Record<SitePath, readonly string[]>>;

const aiService = ["Features", "Benefits", "Use cases"] as const;

/**
 * The sections that SPEC §2 names, by the noun that a visitor reads beside, above or as the
 * heading.
 */
export const sectionNames = {
  "/": ["Discover the Difference", "Capabilities", "Partners", "We Build AI", "AI features"],
  "/services": [
    "Services",
    "Litigation Support",
    "Next-Gen AI",
    "Microsoft 365",
    "Google Workspace",
  ],
  "/about": [
    "About",
    ...(nameMeaning ? [nameMeaning.label] : []),
    "Numbers",
    "Core values",
    "Industry recognition",
  ],
  "/contact": ["Contact", "Contact form", "Immediate assistance", "Why choose us", "Services"],
  "/case-studies": ["Case Studies", "Award recognition"],
  "/ai": ["Nine solutions", "Benefits", "Leadership", "Projects"],
  "/next-gen-ai": ["Capabilities", "Nine solutions", "Real-world applications", "Partners"],
  "/queryassistant": aiService,
  "/contentsummarization": aiService,
  "/document-translation": aiService,
  "/handwritten-text-extraction": aiService,
  "/transcription": aiService,
  "/object-detection": aiService,
  "/identification-de-identification": aiService,
  "/next-gen-intelligence": ["Value", "Three categories", "Attorney workflows"],
  "/ediscovery": ["Benefits", "Why choose us", "Metrics", "Leadership", "Partners", "Process"],
  "/forensics": ["Services", "Reliability", "Why choose us", "Process"],
  "/esi-consulting": ["Core services", "Process", "Why choose us", "Leadership", "Projects"],
  "/data-hosting": [
    "Benefits",
    "Review platforms",
    "AI solutions",
    "Technology leader",
    "Trust",
    "Recent projects",
    "Partners",
  ],
  "/paper-discovery": [
    "Services",
    "Benefits",
    "Imaging workflow",
    "Platform integration",
    "Brochure",
  ],
  "/document-review": [
    "Review teams",
    "AI review technology",
    "Projects",
    "Why choose us",
    "Head of review",
  ],
  "/consultation": ["Consultation", "Consultation focus", "Preparation", "Booking"],
  "/litigation-support": ["Services", "Why choose us"],
  "/events": ["Events", "Upcoming events", "Past events", "Recognition and awards"],
  "/blog": ["Our Blog", "Newsletter"],
  "/blog/siemly-activity-logs": ["Digital Investigation"],
  "/blog/google-drive-collection": ["eDiscovery"],
  "/blog/forensic-data-collection": ["Digital Forensics", "The moral of the story"],
  "/microsoft-365": ["Services", "Consulting"],
  "/microsoft-collections": ["Collection expertise"],
  "/modern-attachments": ["The challenge", "Our solution"],
  "/siemly": ["Leadership"],
  "/strategic-advisory": ["Advisory services"],
  "/google": ["Google Drive collection", "Strategic advisory"],
  "/resources": [
    "Resources",
    "Forensics & Investigation Services",
    "Microsoft 365 & Cloud Solutions",
    "Litigation Support Services",
    "Enterprise Solutions",
  ],
} as const satisfies Record<PagePath, readonly string[]> &
  Partial<Record<SitePath, readonly string[]>>;

/** Pages with a witty title below a plain noun. */
export const namedAbove = ["/resources", "/events", "/case-studies", "/blog", "/about"] as const;

/** Counts of SPEC §2, §3 and §9, as minimums. */
export const counts = { pages: 35, articles: 10, guides: 8, events: 9, categories: 7 } as const;

/** SPEC §2, shared footer. */
export const copyright = `© ${company.copyrightYear}`;
