/** Rows in each yielded piece. */
const AT_ONCE = 1000;
const operations = ["FileAccessed", "FileModified", "FileDownloaded", "FilePreviewed", "MailItemsAccessed", "UserLoggedIn", "FileDeleted"];

/** An audit export in the portal's format: `rows` rows of about 2 KB, newest first, yielded a thousand at a time. */
export function* auditExport(rows: number): Generator<string> {
  yield "RecordId,CreationDate,RecordType,Operation,UserId,AuditData,AssociatedAdminUnits,AssociatedAdminUnitsNames\r\n";
  for (let start = 0; start < rows; start += AT_ONCE)
    yield Array.from({ length: Math.min(AT_ONCE, rows - start) }, (_, i) => rowOf(start + i, rows)).join("");
}

function rowOf(n: number, rows: number): string {
  const at = new Date(Date.UTC(2026, 5, 30) - Math.floor((n / rows) * 180 * 86_400) * 1000).toISOString().slice(0, 19);
  // Consecutive numbers are scattered, as GUIDs are.
  const scattered = (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, "0");
  const id = `${scattered}-3a1f-4c57-9a44-${n.toString(16).padStart(12, "0")}`;
  const person = `person.${(n * 7919) % 400}@own.example`;
  const operation = operations[(n * 31) % operations.length] ?? "";
  const name = `Forecast ${(n * 104_729) % 90_000}.xlsx`;
  const data = {
    AppAccessContext: { AADSessionId: id, CorrelationId: id, UniqueTokenId: `token-${n}`, ClientAppId: id, ClientAppName: "Office" },
    CreationTime: at,
    Id: id,
    Operation: operation,
    OrganizationId: "5d0e6a52-3a1f-4c57-9a44-0c7e2b8d1f36",
    RecordType: 6,
    UserKey: `i:0h.f|membership|${n % 400}@live.example`,
    UserType: 0,
    Version: 1,
    Workload: operation === "UserLoggedIn" ? "AzureActiveDirectory" : "SharePoint",
    ClientIP: `203.0.${(n * 13) % 250}.${n % 250}`,
    UserId: person,
    ApplicationDisplayName: "Microsoft Excel",
    AuthenticationType: "OAuth",
    BrowserName: "Edge",
    BrowserVersion: "134.0",
    DeviceDisplayName: "203.0.113.7",
    EventSource: "SharePoint",
    FileSizeBytes: n,
    GeoLocation: "NAM",
    IsManagedDevice: true,
    ItemType: "File",
    ListId: id,
    ListItemUniqueId: id,
    Platform: "WinDesktop",
    Site: id,
    UserAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 Edg/134.0.0.0",
    WebId: id,
    ObjectId: `https://own.sharepoint.example/sites/Finance/Shared Documents/${name}`,
    SiteUrl: "https://own.sharepoint.example/sites/Finance/",
    SourceFileExtension: "xlsx",
    SourceFileName: name,
    SourceRelativeUrl: "Shared Documents",
    ExtendedProperties: Array.from({ length: 6 }, (_, i) => ({ Name: `Property ${i}`, Value: `${id} ${id}` })),
  };
  return `${id},${at}.0000000Z,6,${operation},${person},"${JSON.stringify(data).replaceAll('"', '""')}",,\r\n`;
}
