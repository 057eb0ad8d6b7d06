import { describe, expect, it, test } from "vitest";
import { inDocument } from "#app/pages/blog/listing-state.ts";
import { articles } from "#content/articles/index.ts";
import { company } from "#content/company.ts";
import { events } from "#content/events.ts";
import { guides } from "#content/guides.ts";
import { plainText } from "#content/marks.ts";
import type { PagePath, SitePath } from "#content/site-map.ts";
import { sitePaths } from "#content/site-paths.ts";
import { documentOf, everyPage, mainText } from "../support/site.ts";

/** The links that SPEC §2 asks for in the body of each page. */
const bodyLinks = {
  "/": ["/services", "/consultation", "/litigation-support", "/ai", "/microsoft-365", "/google", "/esi-consulting", "/data-hosting"],
  "/services": [
    "/consultation",
    "/ediscovery",
    "/forensics",
    "/document-review",
    "/paper-discovery",
    "/esi-consulting",
    "/data-hosting",
    "/litigation-support",
    "/queryassistant",
    "/contentsummarization",
    "/document-translation",
    "/handwritten-text-extraction",
    "/transcription",
    "/object-detection",
    "/identification-de-identification",
    "/ai",
    "/siemly",
    "/microsoft-collections",
    "/modern-attachments",
    "/strategic-advisory",
    "/microsoft-365",
    "/google",
  ],
  "/about": ["/contact", "/services"],
  "/contact": ["/litigation-support", "/ai", "/forensics"],
  "/case-studies": ["/contact", "/services"],
  "/ai": [
    "/queryassistant",
    "/contentsummarization",
    "/document-translation",
    "/handwritten-text-extraction",
    "/transcription",
    "/object-detection",
    "/identification-de-identification",
    "/consultation",
    "/contact",
    "/case-studies",
  ],
  "/next-gen-ai": ["/consultation", "/google", "/contact", "/case-studies"],
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
  "/esi-consulting": ["/consultation", "/contact", "/case-studies"],
  "/data-hosting": ["/consultation", "/contact", "/case-studies"],
  "/paper-discovery": ["#services", "#benefits", "/consultation", "/contact"],
  "/document-review": ["#services", "#ai-enhanced", "/consultation", "/contact"],
  "/consultation": ["#booking-widget", "#preparation", company.phone.href],
  "/litigation-support": [
    "/consultation",
    "/ediscovery",
    "/forensics",
    "/document-review",
    "/paper-discovery",
    "/esi-consulting",
    "/data-hosting",
  ],
  "/events": ["/contact", "/about"],
  "/blog": ["/blog/siemly-activity-logs", "/blog/google-drive-collection", "/blog/forensic-data-collection"],
  "/blog/siemly-activity-logs": ["/blog", "/contact"],
  "/blog/google-drive-collection": ["/blog", "/contact"],
  "/blog/forensic-data-collection": ["/blog", "/contact"],
  "/microsoft-365": [
    "/siemly",
    "/microsoft-collections",
    "/modern-attachments",
    "/strategic-advisory",
    "/consultation",
    "/contact",
    company.platform.demo,
  ],
  "/microsoft-collections": ["/modern-attachments", "/consultation"],
  "/modern-attachments": ["/consultation", "/contact", "/microsoft-collections"],
  "/siemly": [company.platform.site, "/consultation"],
  "/strategic-advisory": ["/consultation", "/contact"],
  "/google": ["/consultation", "/contact"],
  "/resources": ["/services", "/consultation"],
} satisfies Record<PagePath, readonly string[]> & Partial<Record<SitePath, readonly string[]>>;

/** Exact strings and figures of SPEC §2 and §9, and the pages that show them. */
const words = {
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
  "/about": ["Established 2003"],
  "/contact": ["(312) 555-0142", "8:00 AM to 6:00 PM CST", "2 hours", "Contact form"],
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

test("every page that the specification names is there", () => expect(sitePaths).toEqual(expect.arrayContaining(Object.keys(bodyLinks))));

/** SPEC §2, blog articles: the way back, and a closing button. */
const everyArticle = ["/blog", "/contact"];
const linksOf: Readonly<Record<string, readonly string[]>> = bodyLinks;

describe.each(everyPage)("$path", (page) => {
  it("has the links that the specification names in its body", () => {
    const hrefs = page.root.querySelectorAll("main a[href]").map((link) => link.getAttribute("href")?.replace(/^([^?]*)\?.*$/, "$1"));
    expect((linksOf[page.path] ?? everyArticle).filter((href) => !hrefs.includes(href))).toEqual([]);
  });
});

describe.each(Object.entries(words))("%s", (path, expected) => {
  it("shows the words that the specification fixes", () => {
    const page = everyPage.find((candidate) => candidate.path === path);
    const shown = page ? mainText(page).replace(/\s+/g, " ").toLowerCase() : "";
    expect(expected.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([]);
  });
});

describe("counts that the specification names", () => {
  const links = (path: SitePath, pattern: RegExp) =>
    documentOf(path)
      .root.querySelectorAll("main a[href]")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => pattern.test(href));

  it("every guide, each to view and to download", () => {
    const files = guides.flatMap(({ filename }) => [`/downloads/${filename}`, `/downloads/${filename}`]);
    expect(links("/resources", /^\/downloads\//).toSorted()).toEqual(files.toSorted());
  });

  it("every article on the blog, until there are more than a page holds", () => {
    const blog = mainText(documentOf("/blog"));
    expect(articles.slice(0, inDocument(1)).filter(({ title }) => !blog.includes(plainText(title)))).toEqual([]);
  });

  it("one event to come and eight past ones", () => {
    expect(events).toHaveLength(9);
    const page = mainText(documentOf("/events"));
    expect(events.filter(({ title }) => !page.includes(plainText(title)))).toEqual([]);
  });

  it("the footer's copyright year is 2024", () => {
    for (const { root } of everyPage) expect(root.querySelector("footer")?.text).toContain("© 2024");
  });
});
