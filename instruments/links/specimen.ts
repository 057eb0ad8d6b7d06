import type { SpecimenDocument } from "content/schema-specimen.ts";
import { financeMail, operationsAndContracts } from "content/specimen/documents.ts";
import { organizations, type PersonId, specimenPeople } from "content/specimen/people.ts";
import { workbook } from "content/specimen/records.ts";

/** The workbook’s address in the matter's Finance site, in a fictitious tenant. */
const site = "https://vellmark-example.sharepoint.com";
const direct = `${site}/:x:/r/sites/Finance/Q4%20reserve/${workbook.name}?d=w4f1d8c2ab3e94c1f9a6577d0e2b81c35&csf=1&web=1`;
const wrapped = `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(direct)}&data=05%7C02%7Cspecimen&reserved=0`;

const documents: readonly SpecimenDocument[] = [...financeMail, ...operationsAndContracts];
const at = (bates: number) => documents.find((document) => document.bates === bates);
const attachedTo = (bates: number) => documents.find(({ parent }) => parent === bates);

/** The current version at a moment. */
const versionAt = (sent: string) =>
  workbook.versions.findLast(({ saved }) => new Date(saved) <= new Date(sent))?.version;

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** A picture of one pixel. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const [first, list, final] = [4101, 4104, 4152];
const { link } = workbook;

/**
 * A mailbox of the matter (.mbox). Its mails: a link to the workbook, wrapped and in plain text; a
 * real attachment. Also an exported Teams message with the link, and the mail to the auditors with
 * a version attached.
 */
export const linksSpecimen = {
  name: "Q4-reserve.mbox",
  text: [
    mail(first, linkedMail),
    mail(list, attachedMail),
    mail(link.bates, teamsMessage),
    mail(final, attachedMail),
  ].join(""),
  /** Facts from the version history that the addresses do not contain. */
  note: [
    "Specimen mailbox, invented matter.",
    `By the version history the first link meant ${versionAt(at(first)?.at ?? "")}, the second ${versionAt(link.sent)}.`,
    `Both open ${workbook.versions.at(-1)?.version} today.`,
  ].join(" "),
};

function mail(bates: number, body: (document: SpecimenDocument) => string): string {
  const document = at(bates);
  return document ? `${postmark(document.at)}${fields(document)}${body(document)}\n` : "";
}

function linkedMail({ bates, text = "" }: SpecimenDocument): string {
  const html = `<p>${text.replace("the link", `<a href="${wrapped.replaceAll("&", "&amp;")}">the link</a>`)}</p>
<p><a href="${site}/sites/Finance/SitePages/Home.aspx">Finance site</a></p>`;
  return parts(`alternative-${bates}`, "alternative", [
    `Content-Type: text/plain; charset=utf-8\n\n${text}\n\n<${direct}>\n`,
    `Content-Type: text/html; charset=utf-8\n\n${html}\n`,
  ]);
}

function attachedMail({ bates = 0, text = "" }: SpecimenDocument): string {
  const file = attachedTo(bates);
  return parts(`mixed-${bates}`, "mixed", [
    `Content-Type: text/html; charset=utf-8\n\n<p>${text}</p><img src="cid:logo-${bates}" alt="">\n`,
    `Content-Type: image/gif\nContent-ID: <logo-${bates}>\nContent-Disposition: inline\n${encoded(PIXEL)}`,
    `Content-Type: ${WORKBOOK}\nContent-Disposition: attachment; filename="${file?.subject}"\n${encoded(base64(file?.text ?? ""))}`,
  ]);
}

/** Converts the document's "[Link: Q4-reserve.xlsx]" to a link. */
function teamsMessage({ text = "" }: SpecimenDocument): string {
  const html = text.replace(
    /\[Link: (.*)\]/,
    `<a href="${direct.replaceAll("&", "&amp;")}">$1</a>`,
  );
  return `Content-Type: text/html; charset=utf-8\n\n<div>${html}</div>\n`;
}

function fields({ bates, at, from, to = [], subject }: SpecimenDocument): string {
  return [
    `From: ${mailbox(from)}`,
    `To: ${to.map(mailbox).join(", ")}`,
    `Subject: ${subject}`,
    `Date: ${dateField(at)}`,
    `Message-ID: <${bates}@${organizations.vellmark.domain}>`,
    "MIME-Version: 1.0\n",
  ].join("\n");
}

function mailbox(id: PersonId): string {
  const { name, organization } = specimenPeople[id];
  return `"${name}" <${name.toLowerCase().replace(" ", ".")}@${organizations[organization].domain}>`;
}

function parts(boundary: string, kind: string, contents: readonly string[]): string {
  const between = contents.map((content) => `--${boundary}\n${content}`).join("");
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\n\n${between}--${boundary}--\n`;
}

/** The line that begins a message in a mailbox file (RFC 4155). */
function postmark(at: string): string {
  const [day, date, month, year, time] = dateField(at).replace(",", "").split(" ");
  return `From specimen@${organizations.vellmark.domain} ${day} ${month} ${date} ${time} ${year}\n`;
}

/** "2026-03-06T18:40-06:00" as messages write it: "Fri, 06 Mar 2026 18:40:00 -0600". */
function dateField(at: string): string {
  const [, local = "", zone = ""] = /^(.{16})(.{6})$/.exec(at) ?? [];
  const day = new Date(`${local}Z`).toUTCString().replace("GMT", "").trim();
  return `${day} ${zone.replace(":", "")}`;
}

function encoded(content: string): string {
  return `Content-Transfer-Encoding: base64\n\n${content}\n`;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/.{76}/g, "$&\n");
}
