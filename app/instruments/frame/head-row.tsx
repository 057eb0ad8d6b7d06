import text from "#app/ui/text.module.css";

/** The head of a table: what each column holds. */
export function HeadRow({ columns }: { columns: Readonly<Record<string, string>> }) {
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
