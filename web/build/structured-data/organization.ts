import { company } from "content/company.ts";
import { dayNames } from "content/office-hours.ts";
import { home } from "content/pages/home.ts";
import { previewOf } from "web/layout/preview.ts";
import { absolute, type Thing } from "./thing.ts";

const organizationId = absolute("/#organization");

/** A reference to the company: enough to be read alone, and the id of the full entry. */
export const organizationReference = { "@type": "Organization", "@id": organizationId, name: company.name, url: absolute("/") } as const;

const address = {
  "@type": "PostalAddress",
  streetAddress: company.address.street,
  addressLocality: company.address.city,
  addressRegion: company.address.region,
  postalCode: company.address.postalCode,
  addressCountry: company.address.country,
} as const;

const logo = absolute("/icon-512.png");
const telephone = company.phone.href.replace("tel:", "");

const shared = { name: company.name, description: home.meta.description, telephone, email: company.mail.info.address, address };

/** The company. It claims no rating, review or award. */
export const organization: Thing = {
  ...shared,
  "@type": "Organization",
  "@id": organizationId,
  legalName: company.legalName,
  url: absolute("/"),
  logo,
  foundingDate: String(company.established),
  sameAs: company.social.map(({ href }) => href),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone,
    email: company.mail.info.address,
    url: absolute("/contact"),
  },
};

/** Its office, a place with hours. */
export const office: Thing = {
  ...shared,
  "@type": "ProfessionalService",
  "@id": absolute("/#office"),
  url: absolute("/contact"),
  image: absolute(previewOf("/contact")),
  logo,
  parentOrganization: organizationReference,
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: company.hours.days.map((day) => `https://schema.org/${dayNames[day]}`),
    opens: company.hours.opens,
    closes: company.hours.closes,
  },
};
