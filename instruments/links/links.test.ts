import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strToU8, zlibSync } from "fflate";
import type { GivenFile } from "instruments/frame/files.ts";
import { rowsOf } from "instruments/frame/row-splitter.ts";
import { describe, expect, it } from "vitest";
import { asJson, casesBeside } from "../../tests/support/cases.ts";
import { cloudFileOf } from "./cloud-file.ts";
import {
  decodeEntities,
  htmlTokens,
  linksInHtml,
  linksInText,
  type RawLink,
} from "./links-in-text.ts";
import { type FoundLink, unwrap, urlOf } from "./links-of-message.ts";
import { linksCsv, outcomeOf } from "./outcome.ts";
import { mboxSplitter, readMail } from "./read-mail.ts";
import { readOutlook } from "./read-outlook.ts";
import { linksSpecimen } from "./specimen.ts";

const read = (files: readonly GivenFile[], most = 1e8) =>
  readMail({ files, most }, () => undefined, readOutlook);
const given = (path: string, text: string): GivenFile => ({ path, file: new File([text], path) });

/**
 * Of a web page or a text the links that stand in it; of mail the messages, what was not read, and
 * the digest of each file.
 */
async function answerOf(files: readonly GivenFile[]) {
  const linksIn: Record<string, unknown> = {};
  for (const { path, file } of files) {
    if (/\.(?:html|txt)$/.test(path))
      linksIn[path] = (/\.html$/.test(path) ? linksInHtml : linksInText)(await file.text()).map(
        lineOf,
      );
  }
  const { messages, unread, inputs } = await read(files);
  return {
    linksIn,
    messages: messages.map(({ links, sent, ...message }) => ({
      ...message,
      ...(sent ? { sent: `${sent.written} = ${sent.utc ?? "no moment"}` } : {}),
      links: links.map(foundOf),
    })),
    unread: unread.map(({ name, reason }) => `${name}: ${reason}`),
    digests: inputs.map(({ sha256 }) => sha256),
  };
}

const lineOf = ({ address, shown, mark, isQuoted }: RawLink) =>
  [
    address,
    ...(shown ? [`shown as ${shown}`] : []),
    ...(mark ? [mark] : []),
    ...(isQuoted ? ["quoted"] : []),
  ].join(" | ");

/** A link of a message in one line, in the order in which a reader checks it. */
const foundOf = ({
  target,
  wrappers,
  file,
  closed,
  shown,
  shownDiffers,
  places,
  marks,
  isQuoted,
}: FoundLink) =>
  [
    target,
    ...(wrappers.length > 0 ? [`through ${wrappers.join(", ")}`] : []),
    ...(file ? [`${file.provider} ${file.kind}`] : []),
    ...(closed ? [`closed ${closed.domain ?? ""}`.trim()] : []),
    ...(shown ? [`shown as ${shown}`] : []),
    ...(shownDiffers ? ["words differ"] : []),
    `in ${[...places, ...marks].join(", ")}`,
    ...(isQuoted ? ["quoted"] : []),
  ].join(" | ");

it.each(casesBeside(import.meta.dirname))("Mail is read: $name", async ({ files, expected }) => {
  expect(asJson(await answerOf(files))).toMatchObject(expected);
});

it("Every address of the list leads through its wrappers to its file, or stays as it is", () => {
  const listed: readonly { readonly address: string }[] = JSON.parse(
    readFileSync(`${import.meta.dirname}/cases/addresses.json`, "utf8"),
  );
  const found = listed.map(({ address }) => {
    const { target, wrappers, closed } = unwrap(address);
    const url = urlOf(target);
    const file = url && !closed ? cloudFileOf(url) : undefined;
    return {
      address,
      ...(wrappers.length > 0 ? { through: wrappers.join(" ") } : {}),
      ...(target === address ? {} : { target }),
      ...(closed ? { closed: closed.domain ?? "" } : {}),
      ...(file
        ? {
            file: [`${file.provider} ${file.kind}`, file.place, file.name, file.id]
              .map((part) => part ?? "-")
              .join("|"),
          }
        : {}),
    };
  });
  expect(found.length).toBeGreaterThan(100);
  expect(found).toEqual(listed);
});

