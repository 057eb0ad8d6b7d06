/** The input: a text or file with the names to replace. `others` is the number of files not read. */
export type Given = {
  readonly name: string;
  readonly source: string | File;
  readonly names: string;
  readonly isSpecimen: boolean;
  readonly others: number;
};
