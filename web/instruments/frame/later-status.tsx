import { useEffect, useState } from "react";
import text from "web/parts/text.module.css";

/** Milliseconds without a change before the answer is announced. */
const PAUSE_MS = 400;

/** Announces words to screen readers after a pause. The initial words are not announced. */
export function LaterStatus({ children }: { children: string }) {
  const [first] = useState(children);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid((last) => (children === first && !last ? "" : children)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [children, first]);
  return (
    <p className={text.hidden} role="status">
      {said}
    </p>
  );
}
