import { company } from "../company.ts";
/** The two fixed strings are from SPEC §2. */
export const notFound = {
  meta: { title: "Page Not Found", description: "404 Page Not Found" },
  label: "Page not found",
  title: "404 Page Not\u00a0Found",
  hint: "Did you forget to add the page to the router?",
  caption: ["Slip sheet", "In place of one page"],
  explanation:
    "That is a note from our engineers to themselves. There is no page at this address: it may have moved, or the link may be wrong.",
  actions: [
    { label: "Home page", to: "/" },
    { label: "All services", to: "/services" },
    { label: "Contact", to: "/contact" },
  ],
  likely: {
    heading: "Often looked for",
    links: [
      { label: "eDiscovery 3.0", href: "/ediscovery" },
      { label: "Digital forensics", href: "/forensics" },
      { label: `${company.platform.name} for Microsoft 365`, href: "/siemly" },
      { label: "The service guides", href: "/resources" },
      { label: "A free consultation", href: "/consultation" },
    ],
  },
  search: { label: "Search this site", placeholder: "Search", button: "Search" },
  call: `Call us, ${company.hours.text}:`,
} as const;
