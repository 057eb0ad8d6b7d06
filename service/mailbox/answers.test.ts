import { longestReply } from "content/wire/inbox-message.ts";
import { ownWords, wordsOfHtml } from "service/mailbox/answers.ts";
import { expect, test } from "vitest";

test.each([
  [
    "the quotation below",
    "Yes.\n\nOn Friday, June 5, Grace Hall wrote:\n> We can help.\n> Regards",
    "Yes.",
  ],
  [
    "the line above it that was broken",
    "Yes.\nOn Friday, June 5, 2026 at 10:00 AM Grace Hall\n<g@c.example> wrote:\n\n> We can help.",
    "Yes.",
  ],
  [
    "a sentence before that line stays",
    "On Monday we can.\nOn Friday, Grace Hall wrote:\n> We can help.",
    "On Monday we can.",
  ],
  [
    "Outlook's original message",
    "Yes.\r\n\r\n-----Original Message-----\r\nFrom: Grace Hall\r\n\r\nWe can help.",
    "Yes.",
  ],
  [
    "Outlook's line",
    "Yes.\n\n________________________________\nFrom: Grace Hall\nWe can help.",
    "Yes.",
  ],
  [
    "a quotation between answers",
    "1.\n> Which day?\n> And when?\nTuesday.\n> Where?\nHere.",
    "1.\n> […]\nTuesday.\n> […]\nHere.",
  ],
  [
    "an answer below the quotation",
    "Grace Hall wrote:\n> Which day?\n\nTuesday.",
    "> […]\n\nTuesday.",
  ],
  ["a mail that only quotes", "> Which day?\n> Tuesday.", "> Which day?\n> Tuesday."],
  [
    "a mail that only forwards",
    "-----Original Message-----\nTuesday.",
    "-----Original Message-----\nTuesday.",
  ],
  ["controls", "Yes\u0000\u001b[31m.\r\n\r\n\r\n\r\nAda", "Yes[31m.\n\nAda"],
  ["nothing", "", ""],
])("of a mail its own words are kept: %s", (_name, mail, own) => {
  expect(ownWords(mail)).toBe(own);
});

test("The words of a mail in HTML are kept, as lines", () => {
  const html = `<html><head><title>No</title><style>p{}</style></head><body><!-- no --><p>Yes,&nbsp;Tuesday &lt;10&gt; &#8211; fine</p><div>Ada<br>Whitlock</div>
    <script>alert("<p>no</p>")</script>On Friday Grace Hall wrote:<blockquote type="cite"><p>We can <b>help</b>.</p><blockquote>First</blockquote></blockquote></body></html>`;
  expect(ownWords(wordsOfHtml(html))).toBe("Yes, Tuesday <10> – fine\n\nAda\nWhitlock");
});

test.each([
  "<".repeat(260_000),
  "<style>".repeat(40_000),
  "<!--".repeat(60_000),
  " ".repeat(260_000),
  ">\n".repeat(130_000),
  "\n".repeat(260_000),
  "on a:\n>".repeat(40_000),
  "&#".repeat(130_000),
])("a mail made to take long is read at once: %#", (mail) => {
  const began = process.cpuUsage();
  expect(ownWords(wordsOfHtml(mail)).length + ownWords(mail).length).toBeLessThanOrEqual(
    2 * longestReply,
  );
  expect(process.cpuUsage(began).user).toBeLessThan(1_500_000);
});
