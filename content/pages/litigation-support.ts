import { bates } from "../bates.ts";
import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const litigationSupport = {
  meta: {
    title: "Litigation Support Services: eDiscovery to Trial Binders",
    description:
      "eDiscovery, digital forensics, document review, paper discovery, ESI consulting and data hosting, from the first preservation letter to the last trial binder, under one custody log.",
  },
  hero: {
    label: "Litigation support",
    title: "Litigation\n*Support*",
    size: "two-lines",
    lead: `eDiscovery, forensics, review, paper, ESI consulting and hosting from one office in ${company.address.city}. Take one service or all six, under one chain of custody.`,
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
  services: {
    label: "Services",
    heading: "Services",
    items: [
      {
        href: "/ediscovery",
        title: "eDiscovery 3.0",
        text: "Narrower collections, documents ranked with reasons, and productions to the agreed specification.",
        call: "Call when the request for production arrives",
      },
      {
        href: "/forensics",
        title: "Digital Forensics",
        text: "Phones, accounts, cloud services and computers collected remotely by an examiner on camera, hashed twice and logged throughout.",
        call: "Call before any device is switched off",
      },
      {
        href: "/document-review",
        title: "Document Review",
        text: "Domestic, foreign-language and offshore readers working to one coding manual, with an AI query assistant.",
        call: "Call when there are more documents than days",
      },
      {
        href: "/paper-discovery",
        title: "Paper Discovery",
        text: "Copying, imaging, OCR, Bates numbering, binders and boards. Boxes are picked up, scanned and returned in their original order.",
        call: "Call when there are boxes",
      },
      {
        href: "/esi-consulting",
        title: "ESI Consulting",
        text: "Holds, data maps, protocols and declarations, written for the lawyer who argues them and the engineer who carries them out.",
        call: "Call before the conference",
      },
      {
        href: "/data-hosting",
        title: "Data Hosting",
        text: "Three review platforms, administered for you, with our AI tools inside and a written exit plan.",
        call: "Call when the renewal notice comes",
      },
    ],
  },
  journey: {
    label: "An example",
    heading: "One page, from hold to trial",
    lead: `${bates(18402)} is a delivery note from an invented matter.`,
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
        text: "The phone is imaged in a video session. One message mentions a green folder.",
      },
      {
        day: "5",
        hand: "Paper Discovery",
        href: "/paper-discovery",
        text: "The green folder is picked up, imaged and read by OCR. Page 61 gets its Bates number.",
      },
      {
        day: "8",
        hand: "Data Hosting",
        href: "/data-hosting",
        text: "Message and page are in one workspace, where one search finds both.",
      },
      {
        day: "11",
        hand: "Document Review",
        href: "/document-review",
        text: "The first level codes it routine. The second level asks why two crates are missing.",
      },
      {
        day: "19",
        hand: "eDiscovery 3.0",
        href: "/ediscovery",
        text: "Produced with its load file, and offered at trial as Exhibit 7.",
      },
    ],
  },
  reasons: {
    label: "Why choose us",
    heading: "Why choose us",
    items: [
      {
        title: "One chain of custody",
        text: "Evidence moves inside one log: fewer hands, fewer affidavits to collect, and one place to ask who had it and when.",
      },
      {
        title: "One project manager",
        text: "The same manager from scoping to production, with a deputy who knows the matter, and with authority to stop a job that is going wrong.",
      },
      {
        title: "One price list",
        text: "Agreed per matter before work begins. Adding a service adds a line to the engagement.",
      },
    ],
    limit:
      "We are not a law firm and give no legal advice. Where another provider did part of the work, we record its condition when we take it over.",
  },
  closing: {
    label: "Next step",
    heading: `Tell us the deadlines and what has to be done. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [{ label: "Schedule Consultation", to: "/consultation" }],
  },
} as const;
