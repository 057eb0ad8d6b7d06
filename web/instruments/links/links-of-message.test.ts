import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { growth } from "../../../tests/support/growth.ts";
import { decodeEntities, htmlTokens, linksInHtml, linksInText } from "./links-in-text.ts";
import { linksOfMessage, unwrap } from "./links-of-message.ts";
import { linksInCalendar, linksInHeaders } from "./read-message.ts";

const file = "https://contoso.sharepoint.com/sites/Finance/Docs/Q4.xlsx";
const google = "https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/edit";
const safeInHtml = (address: string) =>
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&amp;data=05&amp;reserved=0`;

describe("links in HTML", () => {
  it("reads anchors as mail writes them: entities, no quotes, line breaks, pictures, no end", () => {
    const html = `<!-- <a href="https://hidden.example">x</a> --><style>a{content:"<a href='https://style.example'>"}</style>
      <A HREF="https://a.example/?x=1&amp;y=2&#38;z=3"> The <b>first</b>\n one </A><a href=https://b.example/c>b</a>
      <a href='https://c.example/lo\nng'><img src=x alt="Q4.xlsx"></a><a name="top"></a>
      <a href="mailto:a@b.example">m</a><a href="https://d.example">d`;
    expect(linksInHtml(html).map(({ address, shown }) => [address, shown])).toEqual([
      ["https://a.example/?x=1&y=2&z=3", "The first one"],
      ["https://b.example/c", "b"],
      ["https://c.example/long", "Q4.xlsx"],
      ["https://d.example", "d"],
    ]);
  });

  it("finds addresses that stand in the text, and knows the chips of Gmail and Outlook", () => {
    const html = `<p>See ${file}.</p>
      <div class="gmail_chip gmail_drive_chip"><a href="${google}"><img><span>Note</span></a></div>
      <div id="x_OwaReferenceAttachments"><table><tr><td><div><a href="https://1drv.ms/x/s!AbCdEf">Q4.xlsx</a></div></td></tr></table></div>
      <div id="OwaReferenceAttachmentsEnd"></div><a href="https://after.example">after</a>`;
    expect(linksInHtml(html).map(({ address, mark }) => [address, mark])).toEqual([
      [file, undefined],
      [google, "gmail"],
      ["https://1drv.ms/x/s!AbCdEf", "outlook"],
      ["https://after.example", undefined],
    ]);
  });

  it.each([
    ["a cited block", `<blockquote type="cite"><a href="${file}">x</a></blockquote>`, true],
    ["Gmail’s quote", `<div class="gmail_quote"><div><a href="${file}">x</a></div></div>`, true],
    ["below Outlook’s reply header", `<div id="divRplyFwdMsg">From: a</div><div><a href="${file}">x</a></div>`, true],
    ["below desktop Outlook’s", `<div style="border:none;border-top:solid #E1E1E1 1.0pt"></div><a href="${file}">x</a>`, true],
    ["after a quote", `<blockquote type="cite">old</blockquote><a href="${file}">x</a>`, false],
    ["an indented block", `<blockquote style="margin:0 0 0 40px"><a href="${file}">x</a></blockquote>`, false],
  ])("says whether it is quoted: %s", (_, html, isQuoted) => {
    expect(linksInHtml(html).map((link) => link.isQuoted)).toEqual([isQuoted]);
  });

  it("takes no longer than the text grows, whatever it holds", async () => {
    for (const piece of ["<a ", '<a href="', "<!--", "<", "&#", "<blockquote type=cite>", '<a x="', "www."])
      expect(await growth((times) => linksInHtml(piece.repeat(times)), 20_000), piece).toBeLessThan(10);
    expect([...htmlTokens("a < b <3 & c")].map((token) => (token.kind === "text" ? token.text : token.name)).join("")).toBe("a < b <3 & c");
  });
});

it.each([
  ["See (https://a.example/b_(c)).", ["https://a.example/b_(c)"]],
  ["“https://a.example/b”, www.b.example/c; http://c.example!", ["https://a.example/b", "www.b.example/c", "http://c.example"]],
  ["<https://a.example/b>", ["https://a.example/b"]],
  ["no link: example.com, ftp://x.example", []],
])("addresses in the text %s", (text, addresses) => {
  expect(linksInText(text).map(({ address }) => address)).toEqual(addresses);
});

it("reads the words before an address in a plain text, and what is quoted there", () => {
  const text = `[icon] Q4.xlsx<${file}>\n> ${google}\n-----Original Message-----\nhttps://old.example`;
  expect(linksInText(text).map(({ shown, isQuoted }) => [shown, isQuoted])).toEqual([
    ["Q4.xlsx", false],
    [undefined, true],
    [undefined, true],
  ]);
});

it("reads folded and escaped invitations", () => {
  const calendar = `DESCRIPTION:Papers:\\nhttps://contoso.sharepoint.com/sites/Finan\r\n ce/Docs/Q4.xlsx\\, please\r\n`;
  expect(linksInCalendar(calendar).map(({ address }) => address)).toEqual([file]);
});

