/** What was put in: a text or a file with the names to replace. `others` are files that came with it and are not read. */
export type Given = {
  readonly name: string;
  readonly source: string | File;
  readonly names: string;
  readonly isSpecimen: boolean;
  readonly others: number;
};
