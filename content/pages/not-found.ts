import { company } from "../company.ts";
/** The two fixed strings are from SPEC §2; the slip sheet explains them. */
export const notFound = {
  meta: { title: "Page Not Found", description: "404 Page Not Found" },
  label: "Withheld, or never filed",
  title: "404 Page Not\u00a0Found",
  hint: "Did you forget to add the page to the router?",
  caption: ["Slip sheet", "In place of one page"],
  explanation:
    "That is a note from our engineers to themselves. For you: the page was moved, withheld or never existed, and we are not asserting privilege.",
  actions: [
    { label: "Back to the index", to: "/" },
    { label: "All services", to: "/services" },
    { label: "Contact", to: "/contact" },
  ],
  likely: {
    heading: "Pages that may be what you came for",
    links: [
      { label: "eDiscovery 3.0", href: "/ediscovery" },
      { label: "Digital forensics", href: "/forensics" },
      { label: `${company.platform.name} for Microsoft 365`, href: "/siemly" },
      { label: "The service guides", href: "/resources" },
      { label: "A free consultation", href: "/consultation" },
    ],
  },
  search: { label: "Search this site", placeholder: "A word you remember", button: "Search" },
  phone: "Or call in office hours. A person answers:",
} as const;
