import text from "web/parts/text.module.css";

/** A table's column heads, in mono. */
export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead className={text.mono}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
