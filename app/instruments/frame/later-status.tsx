import { useEffect, useState } from "react";
import text from "#app/ui/text.module.css";

/** An answer that follows every keystroke is read out when the typing has paused. */
const PAUSE_MS = 400;

/** Says words to those who listen, once they have stood for a moment; nothing about what stood there at first. */
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
