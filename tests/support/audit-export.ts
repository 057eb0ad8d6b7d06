/** A test record: the fields of AuditData beyond those of every record. */
export type TestRecord = Readonly<Record<string, unknown>> & {
  readonly at: string;
  readonly op: string;
  readonly user?: string;
};

let number = 0;

/** AuditData as the log writes it: `at` is CreationTime, in UTC and without a Z. */
export function auditData({ at, op, user = "ann@own.example", ...rest }: TestRecord) {
  number += 1;
  const Id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  return {
    CreationTime: at,
    Id,
    Operation: op,
    RecordType: 6,
    UserId: user,
    Workload: "SharePoint",
    ...rest,
  };
}

/** A cell of a CSV in quotes. */
export const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** An export as the portal writes it. */
export function portalCsv(records: readonly TestRecord[]): string {
  const rows = records.map((record) => {
    const data = auditData(record);
    return [
      data.Id,
      `${record.at}.0000000Z`,
      "6",
      record.op,
      data.UserId,
      quote(JSON.stringify(data)),
      "",
      "",
    ].join(",");
  });
  return [
    "RecordId,CreationDate,RecordType,Operation,UserId,AuditData,AssociatedAdminUnits,AssociatedAdminUnitsNames",
    ...rows,
    "",
  ].join("\r\n");
}

export const given = (...texts: readonly (string | Uint8Array<ArrayBuffer>)[]) =>
  texts.map((text, i) => ({
    path: `export-${i + 1}.csv`,
    file: new File([text], `export-${i + 1}.csv`),
  }));