const safe = (address: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Ca%40b.example&sdata=x%3D&reserved=0`;

describe("Safe Links", () => {
  it("Whatever address Safe Links wraps comes out as it went in", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."aZ09%&=?#+/:;@!$'()*,~._-é"), maxLength: 60 }),
        (rest) => {
          const address = `https://a.example/${rest}`;
          expect(unwrap(safe(address))).toEqual({ target: address, wrappers: ["safelinks"] });
        },
      ),
    );
  });

  it("Eight wrappers are taken off, and what is left counts as closed", () => {
    const target = "https://contoso.sharepoint.com/:x:/s/Finance/EaBc?e=x&web=1";
    const {
      target: left,
      wrappers,
      closed,
    } = unwrap(Array.from({ length: 10 }).reduce<string>((address) => safe(address), target));
    expect([left, wrappers.length, closed]).toEqual([
      safe(safe(target)),
      8,
      { wrapper: "safelinks" },
    ]);
  });
});

describe("An address in wrappers", () => {
  /**
   * How programs encode an address that they wrap; Python's quote leaves slashes and colons,
   * URLEncoder writes a plus for a blank.
   */
  const escapes = [
    encodeURIComponent,
    (address: string) =>
      encodeURIComponent(address).replace(/%[\dA-F]{2}/g, (octet) => octet.toLowerCase()),
    (address: string) => encodeURIComponent(address).replaceAll("%2F", "/").replaceAll("%3A", ":"),
    (address: string) => encodeURIComponent(encodeURIComponent(address)),
    (address: string) => encodeURIComponent(address.replaceAll("%20", " ")),
    (address: string) => encodeURIComponent(address.replaceAll("%20", " ")).replaceAll("%20", "+"),
  ];
  const proofpoint2 = (address: string) =>
    encodeURIComponent(address)
      .replaceAll("_", "%5F")
      .replaceAll("-", "%2D")
      .replaceAll("%2F", "_")
      .replaceAll("%", "-");
  const base64 = (address: string) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(address)));
  const packed = (text: string) => Buffer.from(zlibSync(strToU8(text))).toString("base64url");
  const wrappers: Readonly<
    Record<string, (encode: (address: string) => string, address: string) => string>
  > = {
    safelinks: (encode, address) =>
      `https://nam02.safelinks.protection.outlook.com/?url=${encode(address)}&data=05%7C02%7Ca%40b.example&reserved=0`,
    proofpoint: (_, address) =>
      `https://urldefense.proofpoint.com/v2/url?u=${proofpoint2(address)}&d=DwMFAg&c=x`,
    google: (encode, address) => `https://www.google.com/url?q=${encode(address)}&sa=D`,
    owa: (encode, address) =>
      `https://mail.contoso.example/owa/redir.aspx?C=abc&URL=${encode(address)}`,
    linkedin: (encode, address) =>
      `https://www.linkedin.com/safety/go?url=${encode(address)}&trk=x`,
    facebook: (encode, address) => `https://l.facebook.com/l.php?u=${encode(address)}&h=AT0`,
    barracuda: (encode, address) =>
      `https://linkprotect.cudasvc.com/url?a=${encode(address)}&c=E,1,x&typo=1`,
    cisco: (encode, address) => `https://secure-web.cisco.com/1aB2c/${encode(address)}`,
    sophos: (_, address) =>
      `https://eu-west-1.protection.sophos.com/?d=contoso.example&u=${encodeURIComponent(base64(address))}&p=m`,
    egress: (_, address) =>
      `https://links.eu1.defend.egress.com/Warning?crId=1&Domain=a.example&Lang=en&Base64Url=${packed(address)}&@OriginalLink=a.example`,
    inky: (_, address) =>
      `https://shared.outlook.inky.com/link?domain=a.example&t=h.${packed(JSON.stringify({ url: address, d: "b.example" }))}.MEQCIF`,
    symantec: (encode, address) => `https://clicktime.symantec.com/3abc?u=${encode(address)}`,
    trellix: (encode, address) =>
      `https://protect2.fireeye.com/v1/url?k=ab&q=1&u=${encode(address)}`,
    trendmicro: (encode, address) =>
      `https://imsva.contoso.example:443/wis/clicktime/v1/query?url=${encode(address)}&umid=1`,
    teams: (encode, address) =>
      `https://teams.microsoft.com/l/file/0F1E?fileType=docx&objectUrl=${encode(address)}&serviceName=teams`,
    checkpoint: (_, address) => `https://protect.checkpoint.com/v2/___${address}___.YzJlOmE`,
    edgepilot: (encode, address) => `https://link.edgepilot.com/s/ab/cd?u=${encode(address)}`,
    trustwave: (encode, address) => `https://scanmail.trustwave.com/?c=1&d=x&u=${encode(address)}`,
    other: (encode, address) =>
      `https://filter.contoso.example/check?id=7&target=${encode(address)}`,
  };
  const addresses = fc.constantFrom(
    "https://northgate.sharepoint.com/sites/Ops/Shared%20Documents/General/Plan.docx",
    "https://northgate.sharepoint.com/sites/Ops/Shared%20Documents/Q4%20%232%20%26%20more.xlsx",
    "https://northgate.sharepoint.com/:x:/s/Finance/EaBcD12345?e=x%20y&web=1",
    "https://northgate-my.sharepoint.com/personal/ana_ruiz_northgate_example/Documents/M%C3%BCnchen%20Brief.pdf",
    "https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/view?usp=sharing",
    "https://www.dropbox.com/scl/fi/a1b2c3d4e5f6/My%20memo.docx?rlkey=x&dl=0",
    "https://1drv.ms/w/s!AbCdEf",
    "https://app.box.com/s/abcdef0123456789",
  );
  const fileAt = (address: string) => {
    const url = urlOf(address);
    return url && cloudFileOf(url);
  };
  const layer = fc.tuple(fc.constantFrom(...Object.keys(wrappers)), fc.constantFrom(...escapes));

  it("The file that is found is the same, and every wrapper is named, in one, two or three wrappers", () => {
    fc.assert(
      fc.property(addresses, fc.array(layer, { minLength: 1, maxLength: 3 }), (address, layers) => {
        const wrapped = layers.reduce<string>(
          (inside, [name, encode]) => wrappers[name]?.(encode, inside) ?? inside,
          address,
        );
        const { target, wrappers: named, closed } = unwrap(wrapped);
        expect(closed).toBeUndefined();
        expect(fileAt(target)).toEqual(fileAt(address));
        expect(named).toEqual(layers.map(([name]) => name).toReversed());
      }),
      { numRuns: 2_000 },
    );
  });

  it("An ordinary page stays one, in one, two or three wrappers", () => {
    const pages = fc.constantFrom(
      "https://www.example.com/a%20b?c=d",
      "https://northgate.sharepoint.com/sites/Ops/SitePages/Home.aspx",
    );
    const open = fc.tuple(
      fc.constantFrom(...Object.keys(wrappers).filter((name) => name !== "other")),
      fc.constant(encodeURIComponent),
    );
    fc.assert(
      fc.property(pages, fc.array(open, { minLength: 1, maxLength: 3 }), (address, layers) => {
        const { target } = unwrap(
          layers.reduce<string>(
            (inside, [name, encode]) => wrappers[name]?.(encode, inside) ?? inside,
            address,
          ),
        );
        expect([target, fileAt(target)]).toEqual([address, undefined]);
      }),
    );
  });
});

