import { bates } from "../bates.ts";
import { company } from "../company.ts";
export const litigationSupport = {
  meta: {
    title: "Litigation Support: Six Services, One Chain of Custody",
    description:
      "eDiscovery, digital forensics, document review, paper discovery, ESI consulting and data hosting, from the first preservation letter to the last trial binder.",
  },
  hero: {
    label: "Litigation support",
    title: "Litigation\n*Support*",
    size: "two-lines",
    lead: `Six services under one roof in ${company.address.city}, from the first preservation letter to the last trial binder. Take one of them or all six; the record reads the same.`,
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
  services: {
    label: "Services",
    heading: "Contents of this tab",
    items: [
      {
        href: "/ediscovery",
        title: "eDiscovery 3.0",
        text: "Collections narrowed before they are made, ranked with reasons before they are read, and produced to the agreed specification.",
        call: "Call when the request for production arrives",
      },
      {
        href: "/forensics",
        title: "Digital Forensics",
        text: "Phones, accounts, cloud services and computers collected remotely by an examiner on camera, hashed twice and logged throughout.",
        call: "Call before anybody switches anything off",
      },
      {
        href: "/document-review",
        title: "Document Review",
        text: "Domestic, foreign-language and offshore readers working to one coding manual, with a query assistant at each elbow.",
        call: "Call when you can count the documents and not the days",
      },
      {
        href: "/paper-discovery",
        title: "Paper Discovery",
        text: "Copying, imaging, OCR, Bates numbering, binders and boards. Boxes are fetched, read and brought home in their old order.",
        call: "Call when somebody says “there is also a basement”",
      },
      {
        href: "/esi-consulting",
        title: "ESI Consulting",
        text: "Holds, data maps, protocols and declarations, prepared for the lawyer who must argue them and the engineer who must carry them out.",
        call: "Call before the conference",
      },
      {
        href: "/data-hosting",
        title: "Data Hosting",
        text: "Three review platforms, administered for you, with our AI tools inside and a written way out.",
        call: "Call when the renewal notice comes",
      },
    ],
  },
  journey: {
    label: "An example",
    heading: "The life of one page",
    lead: `${bates(18402)} is a delivery note from a specimen matter. Here is everyone who has touched it.`,
    day: "Day",
    steps: [
      {
        day: "1",
        hand: "ESI Consulting",
        href: "/esi-consulting",
        text: "A hold notice names the warehouse. The data map shows that its manager also keeps a phone and a filing cabinet.",
      },
      {
        day: "3",
        hand: "Digital Forensics",
        href: "/forensics",
        text: "The phone is imaged by video session. One message says: look in the green folder.",
      },
      {
        day: "5",
        hand: "Paper Discovery",
        href: "/paper-discovery",
        text: "The green folder is fetched, imaged and read. Page 61 is stamped and has its number for life.",
      },
      {
        day: "8",
        hand: "Data Hosting",
        href: "/data-hosting",
        text: "Message and page lie in one workspace, where one search finds both.",
      },
      {
        day: "11",
        hand: "Document Review",
        href: "/document-review",
        text: "A first-level reader marks it routine. The second level asks why two crates are missing.",
      },
      {
        day: "19",
        hand: "eDiscovery 3.0",
        href: "/ediscovery",
        text: "Produced, with its load file. ==At trial it is Exhibit 7,== and nobody asks where it came from.",
      },
    ],
  },
  reasons: {
    label: "Why choose us",
    heading: "One",
    items: [
      {
        title: "chain of custody",
        text: "Evidence moves inside one log. Fewer hands, fewer affidavits to collect, and one place to ask who had it and when.",
      },
      {
        title: "project manager",
        text: "The same person from scoping to production, with authority to stop a job that is going wrong. You need not introduce the matter six times.",
      },
      {
        title: "price list",
        text: "Set out before work begins, by matter. Moving from one service to the next adds a line to the engagement, and not a new set of forms.",
      },
    ],
    limit:
      "What we are not: counsel, or a reason to do without one. Where another provider holds part of the work we take it as we find it, and note its condition at the door.",
  },
  closing: {
    label: "Next step",
    heading: "Bring the complaint. We will bring the map.",
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
} as const;
