import { Exhibit, LogTable } from "./exhibit.tsx";

const workloads = [
  ["Exchange", "48,210", "61 GB", "Folders, read state"],
  ["SharePoint", "12,904", "38 GB", "Versions, permissions"],
  ["OneDrive", "9,377", "22 GB", "Versions, sharing"],
  ["Teams", "71,655", "9 GB", "Threads, edits, reactions"],
  ["Purview", "3 holds", "", "Policies, audit log"],
] as const;

/** What came out of one tenant, and what came with it. */
export function CollectionExhibit({ letter = "C-2" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Collection, five workloads"
      note="Verified"
      foot="142,146 items, 130 GB, hash-verified on arrival. Every exception listed, with its reason"
    >
      <LogTable
        label="Workloads"
        columns={["Workload", "Items", "Size", "Preserved with"]}
        right={["Items", "Size"]}
        wrap={["Preserved with"]}
        rows={workloads.map((cells, i) => ({ cells, on: i === 3 }))}
      />
    </Exhibit>
  );
}
