import { useEffect, useRef, useState } from "react";

/** Loads counsel’s copy while its box is ticked. When `load` fails, the box is cleared and `hasFailed` is true. */
export function useCounselCopy<Copy>(load: () => Promise<Copy>) {
  const box = useRef<HTMLInputElement>(null);
  const [copy, setCopy] = useState<Copy>();
  const [hasFailed, setHasFailed] = useState(false);

  const follow = async () => {
    setHasFailed(false);
    if (!box.current?.checked) return setCopy(undefined);
    try {
      const loaded = await load();
      if (box.current?.checked) setCopy(loaded);
    } catch {
      if (box.current) box.current.checked = false;
      setHasFailed(true);
    }
  };

  // The box may have been ticked before the scripts loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => void follow(), []);

  return { copy, hasFailed, box: { type: "checkbox", ref: box, onChange: () => void follow() } } as const;
}
