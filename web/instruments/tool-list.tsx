import { LinkList } from "web/sections/link-list.tsx";
import { tools } from "./tools.ts";

/** All instruments, each by the question it answers. */
export function ToolList() {
  return (
    <LinkList
      links={tools().map(({ question, name, to }) => ({ label: question, note: name, to }))}
      columns
    />
  );
}
