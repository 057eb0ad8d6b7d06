/** Indices of the columns that are read, -1 if missing. */
export type Columns = { readonly [name in keyof typeof names]: number };

/** Column names in exports of the portal, the older compliance center and PowerShell, in lower case without blanks. */
const names = {
  data: ["auditdata"],
  date: ["creationdate", "creationtime", "createddatetime"],
  user: ["userid", "userids", "user", "userprincipalname"],
  operation: ["operation", "operations", "activity"],
  id: ["recordid", "id", "identity"],
  resultCount: ["resultcount"],
} as const;

/** Finds the columns in a header; undefined without AuditData. */
export function columnsOf(header: readonly string[]): Columns | undefined {
  const plain = header.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const find = (wanted: readonly string[]) => plain.findIndex((name) => wanted.includes(name));
  const columns = {
    data: find(names.data),
    date: find(names.date),
    user: find(names.user),
    operation: find(names.operation),
    id: find(names.id),
    resultCount: find(names.resultCount),
  };
  return columns.data < 0 ? undefined : columns;
}

/** The separator, found in the line with AuditData: spreadsheets in many countries write semicolons. */
export function separatorOf(head: string): string {
  const header = head.split(/\r?\n/, 4).find((line) => /auditdata/i.test(line)) ?? head.split(/\r?\n/, 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((mark) => ({ mark, times: header.split(mark).length }));
  return counted.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",";
}
