import { QueryClientProvider } from "@tanstack/react-query";
import { contactForm } from "content/form-words.ts";
import type { Practice } from "content/navigation.ts";
import { useState } from "react";
import { createQueryClient } from "web/api/query-client.ts";
import { ErrorSummary, Failure } from "web/contact-form/notice.tsx";
import { Receipt } from "web/contact-form/receipt.tsx";
import { CollectionExhibit } from "web/exhibits/collection-exhibit.tsx";
import { DataMapExhibit } from "web/exhibits/data-map-exhibit.tsx";
import { DeidentificationExhibit } from "web/exhibits/deidentification-exhibit.tsx";
import { DriveExhibit } from "web/exhibits/drive-exhibit.tsx";
import { HostingExhibit } from "web/exhibits/hosting-exhibit.tsx";
import { PlatformActivityExhibit } from "web/exhibits/platform-activity-exhibit.tsx";
import { ProductionLogExhibit } from "web/exhibits/production-log-exhibit.tsx";
import { RetentionExhibit } from "web/exhibits/retention-exhibit.tsx";
import { TeamsThreadExhibit } from "web/exhibits/teams-thread-exhibit.tsx";
import { TranscriptExhibit } from "web/exhibits/transcript-exhibit.tsx";
import { Sheet } from "web/layout/sheet.tsx";
import { SummaryExhibit } from "web/pages/contentsummarization/contentsummarization.tsx";
import { ReviewExhibit } from "web/pages/document-review/document-review.tsx";
import { TranslationExhibit } from "web/pages/document-translation/document-translation.tsx";
import { FunnelExhibit } from "web/pages/ediscovery/ediscovery.tsx";
import { CustodyExhibit } from "web/pages/forensics/forensics.tsx";
import { HandwritingExhibit } from "web/pages/handwritten-text-extraction/handwritten-text-extraction.tsx";
import { ChronologyExhibit } from "web/pages/next-gen-intelligence/next-gen-intelligence.tsx";
import { DetectionExhibit } from "web/pages/object-detection/detection-exhibits.tsx";
import { LoadFileExhibit } from "web/pages/paper-discovery/load-file-exhibit.tsx";
import { QueryExhibit } from "web/pages/queryassistant/queryassistant.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Choice, Option, TextArea, TextField } from "web/parts/field.tsx";
import { ButtonLink, GoLink } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { toast } from "web/parts/toast-store.ts";
import { Toaster } from "web/parts/toaster.tsx";
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

/** The form's fields: empty, filled, in error, long. */
function FormStates() {
  return (
    <div className={css.states}>
      <TextField number={1} label="Empty" id="style-empty" />
      <TextField number={2} label="Filled" id="style-filled" defaultValue="Whitlock" required />
      <TextField
        number={3}
        label="In error"
        id="style-error"
        defaultValue="t.whitlock@firm"
        error="Please enter a valid email address"
        required
      />
      <TextField number={4} label="Disabled" id="style-disabled" defaultValue="While it is sent" disabled />
      <Choice number={5} legend="Preferred contact method">
        <Option label="Email" name="style-method" defaultChecked />
        <Option label="Phone" name="style-method" />
      </Choice>
      <TextArea
        number={6}
        label="Long text"
        id="style-long"
        rows={4}
        defaultValue={"We received a preservation letter this morning and two custodians leave on Friday. ".repeat(6)}
      />
    </div>
  );
}

/** Every exhibit that needs no page's content. */
const exhibits = [
  QueryExhibit,
  SummaryExhibit,
  TranslationExhibit,
  HandwritingExhibit,
  TranscriptExhibit,
  DetectionExhibit,
  DeidentificationExhibit,
  CustodyExhibit,
  ReviewExhibit,
  LoadFileExhibit,
  DataMapExhibit,
  HostingExhibit,
  PlatformActivityExhibit,
  CollectionExhibit,
  TeamsThreadExhibit,
  RetentionExhibit,
  DriveExhibit,
  FunnelExhibit,
  ChronologyExhibit,
  ProductionLogExhibit,
] as const;

/** A different width on each stock, from the narrowest phone to a hero. */
const stocks = [
  ["litigation", "260 px"],
  ["ai", "390 px"],
  ["microsoft", "640 px"],
  ["google", "1,300 px"],
] as const satisfies readonly (readonly [Practice, string])[];

function ExhibitsSheet() {
  return (
    <div className={css.sheet}>
      <h1>Exhibits</h1>
      {exhibits.map((Drawing) => (
        <section key={Drawing.name} id={Drawing.name}>
          <h2>{Drawing.name}</h2>
          <div className={css.stocks}>
            {stocks.map(([practice, width]) => (
              <div key={practice} data-practice={practice} className={css.stock}>
                <p className={classNames(text.mono, css.width)}>{width}</p>
                <Drawing />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