describe("A headline", () => {
  const mail = (body: string) => `From: a@b.example\nSubject: s\n\n${body}\n`;
  const titleOf = async (files: readonly GivenFile[]) => outcomeOf(await read(files)).verdict.plain;

  it("A headline says that there is no link only where everything was read", async () => {
    expect(await titleOf([given("a.eml", mail("https://example.com/a"))])).toBe(
      "No attachment, and no link to a file",
    );
    const closed = mail("https://protect-au.mimecast.com/s/x?domain=northgate.sharepoint.com");
    expect(await titleOf([given("a.eml", closed)])).toBe("Undecided: 1 closed link");
    const sealed =
      "From: a@b.example\nContent-Type: application/pkcs7-mime; name=smime.p7m\nContent-Transfer-Encoding: base64\n\nAAAA\n";
    expect(await titleOf([given("a.eml", sealed), given("b.pst", "!BDN")])).toBe(
      "1 attachment. Undecided: 1 sealed message, 1 item not read",
    );
    const unnamed = mail("https://filter.example/go?id=AbCdE&Domain=northgate.sharepoint.com");
    expect(await titleOf([given("a.eml", unnamed)])).toBe("Undecided: 1 closed link");
    const both = mail(
      "https://www.dropbox.com/s/a1b2c3d4e5f6/memo.docx https://protect-us.mimecast.com/s/x",
    );
    expect(await titleOf([given("a.eml", both)])).toBe(
      "1 of 1 attachment is a link. Undecided: 1 closed link",
    );
  });

  it("A closed link is asked for by its filter and its domain, in whole words", async () => {
    const asked = async (address: string) =>
      outcomeOf(await read([given("a.eml", mail(address))])).closed.map(({ ask }) => ask);
    const domain = "domain=northgate.sharepoint.com";
    expect([
      await asked(`https://protect-us.mimecast.com/s/x?${domain}`),
      await asked(`https://filter.example/go?${domain}`),
    ]).toEqual([
      [
        expect.stringMatching(
          /^The address behind this Mimecast link to northgate\.sharepoint\.com, from /,
        ),
      ],
      [
        expect.stringMatching(
          /^The address behind this filter’s link to northgate\.sharepoint\.com, from /,
        ),
      ],
    ]);
  });

  it("An Outlook message of zeros is damaged, and one inside a message is named as not opened", async () => {
    const zeros = new Uint8Array(20_480);
    zeros.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const { read: messages, unread } = await read([
      { path: "a.msg", file: new File([zeros], "a.msg") },
    ]);
    expect([messages, unread]).toEqual([0, [{ name: "a.msg", reason: "damaged" }]]);
    const boundary = 'Content-Type: multipart/mixed; boundary="x"\n\n--x\n\nSee below.\n--x\n';
    const part =
      "Content-Type: application/vnd.ms-outlook; name=b.msg\nContent-Transfer-Encoding: base64\n\nAAAA\n--x--\n";
    expect(await titleOf([given("a.eml", `From: a@b.example\n${boundary}${part}`)])).toBe(
      "1 attachment. Undecided: 1 item not read",
    );
  });
});

