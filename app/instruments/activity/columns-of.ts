/** Where an export keeps what is read of it: numbers of columns, -1 where there is none. */
export type Columns = { readonly [name in keyof typeof names]: number };

/** The names that the exports of the portal, of the older compliance center and of PowerShell use, without case and blanks. */
const names = {
  data: ["auditdata"],
  date: ["creationdate", "creationtime", "createddatetime"],
  user: ["userid", "userids", "user", "userprincipalname"],
  operation: ["operation", "operations", "activity"],
  id: ["recordid", "id", "identity"],
  resultCount: ["resultcount"],
} as const;

/** The columns that a header names; undefined where none is AuditData. */
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

/** What separates the cells of a table, by the line that names AuditData: spreadsheets in many countries write semicolons. */
export function separatorOf(head: string): string {
  const header = head.split(/\r?\n/, 4).find((line) => /auditdata/i.test(line)) ?? head.split(/\r?\n/, 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((mark) => ({ mark, times: header.split(mark).length }));
  return counted.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",";
}
