import { ai } from "content/pages/ai.ts";
import { dataHosting } from "content/pages/data-hosting.ts";
import { documentReview } from "content/pages/document-review.ts";
import { ediscovery } from "content/pages/ediscovery.ts";
import { esiConsulting } from "content/pages/esi-consulting.ts";
import { siemly } from "content/pages/siemly.ts";
import type { Person } from "content/people.ts";
import type { SitePath } from "content/site-map.ts";
import { fileOf } from "web/parts/picture-files.ts";
import { organizationReference } from "./organization.ts";
import { absolute, type Thing } from "./thing.ts";

/** The leaders that each page introduces. */
export const leadersOn: Partial<Record<SitePath, readonly Person[]>> = {
  "/siemly": siemly.leadership.people,
  "/ai": [ai.leader.person],
  "/data-hosting": [dataHosting.leader.person],
  "/document-review": [documentReview.leader.person],
  "/ediscovery": [ediscovery.leader.person],
  "/esi-consulting": [esiConsulting.leader.person],
};

/** A leader of the company, as the page introduces them. */
export function leader(person: Person): Thing {
  return {
    "@type": "Person",
    "@id": absolute(`/#${slug(person.name)}`),
    name: person.name,
    jobTitle: person.role,
    description: person.bio,
    email: person.mail.replace("mailto:", ""),
    sameAs: [person.profile],
    ...imageOf(person),
    worksFor: organizationReference,
  };
}

/** The portrait of a person, if there is one. */
export const imageOf = ({ picture }: Person) => picture && { image: absolute(fileOf(picture)) };

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");