it("A sign that begins no tag or reference stays in the text", () => {
  expect(
    [...htmlTokens("a < b <3 & c")]
      .map((token) => (token.kind === "text" ? token.text : token.name))
      .join(""),
  ).toBe("a < b <3 & c");
  expect(decodeEntities("a&amp;b&#x26;c&#38;d&unknown;&copy&#0;&#99999999;")).toBe(
    "a&b&c&d&unknown;&copy&#0;&#99999999;",
  );
});

it("A message that is too large is named", async () => {
  const { unread } = await read(
    [given("large.eml", `From: a@b.example\nSubject: x\n\n${"y".repeat(2000)}\n`)],
    1000,
  );
  expect(unread).toEqual([{ name: "large.eml", reason: "tooLarge" }]);
});

describe("The specimen", () => {
  const outcome = () => read([given(linksSpecimen.name, linksSpecimen.text)]).then(outcomeOf);

  it("The specimen has two links beside two files, and asks for the version of each moment", async () => {
    const { verdict, files, attached, inline, found } = await outcome();
    expect(verdict.plain).toBe("2 of 4 attachments are links");
    expect(
      files.map(({ link, message }) => [
        link.file?.name,
        link.wrappers,
        link.places,
        message.sent?.utc,
      ]),
    ).toEqual([
      ["Q4 reserve/Q4-reserve.xlsx", ["safelinks"], ["html", "text"], "2026-02-24T15:20:00Z"],
      ["Q4 reserve/Q4-reserve.xlsx", [], ["html"], "2026-03-07T00:40:00Z"],
    ]);
    expect(files[1]?.ask).toContain(
      "current at 2026-03-07 00:40:00 UTC, when the message says it was sent",
    );
    expect(attached.map(({ attached: { name } }) => name)).toEqual([
      "RT-40-units-by-state.xlsx",
      "Q4-reserve v7.xlsx",
    ]);
    expect([inline.length, found.others, found.unread]).toEqual([2, 1, []]);
    expect(linksSpecimen.note).toContain(
      "the first link meant v1, the second v6. Both open v8 today.",
    );
  });

  it("A cell of the CSV that begins like a formula is text", async () => {
    const before = await outcome();
    const [row] = before.files;
    if (!row) throw new Error("no link");
    const message = { ...row.message, subject: '=HYPERLINK("x")', from: "+1", to: "@a,b" };
    const csv = linksCsv({ ...before, files: [{ ...row, message }] });
    const [head, first, ...others] = rowsOf(csv, { delimiter: ",", qualifier: '"', newline: "\n" });
    const cell = (name: string) => first?.fields[head?.fields.indexOf(name) ?? -1];
    expect([cell("subject"), cell("from"), cell("to")]).toEqual([
      '\'=HYPERLINK("x")',
      "'+1",
      "'@a,b",
    ]);
    expect(cell("address_unwrapped")).toBe(row.link.target);
    expect(others.map(({ fields }) => fields[0])).toEqual([
      "attachment",
      "attachment",
      "inline image",
      "inline image",
    ]);
  });
});

