import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactForm } from "content/form-words.ts";
import { legalAddresses } from "content/legal/addresses.ts";
import { type LegalName, legalNames, readLegalText } from "content/legal/files.ts";
import { colophon } from "content/navigation.ts";
import { parseConfig } from "service/config.ts";
import { describe, expect, it, test } from "vitest";
import { writeLegalPages } from "web/build/legal-pages.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

const draft = (name: LegalName) => readFileSync(`content/legal/drafts/${name}.md`, "utf8");
const signed = (text: string) =>
  text
    .replace("signedBy: null", "signedBy: A. Owner")
    .replace("effective: null", 'effective: "2027-01-31"')
    .replace(/\[Owner:[^\]]*\]/g, "Answered.");

describe.each(legalNames)("the draft of %s", (name) => {
  it("A draft cannot be published unsigned", () => {
    expect(() => readLegalText(name, draft(name))).toThrow(/who signed it/);
  });

  it("A draft with a question to the owner cannot be published", () => {
    const unanswered = draft(name)
      .replace("signedBy: null", "signedBy: A. Owner")
      .replace("effective: null", 'effective: "2027-01-31"');
    expect(() => readLegalText(name, unanswered)).toThrow(/content\/legal\/\w+\.md:\d+.*\[Owner/s);
  });

  it("A draft that is answered, signed and dated can be published", () => {
    expect(readLegalText(name, signed(draft(name)))).toMatchObject({
      name,
      signedBy: "A. Owner",
      effective: "2027-01-31",
    });
  });
});

describe("a signed text", () => {
  it("A signed text is a page that says who signed it, and from when it holds", () => {
    const folder = mkdtempSync(join(tmpdir(), "legal-"));
    writeLegalPages(folder, [readLegalText("privacy", signed(draft("privacy")))]);
    const html = readFileSync(join(folder, "privacy.html"), "utf8");
    rmSync(folder, { recursive: true });
    expect(html).toContain("from 2027-01-31, signed by A. Owner");
    expect(html).toContain("<h2>1. ");
    expect(html).not.toMatch(/<script|<link (?!rel="icon" href="data:,")|src=/);
  });

  it("The footer links to a signed text; without one its link has no target", () => {
    for (const name of legalNames) {
      const address = legalAddresses[name];
      const label = name === "privacy" ? "Privacy Policy" : "Terms of Service";
      const links = documentOf("/")
        .root.querySelectorAll("footer a")
        .filter((link) => link.text === label);
      expect(links.map((link) => link.getAttribute("href") ?? null)).toEqual([address]);
      expect(existsSync(`${siteFolder}/legal/${name}.html`)).toBe(
        address?.startsWith("/legal/") ?? false,
      );
    }
    expect(existsSync(`${siteFolder}/legal/drafts`)).toBe(false);
  });
});

test("The privacy text names the days that messages are kept by default", () => {
  const parsed = parseConfig({}, "info@example.com");
  if (!parsed.ok) throw new Error("The defaults are no configuration");
  expect(draft("privacy")).toContain(`${parsed.config.retentionDays} days after they arrive`);
});

describe("what a message is not", () => {
  it("A message is told beside the form and in the footer that it makes nobody a client", () => {
    for (const words of [
      "not a law firm",
      "attorney-client relationship",
      "privileged by itself",
      "in confidence, whether or not you engage us",
    ])
      for (const place of [contactForm.confidentiality, colophon.notice])
        expect(place).toContain(words);
  });

  it("The notice is in the footer of every page, and beside the form", () => {
    const bare = [...everyPage, documentOf("/404")].filter(
      ({ root }) => !root.querySelector("footer")?.text.includes(colophon.notice),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(documentOf("/contact").root.querySelector("main form")?.text).toContain(
      contactForm.confidentiality,
    );
  });
});