it("reads Outlook’s header of a cloud attachment", () => {
  const value = "https%3a%2f%2f1drv.ms%2fu%2fs!AgaMhbe7; FileName=test_bu%c5%99t.eml; ProviderType=OneDriveConsumer; Permission=View";
  expect(linksInHeaders([{ key: "document-reference", value }])).toEqual([
    { address: "https://1drv.ms/u/s!AgaMhbe7", place: "header", mark: "documentReference", isQuoted: false, shown: "test_buřt.eml" },
  ]);
});

describe("the links of a message", () => {
  const read = (html: string, text = "") => linksOfMessage([...linksInHtml(html), ...linksInText(text)]);

  it("lists a file once, wrapped in the HTML and bare in the text, and counts the links that are no files", () => {
    const { links, others } = read(
      `<a href="${safeInHtml(`${file}?web=1`)}">the workbook</a> <a href="https://www.google.com/search?q=x">g</a>`,
      `${file} https://www.google.com/search?q=x https://contoso.sharepoint.com/sites/Finance`,
    );
    expect(others).toBe(2);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatchObject({ target: `${file}?web=1`, wrappers: ["safelinks"], shown: "the workbook", places: ["html", "text"] });
  });

  it("knows the same file by its identifier", () => {
    const guid = "4f1d8c2ab3e94c1f9a6577d0e2b81c35";
    const viewer =
      "https://contoso.sharepoint.com/sites/Finance/_layouts/15/Doc.aspx?sourcedoc=%7B4F1D8C2A-B3E9-4C1F-9A65-77D0E2B81C35%7D&file=Q4.xlsx";
    const direct = `https://contoso.sharepoint.com/:x:/r/sites/Finance/Docs/Q4.xlsx?d=w${guid}&csf=1`;
    expect(read(`<a href="${viewer}">a</a><a href="${direct}">b</a>`, google).links).toHaveLength(2);
  });

  it("is not quoted when it stands outside the quote too", () => {
    expect(read(`<a href="${file}">x</a><blockquote type="cite"><a href="${file}">x</a></blockquote>`).links[0]?.isQuoted).toBe(false);
  });

  it.each([
    ["another file", `<a href="${file}">Q3.xlsx</a>`, true],
    ["another place", `<a href="${file}">https://vellmark.example/Q4.xlsx</a>`, true],
    ["the same file", `<a href="${file}">q4.xlsx</a>`, false],
    ["the same place, cut short", `<a href="${file}">https://contoso.sharepoint.com/sites/…</a>`, false],
    ["the wrapped address", `<a href="${safeInHtml(file)}">${safeInHtml(file)}</a>`, false],
    ["words", `<a href="${file}">the workbook</a>`, false],
  ])("says when the words name another: %s", (_, html, differs) => {
    expect(read(html).links.map(({ shownDiffers }) => shownDiffers)).toEqual([differs]);
  });

  it("lists a closed wrapper unless it says that it leads to a page", () => {
    const mimecast = (query: string) => `https://protect-us.mimecast.com/s/AbCd${query}`;
    const { links, others } = read(
      "",
      [mimecast("?domain=contoso.sharepoint.com"), mimecast("E"), mimecast("?domain=news.example")].join(" "),
    );
    expect(links.map(({ closed, file: none }) => [closed?.domain, none])).toEqual([
      ["contoso.sharepoint.com", undefined],
      [undefined, undefined],
    ]);
    expect(others).toBe(1);
  });
});

it("decodes the references that addresses hold", () => {
  expect(decodeEntities("a&amp;b&#x26;c&#38;d&unknown;&copy&#0;&#99999999;")).toBe("a&b&c&d&unknown;&copy&#0;&#99999999;");
});

const target = "https://contoso.sharepoint.com/:x:/s/Finance/EaBc?e=x&web=1";
const encoded = encodeURIComponent(target);
const safe = (address: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Ca%40b.example&sdata=x%3D&reserved=0`;

describe("takes off", () => {
  it.each([
    ["safelinks", safe(target)],
    ["safelinks", `https://nam.safelinks.protection.outlook.com/ap/x-59584e83/?url=${encoded}&data=05`],
    ["safelinks", `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}&locale=en-us`],
    ["google", `https://www.google.com/url?q=${encoded}&sa=D&source=docs`],
    ["google", `https://www.google.co.uk/url?sa=t&url=${encoded}`],
    ["owa", `https://mail.vellmark.example/owa/redir.aspx?C=abc&URL=${encoded}`],
    ["linkedin", `https://www.linkedin.com/safety/go?url=${encoded}&trk=x`],
    ["linkedin", `https://www.linkedin.com/redir/redirect?url=${encoded}`],
    ["facebook", `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
    ["barracuda", `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1,abc&typo=1`],
    ["cisco", `https://secure-web.cisco.com/1Ab-Cd_/${encoded}`],
    ["sophos", `https://eu-west-1.protection.sophos.com/?d=contoso.sharepoint.com&u=${btoa(target)}&i=x`],
    ["symantec", `https://clicktime.symantec.com/15tStQ/?h=abc&u=${encoded}`],
    ["trellix", `https://protect2.fireeye.com/v1/url?k=abc&q=1&e=def&u=${encoded}`],
    ["trendmicro", `https://ctp.trendmicro.com/wis/clicktime/v1/query?url=${encoded}&umid=x`],
    ["teams", `https://teams.microsoft.com/l/file/ABC?tenantId=x&fileType=xlsx&objectUrl=${encoded}&baseUrl=y`],
  ])("%s: %s", (wrapper, address) => {
    expect(unwrap(address)).toEqual({ target, wrappers: [wrapper] });
  });

  it("one wrapper in another, up to eight", () => {
    expect(unwrap(safe(`https://www.google.com/url?q=${encodeURIComponent(safe(target))}`))).toEqual({
      target,
      wrappers: ["safelinks", "google", "safelinks"],
    });
    const ten = Array.from({ length: 10 }).reduce<string>((address) => safe(address), target);
    expect(unwrap(ten).wrappers).toHaveLength(8);
    expect(unwrap(ten).target).toBe(safe(safe(target)));
  });
});

