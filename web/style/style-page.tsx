import { QueryClientProvider } from "@tanstack/react-query";
import { contactForm } from "content/contact-form.ts";
import { useState } from "react";
import { createQueryClient } from "web/api/query-client.ts";
import { ErrorSummary, Failure } from "web/contact-form/notice.tsx";
import { Receipt } from "web/contact-form/receipt.tsx";
import { Sheet } from "web/layout/sheet.tsx";
import { Button } from "web/parts/button.tsx";
import { ButtonLink, GoLink } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { toast } from "web/parts/toast-store.ts";
import { Toaster } from "web/parts/toaster.tsx";
import { ExhibitsSheet } from "./exhibits-sheet.tsx";
import { FormStates } from "./form-states.tsx";
import css from "./style-page.module.css";

const ramps = [
  "bond",
  "board",
  "sheet",
  "ink",
  "ink-2",
  "ink-3",
  "rule",
  "rule-2",
  "mark",
  "wax",
  "wax-bg",
  "bar",
  "tab-1",
  "tab-2",
  "tab-3",
  "tab-4",
  "tab-5",
  "tab-6",
];

/** Every component in every state, to check a change. Only on the development server. */
export default function StylePage() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <main id="main">
        <Sheet id="colours" label="Colours">
          <ul className={css.ramp}>
            {ramps.map((name) => (
              <li key={name}>
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" fill={`var(--${name})`} />
                </svg>
                <span className={text.mono}>{name}</span>
              </li>
            ))}
          </ul>
        </Sheet>
        <Sheet id="type" label="Type" ground="board">
          <div className={css.type}>
            <h1>Page title</h1>
            <Phrase as="h2" words="Section ==heading==, ~~alleged~~ and *italic*" />
            <h3>Exhibit heading</h3>
            <p className={text.lead}>A lead says in two lines what the section proves.</p>
            <p className={text.sub}>Running text at secondary rank. The measure is thirty-eight ems, whatever the window does.</p>
            <p className={text.mono}>Mono caption: 9f2c 77d0, 00:22, PRB 0004127</p>
            <p>
              <Stamp word="Exhibit" letter="A" /> <span className={text.bates}>PRB 000001</span>
            </p>
          </div>
        </Sheet>
        <Sheet id="buttons" label="Buttons and links">
          <div className={css.row}>
            <Button>Resting</Button>
            <Button className={css.pressed}>Focused</Button>
            <Button disabled>Sending...</Button>
            <Button line>Outlined</Button>
            <Button small>Small</Button>
            <ButtonLink to="/about">Link</ButtonLink>
            <GoLink to="/about">Quiet link</GoLink>
            <Button
              line
              onClick={() => toast({ kind: "success", title: contactForm.success.title, description: contactForm.success.text })}
            >
              Success toast
            </Button>
            <Button
              line
              onClick={() => toast({ kind: "failure", title: contactForm.failure.title, description: contactForm.failure.text })}
            >
              Failure toast
            </Button>
          </div>
        </Sheet>
        <Sheet id="notices" label="Notices" ground="board">
          <div className={css.states}>
            <ErrorSummary errors={[{ field: "firstName", message: "First name is required" }]} />
            <Failure reason={`503: ${contactForm.failure.text}`} />
            <Receipt
              sent={{
                receipt: { reference: "PRB-7K3F-9QXM", receivedAt: "2026-05-04T15:42:00Z" },
                message: {
                  firstName: "Teresa",
                  lastName: "Whitlock",
                  email: "t.whitlock@example.com",
                  phone: "",
                  message: "Two custodians leave on Friday.",
                  contactMethod: "email",
                },
                urgent: false,
                digests: { browser: "0".repeat(64), server: "0".repeat(64) },
              }}
            />
          </div>
        </Sheet>
        <Sheet id="form" label="Form states">
          <FormStates />
        </Sheet>
        <ExhibitsSheet />
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}
