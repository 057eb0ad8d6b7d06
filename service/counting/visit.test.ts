import type { IncomingHttpHeaders } from "node:http";
import { createCounter, otherKeys } from "service/counting/counts.ts";
import { countVisits } from "service/counting/visit.ts";
import { expect, test } from "vitest";

const browser = { host: "www.company.example", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0" };

function counted(path: string, headers: IncomingHttpHeaders) {
  const counter = createCounter();
  countVisits(counter)(path.replace(/\?.*/, ""), { headers: { ...browser, ...headers }, ip: "203.0.113.7", url: path });
  return counter.take().map(({ kind, key, n }) => `${kind} ${key} ${n}`);
}

test("a page counts by its path, a guide by its file", () => {
  expect(counted("/forensics", { "sec-fetch-mode": "navigate" })).toEqual(["page /forensics 1"]);
  expect(counted("/downloads/digital-forensics.html", {})).toEqual(["guide digital-forensics.html 1"]);
});

test("of the site that led here the host is kept, and nothing after it", () => {
  expect(counted("/", { referer: "https://www.Search.example/?q=ada+whitlock" })).toEqual(["page / 1", "referrer search.example 1"]);
});

test("Of a campaign's link source, medium and campaign are kept, and nothing else of the query", () => {
  const link =
    "/forensics?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring+2027&utm_term=x&utm_content=ada%40client.example&id=7#top";
  expect(counted(link, {})).toEqual(["page /forensics 1", "campaign newsletter / email / spring 2027 1"]);
  expect(counted("/?utm_source=bar-journal", {})).toEqual(["page / 1", "campaign bar-journal / - / - 1"]);
  expect(counted("/?q=x&utm_source=", {})).toEqual(["page / 1"]);
});

test.each(["ada@client.example", "ada%40client.example", "3125550142", "a".repeat(41), "<script>", "%E2%80%AE"])(
  "A campaign named %s is counted without its name",
  (name) => {
    expect(counted(`/?utm_source=mail&utm_campaign=${name}`, {})).toEqual(["page / 1", "campaign mail / - / (not kept) 1"]);
  },
);

test.each([
  ...["https://www.company.example/contact", "https://company.example/", "http://plain.example/", "https://203.0.113.7/"],
  ...["https://[2001:db8::1]/", "https://intranet/", "android-app://com.example/", "nonsense"],
])("%s is no site that led here", (referer) => {
  expect(counted("/", { referer })).toEqual(["page / 1"]);
});

test.each([
  ["a robot that says so", { "user-agent": "Mozilla/5.0 (compatible; Searchbot/2.1)" }],
  ["a program", { "user-agent": "curl/8.17.0" }],
  ["one without a name", { "user-agent": undefined }],
  ["one who asks not to be tracked", { "sec-gpc": "1" }],
  ["one who asks so in the older way", { dnt: "1" }],
  ["what is loaded ahead", { "sec-purpose": "prefetch" }],
  ["what a script reads", { "sec-fetch-mode": "cors" }],
])("%s is not counted", (_who, headers) => {
  expect(counted("/", headers)).toEqual([]);
});

test("Sites that are invented by the thousand end up under one name, and one address counts sixty documents a minute", () => {
  const counter = createCounter();
  const count = countVisits(counter);
  for (let number = 0; number < 1_000; number += 1)
    count("/", {
      headers: { ...browser, referer: `https://s${number}.example/` },
      ip: `203.0.${number % 250}.7`,
      url: `/?utm_source=s${number}`,
    });
  for (let number = 0; number < 200; number += 1) count("/flood", { headers: browser, ip: "198.51.100.1", url: "/flood" });
  const counts = counter.take();
  expect(counts.length).toBeLessThan(1_010);
  expect(counts.filter(({ key }) => key === otherKeys)).toMatchObject([
    { kind: "referrer", n: 500 },
    { kind: "campaign", n: 500 },
  ]);
  expect(counts.find(({ key }) => key === "/flood")).toMatchObject({ n: 60 });
  expect(counter.take()).toEqual([]);
});
