import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createQueryClient } from "web/api/query-client.ts";
import { ContactForm } from "./contact-form.tsx";

/** The contact form with its cache (SPEC §7) and its toasts. */
export function ContactIsland() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ContactForm />
      <Notifications />
    </QueryClientProvider>
  );
}

/** Toasts only repeat what is shown beside the form, so a failed load is ignored. */
const Toaster = lazy(async (): Promise<{ default: ComponentType }> => {
  const module = await import("web/parts/toaster.tsx").catch(() => null);
  return { default: module?.Toaster ?? (() => null) };
});

/** Toasts are loaded when a field takes the focus, well before anything is sent. */
function Notifications() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if (document.activeElement !== document.body) want();
    addEventListener("focusin", want);
    return () => removeEventListener("focusin", want);
  }, []);
  // Below the body: a section with content-visibility would be the window of what is fixed in it.
  return (
    wanted &&
    createPortal(
      <Suspense>
        <Toaster />
      </Suspense>,
      document.body,
    )
  );
}
