/**
 * The excerpt of the privilege log. Entries take author, recipients and date from their documents. Descriptions name the advice's subject,
 * not its content.
 */
type LogEntry = {
  readonly entry: number;
  readonly bates: number;
  readonly basis: "Attorney-client" | "Attorney-client, work product";
  readonly description: string;
};

export const privilegeLog = [
  { entry: 9, bates: 4108, basis: "Attorney-client", description: "Request for advice on the term of a supply agreement" },
  { entry: 10, bates: 4109, basis: "Attorney-client", description: "Advice on the term of a supply agreement" },
  { entry: 12, bates: 4127, basis: "Attorney-client", description: "Two passages that report advice on disclosure; rest produced" },
  { entry: 30, bates: 4139, basis: "Attorney-client", description: "Cover message to a draft memorandum on disclosure" },
  { entry: 31, bates: 4140, basis: "Attorney-client", description: "Draft memorandum of outside counsel on disclosure, 12 pages" },
  {
    entry: 38,
    bates: 4275,
    basis: "Attorney-client",
    description: "One sentence that asks for advice on a departing employee; rest produced",
  },
  { entry: 40, bates: 4277, basis: "Attorney-client", description: "Report to counsel, at his request, on building access" },
  { entry: 43, bates: 4300, basis: "Attorney-client", description: "Request for a meeting with counsel on a reporting question" },
  { entry: 44, bates: 4159, basis: "Attorney-client, work product", description: "In-house to outside counsel on anticipated litigation" },
  { entry: 45, bates: 4338, basis: "Attorney-client, work product", description: "Unsigned draft letter prepared by counsel" },
  { entry: 46, bates: 4160, basis: "Attorney-client", description: "Legal hold notice to five custodians" },
  { entry: 47, bates: 4246, basis: "Attorney-client", description: "Information for counsel on dates of a workbook" },
  { entry: 48, bates: 4335, basis: "Attorney-client", description: "Reply to counsel’s hold notice" },
  { entry: 49, bates: 4336, basis: "Attorney-client", description: "Question to counsel on the scope of a hold" },
] as const satisfies readonly LogEntry[];
