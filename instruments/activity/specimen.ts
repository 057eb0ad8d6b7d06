import { activityWindow } from "content/specimen/exhibits/platform-windows.ts";
import {
  custodians,
  organizations,
  type PersonId,
  specimenPeople,
} from "content/specimen/people.ts";
import { auditLog, workbook } from "content/specimen/records.ts";

/**
 * An audit export of the matter for March 2026 as the Purview portal writes it, newest first. It
 * has the acts in the documents, and ordinary days around them. Each custodian has as many records
 * as the platform’s window shows. A fixed sequence makes it the same everywhere.
 */
export function activitySpecimen() {
  const events = allEvents().toSorted((a, b) => b.at - a.at);
  // The portal sometimes exports a record twice.
  const repeated = [events[40], events[41], events[900]].filter((event) => event !== undefined);
  const rows = [...events.map(rowOf), ...repeated.map(rowOf)];
  return {
    name: "Vellmark-audit-2026-03.csv",
    text: [header, ...rows].map((line) => `${line}\r\n`).join(""),
    settings: { since: "2026-03-18T16:18" },
    note: "Specimen export, invented matter. The date is the minute in which D. Amadi read that Legal had asked for her calendar.",
  };
}

const header =
  "RecordId,CreationDate,RecordType,Operation,UserId,AuditData,AssociatedAdminUnits,AssociatedAdminUnitsNames";
const site = "https://vellmark-example.sharepoint.com/sites/Finance/";
const folder = "Shared Documents/Q4 reserve";
const tenant = "5d0e6a52-3a1f-4c57-9a44-0c7e2b8d1f36";
const agents = {
  browser:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 Edg/134.0.0.0",
  laptop:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15",
};

