import { useEffect, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { instrumentFrame } from "./words.ts";

/** How long the button shows its success, in milliseconds. */
const SAYS_SO_MS = 2_000;

/** Copies words to the clipboard, and says so in its place. */
export function CopyButton({ words, line = false, children }: { words: string; line?: boolean; children: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button small line={line} onClick={() => navigator.clipboard.writeText(words).then(() => setCopied(true))}>
      <span aria-live="polite">{copied ? instrumentFrame.copied : children}</span>
    </Button>
  );
}
