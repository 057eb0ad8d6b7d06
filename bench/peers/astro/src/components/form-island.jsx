import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createQueryClient } from "#app/api/query-client.ts";
import { ContactForm } from "#app/contact-form/contact-form.tsx";
import { Toaster } from "#app/ui/toaster.tsx";

export function FormIsland() {
  const [queries] = useState(createQueryClient);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <QueryClientProvider client={queries}>
      <ContactForm />
      {ready && <Toaster />}
    </QueryClientProvider>
  );
}