type Made = {
  readonly at: number;
  readonly operation: string;
  readonly type: number;
  readonly data: Readonly<Record<string, unknown>>;
};
type Event = Made & { readonly id: string; readonly user: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** March 1, 2026 at midnight in Chicago, and the start of daylight time. */
const START = Date.UTC(2026, 2, 1, 6);
const SUMMER = Date.UTC(2026, 2, 8, 8);
const DAYS = 28;

/** A moment from the day of March (from 1) and the hours in Chicago time. */
function march(day: number, hours: number): number {
  const winter = START + (day - 1) * DAY + Math.round(hours * 3600) * 1000;
  return winter >= SUMMER ? winter - HOUR : winter;
}

function allEvents(): readonly Event[] {
  const random = sequence(20260318);
  const id = () => [8, 4, 4, 4, 12].map((digits) => hex(random, digits)).join("-");
  const people = custodians.flatMap((person, i) => {
    const wanted = Number((activityWindow.custodians[i]?.[1] ?? "0").replace(",", ""));
    const fixed = fixedEvents(person, random);
    const ordinary = Array.from({ length: wanted - fixed.length }, () =>
      ordinaryEvent(person, random),
    );
    return [...fixed, ...ordinary].map((event) => ({ ...event, id: id(), user: userOf(person) }));
  });
  const others = [
    { ...signIn("pratt", Date.UTC(2026, 2, 19, 13, 1, 12)), id: id(), user: userOf("pratt") },
    {
      ...folderEvent("pratt", Date.UTC(2026, 2, 19, 13, 5, 4), "FolderRestored"),
      id: id(),
      user: userOf("pratt"),
    },
    ...Array.from({ length: 60 }, () => {
      const at = march(1 + Math.floor(random() * DAYS), random() * 24);
      return {
        ...file("castellan", at, "FileModifiedExtended", "Index.aspx"),
        id: id(),
        user: "app@sharepoint",
      };
    }),
  ];
  return [...people, ...others];
}

/** Acts of these people in the matter's documents. */
function fixedEvents(person: PersonId, random: () => number): readonly Made[] {
  const opened = (at: string) => file(person, Date.parse(at), "FileAccessed", workbook.name);
  const home =
    person === "ostrow" ? [] : [signIn(person, march(1, 19 + random() * 2), homeOf(person))];
  switch (person) {
    case "castellan": {
      const saved = workbook.versions
        .filter(({ saved: at }) => at >= "2026-03")
        .map(({ saved: at }) => file(person, Date.parse(at), "FileModified", workbook.name));
      return [
        ...home,
        ...saved,
        file(person, Date.parse("2026-03-06T18:39:10-06:00"), "CompanyLinkCreated", workbook.name),
      ];
    }
    case "haddad":
      return [...home, opened("2026-03-06T18:52:20-06:00"), opened("2026-03-14T08:09:41-05:00")];
    case "moreau": {
      const subjects = [
        "Cafeteria, week 13",
        "Parking lot closed Friday",
        "Your parcel is at the desk",
      ];
      const tidied = subjects.map((subject, i) =>
        deletedMail(person, march(20, 9.2 + i / 100), subject),
      );
      return [...home, opened("2026-03-06T19:30:03-06:00"), ...tidied];
    }
    case "ostrow":
      return [
        opened("2026-03-16T10:01:15-05:00"),
        { ...signIn(person, march(18, 8 + 11 / 60 + 0.01), homeOf(person), agents.laptop) },
      ];
    case "amadi":
      return [...home, ...march18(random), ...afterwards(random)];
    default:
      return home;
  }
}

/** The afternoon of March 18: 212 files, a rule, a folder. */
function march18(random: () => number): readonly Made[] {
  const [downloaded, rule, ...deleted] = auditLog.filter(({ person }) => person === "amadi");
  const first = Date.parse(downloaded?.at ?? "");
  const files = Array.from({ length: 212 }, (_, i) => {
    const name = `Reserve ${String(i + 1).padStart(3, "0")}.${i % 5 === 0 ? "pdf" : "xlsx"}`;
    return file(
      "amadi",
      first + Math.floor(i * 4.7) * 1000,
      "FileDownloaded",
      name,
      homeOf("amadi"),
    );
  });
  const opened = Array.from({ length: 260 }, () => {
    const at = march(18, 16 + 40 / 60 + random() * 2);
    return file(
      "amadi",
      at,
      "FileAccessed",
      `Reserve ${1 + Math.floor(random() * 212)}.xlsx`,
      homeOf("amadi"),
    );
  });
  const made = record(Date.parse(rule?.at ?? ""), "New-InboxRule", 1, "Exchange", {
    ClientIP: `${homeOf("amadi")}:52114`,
    ObjectId: "NAMPR08A001\\amadi\\Archive",
    Parameters: properties({
      Name: "Archive",
      SubjectContainsWords: "reserve",
      MoveToFolder: "Archive",
    }),
  });
  return [
    ...files,
    made,
    ...deleted.map(({ at, operation }) => folderEvent("amadi", Date.parse(at), operation)),
    ...opened,
  ];
}

/** The two days after, on which the platform’s window shows her as busy. */
function afterwards(random: () => number): readonly Made[] {
  return Array.from({ length: 900 }, (_, i) => {
    const at = march(19 + (i % 2), 8 + random() * 11);
    return file("amadi", at, "FileAccessed", `Treasury ${1 + Math.floor(random() * 90)}.xlsx`);
  });
}

/** An ordinary act, on a working day in the office or sometimes at home. */
function ordinaryEvent(person: PersonId, random: () => number): Made {
  const isHome = person !== "ostrow" && random() < 0.08;
  const day = workday(random, isHome);
  const hours = isHome ? 19 + random() * 3 : 8 + (random() + random()) * 5;
  const at = march(day, hours);
  const address = isHome ? homeOf(person) : officeOf(person);
  const name = `${["Forecast", "Close", "Units", "Warranty", "Board"][Math.floor(random() * 5)]} ${1 + Math.floor(random() * 60)}.xlsx`;
  const kind = random();
  if (kind < 0.45) return file(person, at, "FileAccessed", name, address);
  if (kind < 0.6) return file(person, at, "FileModified", name, address);
  if (kind < 0.68) return file(person, at, "FilePreviewed", name, address);
  if (kind < 0.71) return file(person, at, "FileDownloaded", name, address);
  if (kind < 0.78) return signIn(person, at, address);
  if (kind < 0.8 && day < 18) return deletedMail(person, at, "Weekly digest");
  return mailRead(person, at, 1 + Math.floor(random() * 6), address);
}

function workday(random: () => number, isAnyDay: boolean): number {
  for (;;) {
    const day = 1 + Math.floor(random() * DAYS);
    // March 1, 2026 was a Sunday.
    if (isAnyDay || (day % 7 !== 1 && day % 7 !== 0)) return day;
  }
}

function record(
  at: number,
  operation: string,
  type: number,
  Workload: string,
  data: Made["data"],
): Made {
  return { at, operation, type, data: { Workload, ...data } };
}

const properties = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

function file(
  person: PersonId,
  at: number,
  operation: string,
  name: string,
  address = officeOf(person),
): Made {
  const place = name === workbook.name || name.startsWith("Reserve") ? folder : "Shared Documents";
  return record(at, operation, 6, "SharePoint", {
    ...{ ClientIP: address, ItemType: "File", ObjectId: `${site}${place}/${name}`, SiteUrl: site },
    ...{ SourceFileName: name, SourceRelativeUrl: place, UserAgent: agents.browser },
  });
}

function folderEvent(person: PersonId, at: number, operation: string): Made {
  const address = person === "amadi" ? homeOf(person) : officeOf(person);
  const { data, ...made } = file(person, at, operation, "Q4 reserve", address);
  return {
    ...made,
    data: {
      ...data,
      ItemType: "Folder",
      ObjectId: `${site}${folder}`,
      SourceRelativeUrl: "Shared Documents",
    },
  };
}

function signIn(
  person: PersonId,
  at: number,
  address = officeOf(person),
  agent = agents.browser,
): Made {
  const ExtendedProperties = properties({ UserAgent: agent, RequestType: "OAuth2:Authorize" });
  const data = {
    ClientIP: address,
    ActorIpAddress: address,
    ResultStatus: "Success",
    ExtendedProperties,
  };
  return record(at, "UserLoggedIn", 15, "AzureActiveDirectory", data);
}

const inMailbox = (person: PersonId, address: string) => ({
  ...{
    ClientIPAddress: address,
    ClientInfoString: "Client=OWA;Action=ViaProxy",
    MailboxOwnerUPN: userOf(person),
  },
});

function mailRead(person: PersonId, at: number, count: number, address: string): Made {
  return record(at, "MailItemsAccessed", 50, "Exchange", {
    ...inMailbox(person, address),
    OperationCount: count,
    OperationProperties: properties({ MailAccessType: "Bind", IsThrottled: "False" }),
    Folders: [
      { Path: "\\Inbox", FolderItems: Array.from({ length: count }, (_, i) => ({ Id: i })) },
    ],
  });
}

function deletedMail(person: PersonId, at: number, subject: string): Made {
  return record(at, "MoveToDeletedItems", 3, "Exchange", {
    ...inMailbox(person, officeOf(person)),
    AffectedItems: [{ Subject: subject, ParentFolder: { Path: "\\Inbox" } }],
    Folder: { Path: "\\Inbox" },
  });
}

function rowOf({ id, at, user, operation, type, data }: Event): string {
  const written = new Date(at).toISOString().slice(0, 19);
  const whole = {
    ...{
      CreationTime: written,
      Id: id,
      Operation: operation,
      OrganizationId: tenant,
      RecordType: type,
    },
    ...{ UserKey: user, UserType: 0, Version: 1, UserId: user, ...data },
  };
  const cell = `"${JSON.stringify(whole).replaceAll('"', '""')}"`;
  return [id, `${written}.0000000Z`, type, operation, user, cell, "", ""].join(",");
}

function userOf(person: PersonId): string {
  const { name, organization } = specimenPeople[person];
  return `${name.toLowerCase().replace(" ", ".")}@${organizations[organization].domain}`;
}

/**
 * Addresses reserved for documentation (RFC 5737, RFC 3849). The office is one network, each home
 * another.
 */
const numberOf = (person: PersonId) => Object.keys(specimenPeople).indexOf(person);
const officeOf = (person: PersonId) => `203.0.113.${20 + numberOf(person)}`;
const homeOf = (person: PersonId) =>
  person === "amadi" ? "198.51.100.41" : `2001:db8:4f${numberOf(person)}:8::15`;

/** A random sequence with a fixed seed (Park and Miller, 1988). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const hex = (random: () => number, digits: number) =>
  Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join("");
