// npm run preflight, before going live: lists every placeholder, unsigned promise, figure without a
// basis and unsigned legal text that is left, in content and in the built pages, and says who does
// what about it. Fails while there is one.
// npm run preflight -- --mail sends one test mail to each reader instead and shows the dialogue;
// fails when one was not taken.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buyerFacts } from "content/buyer-facts.ts";
import { company } from "content/company.ts";
import { legalAddresses } from "content/legal/addresses.ts";
import { readClaims } from "content/lists.ts";
import { partners } from "content/partners.ts";
import { people } from "content/people.ts";
import { promises } from "content/promises.ts";
import { readConfig } from "service/config.ts";
import { checkMail } from "./preflight/mail.ts";
import { findPlaceholders, type Placeholder, type SourceFile } from "./preflight/placeholders.ts";
import { remarks } from "./preflight/remarks.ts";
import { disagreements, unfinishedSettings } from "./preflight/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const { values } = parseArgs({ options: { mail: { type: "boolean" } } });
process.exitCode = (await (values.mail ? mailIsTaken() : placeholdersAreGone())) ? 0 : 1;

async function mailIsTaken(): Promise<boolean> {
  return checkMail(readConfig("The mail is not tried"), (line) => console.log(line));
}

function placeholdersAreGone(): boolean {
  const config = readConfig("Nothing is looked at");
  const today = new Date().toISOString().slice(0, 10);
  const { night, conflictCheck, published, platform, origin, bookingUrl, mailingListUrl } = company;
  const { addresses: openedBy, ...texts } = published;
  const receivers = [config.webhook?.format, config.notices.alertWebhook?.format].flatMap(
    (format) => format?.product ?? [],
  );
  const found = [
    ...findPlaceholders(
      {
        content: textFilesBelow("content", /\.(?:yaml|md)$/),
        built: existsSync(`${root}build/client`)
          ? textFilesBelow("build/client", /\.(?:html|txt|xml|json|js|svg|webmanifest|ics)$/)
          : null,
        people: Object.values(people),
        partners,
        promises,
        claims: readClaims().values,
        buyerFacts,
        night,
        conflictCheck,
        published: texts,
        elsewhere: openedBy ? [] : addressesElsewhere(),
        legalAddresses,
      },
      today,
    ),
    ...privacyTexts().flatMap(({ path, text }) =>
      disagreements(path, text, { ...config, receivers, bookingUrl, mailingListUrl }),
    ),
    ...unfinishedSettings(config, origin),
  ];
  console.log([report(found), ...remarks(platform.name)].join("\n\n"));
  return found.length === 0;
}

/** What the site links to or frames in the company's name, outside of itself. */
function addressesElsewhere(): readonly string[] {
  const { social, bookingUrl, mailingListUrl, platform } = company;
  const addresses = [bookingUrl, mailingListUrl, platform.site, platform.demo];
  return [...social.map(({ href }) => href), ...addresses.flatMap((address) => address ?? [])];
}

/** The signed text, else the draft; none when the company's is elsewhere. */
function privacyTexts(): readonly SourceFile[] {
  if (company.legal.privacy !== null) return [];
  const path =
    legalAddresses.privacy === null
      ? "content/legal/drafts/privacy.md"
      : "content/legal/privacy.md";
  return [{ path, text: readFileSync(root + path, "utf8") }];
}

function textFilesBelow(folder: string, pattern: RegExp): readonly SourceFile[] {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => pattern.test(path) && !/^content\/(?:legal\/drafts|specimen)\//.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
}

function report(placeholders: readonly Placeholder[]): string {
  if (placeholders.length === 0) return "Nothing is left to do.";
  const groups = Map.groupBy(placeholders, ({ kind }) => kind);
  const paragraphs = [...groups].map(([kind, rows]) => {
    const lines = rows.map(({ where, what }) => `  ${where.padEnd(52)} ${what}`);
    return [`${kind} (${rows.length}), ${rows[0]?.who}: ${rows[0]?.change}`, ...lines].join("\n");
  });
  return [...paragraphs, `${placeholders.length} entries are left.`].join("\n\n");
}
