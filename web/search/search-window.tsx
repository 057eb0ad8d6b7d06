import { createRoot } from "react-dom/client";
import { SearchDialog } from "./search-dialog.tsx";

const root = createRoot(document.body.appendChild(document.createElement("div")));

/** Shows the search with `q` in its field, and calls `closed` when it has been closed. */
export function showSearch(q: string, closed: () => void): void {
  const close = () => {
    root.render(null);
    closed();
  };
  root.render(<SearchDialog initial={q} onClose={close} />);
}
