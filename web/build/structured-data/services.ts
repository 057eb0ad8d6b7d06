import { practices } from "content/navigation.ts";
import type { PageMeta } from "web/layout/page-meta.ts";
import { previewOf } from "web/layout/preview.ts";
import { organizationReference } from "./organization.ts";
import type { PracticePage } from "./practice-pages.ts";
import { absolute, type Thing } from "./thing.ts";

/** What a page of a practice offers. */
export function service({ path, practice, isHead, name }: PracticePage, meta: PageMeta): Thing {
  return {
    "@type": "Service",
    "@id": absolute(`${path}#service`),
    name: isHead ? name : meta.title,
    serviceType: isHead ? name : `${practices[practice].name}: ${name}`,
    description: meta.description,
    url: absolute(path),
    image: absolute(previewOf(path)),
    provider: organizationReference,
  };
}