const postmark = "From a@b.example Fri Mar  6 18:40:00 2026\n";

/** What the splitter makes of a text that comes in pieces of `size` bytes. */
function split(text: string, size = 1e6, most = 1e6) {
  const splitter = mboxSplitter(most);
  const whole = new TextEncoder().encode(text);
  const messages = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => [
    ...splitter.push(whole.subarray(i * size, (i + 1) * size)),
  ]).flat();
  return [...messages, ...splitter.end()].map((message) =>
    message.bytes ? new TextDecoder().decode(message.bytes) : message.size,
  );
}

describe("A mailbox", () => {
  it("A mailbox is split at its first lines, and a quoted “From” loses one mark", () => {
    const one = `${postmark}Subject: one\n\n>From the desk of\n>>From another\nFrom here on, at 18:40 in 2026, prose\n\n`;
    expect(split(`${one}From - Sat Mar 07 00:40:00 2026\r\nSubject: two\r\n\r\nend`)).toEqual([
      "Subject: one\n\nFrom the desk of\n>From another\nFrom here on, at 18:40 in 2026, prose\n\n",
      "Subject: two\r\n\r\nend",
    ]);
  });

  it("First lines of other programs are known, and the first of a file needs no date", () => {
    const firsts = [
      "From a@b.example\n",
      "From 1857@xxx Fri Mar 06 18:40:00 +0000 2026\n",
      "From MAILER-DAEMON Fri Jul  8 12:08:34 2011\n",
    ];
    const subjects = ["Subject: 0\n\n", "Subject: 1\n\n", "Subject: 2\n\n"];
    expect(split(firsts.map((first, i) => first + subjects[i]).join(""))).toEqual(subjects);
  });

  it("A message that is too large is not kept, and the next one is read", () => {
    expect(split(`${postmark}a: ${"x".repeat(5000)}\n${postmark}b: 1\n`, 700, 4000)).toEqual([
      5004,
      "b: 1\n",
    ]);
  });

  it("A mailbox gives the same messages in pieces of any size", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "",
        "From nobody",
        ">From x",
        ">>From y",
        postmark.trimEnd(),
        "F",
        ">",
        "Subject: a",
        "x".repeat(1500),
      ),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.integer({ min: 1, max: 1600 }),
        (lines, size) => {
          const text = `${postmark}${lines.join("\n")}`;
          expect(split(text, size)).toEqual(split(text));
        },
      ),
    );
  });

  it("A message quoted by the rules of mboxrd comes out as it went in", () => {
    const line = fc.constantFrom(
      "",
      "From me",
      ">From you",
      ">>From us",
      postmark.trimEnd(),
      "text",
    );
    const body = fc.array(line, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 4 }), (messages) => {
        const texts = messages.map((lines) => `Subject: x\n\n${lines.join("\n")}\n`);
        expect(
          split(texts.map((text) => postmark + text.replace(/^(>*From )/gm, ">$1")).join("")),
        ).toEqual(texts);
      }),
    );
  });
});
