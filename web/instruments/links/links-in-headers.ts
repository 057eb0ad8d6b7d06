import { percentDecoded } from "./percent-decoded.ts";
import type { RawLink } from "./raw-link.ts";

/** The cloud attachments that Outlook names in the header `Document-Reference: <address>; FileName=…; ProviderType=…`, both percent-encoded. */
export function linksInHeaders(headers: readonly { readonly key: string; readonly value: string }[]): readonly RawLink[] {
  return headers
    .filter(({ key }) => key === "document-reference")
    .flatMap(({ value }) => {
      const [first = "", ...fields] = value.split(";").map((field) => field.trim());
      const address = percentDecoded(first);
      const name = fields.find((field) => /^FileName=/i.test(field))?.slice("FileName=".length);
      if (!/^https?:/i.test(address)) return [];
      const shown = name ? { shown: percentDecoded(name) } : {};
      return [{ address, place: "header" as const, mark: "documentReference" as const, isQuoted: false, ...shown }];
    });
}
