import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { unwrap } from "./links-of-message.ts";

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
