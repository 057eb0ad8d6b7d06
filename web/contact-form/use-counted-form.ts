import { contactPath } from "content/wire/contact-message.ts";
import { useEffect } from "react";
import { count } from "web/api/count.ts";

/** Counts, once while the contact form is shown, that somebody starts to write. Nothing of the text is sent. */
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
