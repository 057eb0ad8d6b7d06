import { useEffect } from "react";
import { count } from "#app/api/count.ts";
import { contactPath } from "#shared/contact-message.ts";

/** Counts that somebody begins to write in the contact form: once while it is shown, and nothing of what is written. */
export function useCountedForm(): void {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (!form?.action.endsWith(contactPath)) return;
      removeEventListener("input", onInput);
      count({ kind: "form-begun" });
    };
    addEventListener("input", onInput);
    return () => removeEventListener("input", onInput);
  }, []);
}