/** Version 1, 2 and 3 as Proofpoint’s filters write them, and what its published decoder does with runs and lost slashes. */
describe("Proofpoint URL Defense", () => {
  it.each([
    [
      "https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D",
      "http://www.bouncycastle.org/",
    ],
    [
      "https://urldefense.proofpoint.com/v2/url?u=http-3A__links.mkt3337.com_ctt-3Fkn-3D3-26ms-3DMzQ3OTg3MDQS1&d=DwMFaQ&c=Vxt5e",
      "http://links.mkt3337.com/ctt?kn=3&ms=MzQ3OTg3MDQS1",
    ],
    [
      "https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudNKaShHg93trcdjqDP8se2ySE65$",
      "https://google.com:443/search?q=a+test&gs=ps",
    ],
    ["https://urldefense.com/v3/__https://a.example/x**Ay__;w6nDqA!!k$", "https://a.example/xéèy"],
    ["https://urldefense.com/v3/__https:/a.example/x__;!!k$", "https://a.example/x"],
    [
      "https://urldefense.proofpoint.com/v2/url?u=https-3A__contoso.sharepoint.com_-3Ax-3A_s_Finance_EaBc-3Fe-3Dx-26web-3D1&d=D&c=e",
      target,
    ],
  ])("%s", (address, inside) => {
    expect(unwrap(address)).toEqual({ target: inside, wrappers: ["proofpoint"] });
  });
});

describe("says that it cannot see into", () => {
  it.each([
    ["mimecast", "https://protect-us.mimecast.com/s/0wSdCVON0gczLDq1tGaO?domain=contoso.sharepoint.com", "contoso.sharepoint.com"],
    ["mimecast", "https://url.uk.m.mimecastprotect.com/s/AbCdE", undefined],
    ["owa", "https://outlook.office365.com/owa/redir.aspx?REF=AbCdE", undefined],
    ["shortener", "https://bit.ly/3AbCdE", undefined],
    ["cisco", "https://secure-web.cisco.com/1Ab-Cd_", undefined],
  ])("%s: %s", (wrapper, address, domain) => {
    expect(unwrap(address)).toEqual({ target: address, wrappers: [wrapper], closed: { wrapper, ...(domain ? { domain } : {}) } });
  });

  it("a closed wrapper inside an open one", () => {
    const { target: inner, wrappers, closed } = unwrap(safe("https://bit.ly/3AbCdE"));
    expect([inner, wrappers, closed?.wrapper]).toEqual(["https://bit.ly/3AbCdE", ["safelinks", "shortener"], "shortener"]);
  });
});

test("A filter that no rule names is taken off a stored file’s address", () => {
  const file = "https://contoso.sharepoint.com/:x:/s/Finance/EaBcD1234567890abcdefghij";
  const address = `https://mx.filter.example/proxy/v4?f=abc&u=${encodeURIComponent(file)}&s=1`;
  expect(unwrap(address)).toEqual({ target: file, wrappers: ["other"] });
});

it.each([
  target,
  "https://filter.example/?u=https%3A%2F%2Fwww.example.org%2Fnews",
  "https://contoso.sharepoint.com/_layouts/15/x.aspx?source=https%3A%2F%2Fcontoso.sharepoint.com%2F%3Ax%3A%2Fs%2FFinance%2FEaBcD1234567890",
  "https://www.google.com/search?q=https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/view",
  "https://www.google.com/search?q=https://drive.google.com/file",
  "https://nam02.safelinks.protection.outlook.com/",
  "https://www.mimecast.com/products/",
  "https://safelinks.protection.outlook.com.example/?url=https%3A%2F%2Fa.example",
  "not an address",
  "https://[",
])("leaves %s as it is", (address) => {
  expect(unwrap(address)).toEqual({ target: address, wrappers: [] });
});

test("whatever Safe Links wraps comes out as it went in", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aZ09%&=?#+/:;@!$'()*,~._-é"), maxLength: 60 }), (rest) => {
      const address = `https://a.example/${rest}`;
      expect(unwrap(safe(address))).toEqual({ target: address, wrappers: ["safelinks"] });
    }),
  );
});
