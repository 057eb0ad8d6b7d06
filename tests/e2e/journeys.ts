import { expect } from "@playwright/test";
import { instrumentFrame } from "content/instruments.ts";
import { search } from "content/words.ts";
import { referencePattern } from "../support/reference.ts";
import type { Visitor } from "../support/visitor.ts";

type Journey = {
  readonly name: string;
  readonly go: (
    visitor: Visitor,
    storedMessage: (reference: string) => Promise<string>,
  ) => Promise<void>;
};

/** The ways through the site that must work in every engine. */
export const journeys: readonly Journey[] = [
  {
    name: "The Services menu leads from the home page to a service, by mouse and by keyboard",
    go: async (visitor) => {
      await visitor.resize(1440, 900);
      await visitor.open("/");
      await visitor.click("button", "Services");
      await visitor.click("link", "All AI Solutions");
      await visitor.isAt("/ai");
      await visitor.seesNot("link", "All AI Solutions");
      await visitor.focus("button", "Services");
      await visitor.press("Enter");
      await visitor.sees("link", "All AI Solutions");
      await visitor.press("ArrowDown");
      await visitor.hasFocusOn("Next-Gen AI");
      await visitor.press("ArrowRight");
      await visitor.hasFocusOn("All AI Solutions");
      await visitor.press("ArrowDown");
      await visitor.hasFocusOn("Next-Gen Discovery Intelligence");
      await visitor.press("Enter");
      await visitor.isAt("/next-gen-intelligence");
      await visitor.focus("button", "Services");
      await visitor.press("ArrowDown");
      await visitor.press("Escape");
      await visitor.hasFocusOn("Services");
    },
  },
  {
    name: "On a telephone the Menu opens a panel, leads to a page and closes",
    go: async (visitor) => {
      await visitor.resize(390, 844);
      await visitor.open("/");
      await visitor.click("button", "Menu");
      await visitor.sees("button", "Close");
      await visitor.click("link", "Our Blog");
      await visitor.isAt("/blog");
      await visitor.seesNot("link", "Our Blog");
      await visitor.sees("button", "Menu");
      await visitor.resize(1440, 900);
    },
  },
  {
    name: "The blog is narrowed, an article opened, and Back and Forward return",
    go: async (visitor) => {
      await visitor.open("/blog");
      await visitor.click("button", "eDiscovery");
      await visitor.isAt("/blog?category=ediscovery");
      await visitor.reads(/\d articles? in eDiscovery/);
      await visitor.fill("searchbox", "Search the articles", "xylophone");
      await visitor.press("Enter");
      await visitor.reads("No article in eDiscovery with “xylophone”");
      await visitor.back();
      await visitor.isAt("/blog?category=ediscovery");
      await visitor.click("link", "eDiscovery Take the files, leave the Drive…");
      await visitor.isAt("/blog/google-drive-collection");
      await visitor.sees("heading", "Take the files, leave the Drive");
      await visitor.back();
      await visitor.isAt("/blog?category=ediscovery");
      await visitor.reads(/\d articles? in eDiscovery/);
      await visitor.forward();
      await visitor.isAt("/blog/google-drive-collection");
    },
  },
  {
    name: "A form with mistakes names them and keeps every word; corrected, it is stored",
    go: async (visitor, storedMessage) => {
      await visitor.open("/contact");
      await visitor.fill("textbox", "Message", "Two custodians leave on Friday.");
      await visitor.fill("textbox", "Email", "not an address");
      await visitor.click("button", "Send message");
      await visitor.hasFocusOn("A few things need your attention");
      await visitor.sees("link", "First name is required");
      await visitor.hasWritten("textbox", "Message", "Two custodians leave on Friday.");
      await visitor.hasWritten("textbox", "Email", "not an address");
      await visitor.click("link", "First name is required");
      await visitor.hasFocusOn("First name");
      await visitor.fill("textbox", "First name", "Teresa");
      await visitor.fill("textbox", "Last name", "Whitlock");
      await visitor.fill("textbox", "Email", "t.whitlock@example.com");
      await visitor.seesNot("region", "A few things need your attention");
      await visitor.click("button", "Send message");
      await visitor.hasFocusOn("Message sent successfully!");
      await visitor.reads("We will get back to you within 24 hours.");
      const reference = referencePattern.exec(await visitor.text())?.[0] ?? "";
      expect(await storedMessage(reference)).toContain("Two custodians leave on Friday.");
      await visitor.hasWritten("textbox", "Message", "");
    },
  },
  {
    name: "An event's details open in a dialog with an address of its own, and close again",
    go: async (visitor) => {
      await visitor.open("/events");
      await visitor.click("link", "View Event Details");
      await visitor.sees("button", "Close");
      await visitor.press("Escape");
      await visitor.seesNot("button", "Close");
      await visitor.isAt("/events");
      await visitor.hasFocusOn("View Event Details");
    },
  },
  {
    name: "The search finds a page by a word of its text, and opens it",
    go: async (visitor) => {
      await visitor.open("/about");
      await visitor.click("button", search.open);
      await visitor.fill("combobox", search.field, "bates number");
      await visitor.reads("Paper Discovery");
      await visitor.press("Enter");
      await visitor.sees("heading", "Paper Discovery…");
      await visitor.seesNot("dialog", search.title);
    },
  },
  {
    name: "An instrument reads its specimen and says what it found",
    go: async (visitor) => {
      await visitor.open("/forensics#hash");
      await visitor.click("button", instrumentFrame.specimenButton);
      await visitor.hasFocusOn("2 of 5 listed files not as listed");
    },
  },
  // Last, because a download leaves a bar in the window of WebKit.
  {
    name: "A guide is downloaded whole",
    go: async (visitor) => {
      await visitor.open("/resources");
      const guide = await visitor.download("Download…Digital Forensics");
      expect(guide).toMatch(/^<!doctype html>/i);
      expect(guide.trimEnd().endsWith("</html>")).toBe(true);
    },
  },
];

/** In a browser whose system has a dark theme. */
export async function darkTheme(visitor: Visitor) {
  await visitor.open("/");
  expect(await visitor.ground()).toBe("rgb(15, 20, 38)");
  await visitor.open("/contact");
  expect(await visitor.ground()).toBe("rgb(15, 20, 38)");
}
