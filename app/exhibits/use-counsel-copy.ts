import { useEffect, useRef, useState } from "react";

/**
 * Counsel’s copy of what a produced copy has bars for: fetched when its box is ticked, put away when it is not.
 * `load` may fail without a connection; the box is then open again and `hasFailed` is true.
 */
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

  // The box may have been ticked before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => void follow(), []);

  return { copy, hasFailed, box: { type: "checkbox", ref: box, onChange: () => void follow() } } as const;
}
