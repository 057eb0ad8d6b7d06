import { company } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Receipt } from "./receipt.tsx";

const { digests } = contactForm.receipt;
const [one, other] = ["1".repeat(64), "2".repeat(64)];

describe("the receipt says what the two digests are worth", () => {
  test.each([
    ["both are the same", one, one, digests.agree, [one]],
    ["they differ", one, other, digests.differ(company.phone.display), [one, other]],
    ["the browser computes none", null, one, digests.insecure, [one]],
    ["the server sends none", one, null, digests.browser, [one]],
    ["there is none", null, null, digests.none, []],
  ])("when %s", (_when, browser, server, verdict, shown) => {
    const words = receiptWith({ browser, server });
    expect(words).toContain(verdict);
    expect(words.match(/[12]{64}/g) ?? []).toEqual(shown);
  });
});

function receiptWith(computed: { readonly browser: string | null; readonly server: string | null }): string {
  const message = {
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@client.example",
    phone: "",
    message: "",
    contactMethod: "email",
  } as const;
  const receipt = { reference: "PRB-7K3F-9QXM", receivedAt: "2026-11-23T15:05:30.000Z" };
  return renderToStaticMarkup(<Receipt sent={{ receipt, message, urgent: false, digests: computed }} />).replace(/<[^>]*>/g, " ");
}
