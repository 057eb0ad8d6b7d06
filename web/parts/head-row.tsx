import text from "./text.module.css";

/** What each column of a table holds. */
export type Columns = Readonly<Record<string, string>> | readonly string[];

/** The head of a table, in mono. */
export function HeadRow({ columns }: { columns: Columns }) {
  return (
    <thead className={text.mono}>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
