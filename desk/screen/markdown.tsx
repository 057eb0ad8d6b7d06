import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorSelection, Transaction } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { prose } from "../values.ts";
import css from "./desk.module.css";
import { Finder, fieldId, References, useForm } from "./field.tsx";
import { PicturePicker } from "./library.tsx";
import { Question } from "./parts.tsx";
import { endings, PictureInput, useUpload } from "./picture-file.tsx";

/** Marks around the selection, or around a word that is selected then. */
const around =
  (before: string, after = before): Command =>
  (view) => {
    const { state } = view;
    const change = state.changeByRange(({ from, to }) => {
      const text = state.sliceDoc(from, to) || "words";
      const start = from + before.length;
      return {
        changes: { from, to, insert: before + text + after },
        range: EditorSelection.range(start, start + text.length),
      };
    });
    view.dispatch(change);
    return true;
  };

/** The same sign before each line of the selection; taken away where it is. */
const before =
  (sign: string): Command =>
  (view) => {
    const { state } = view;
    const { from, to } = state.selection.main;
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, i) => state.doc.line(first + i));
    const isThere = lines.every(({ text }) => text.startsWith(sign));
    const changes = lines.map((line) =>
      isThere
        ? { from: line.from, to: line.from + sign.length }
        : { from: line.from, insert: sign },
    );
    view.dispatch({ changes });
    return true;
  };

/** A block of its own below the line, an empty line on each side; `words` of it are selected. */
const block =
  (text: string, words: string): Command =>
  (view) => {
    const { doc, selection } = view.state;
    const line = doc.lineAt(selection.main.head);
    const isEmpty = (number: number) =>
      number < 1 || number > doc.lines || doc.line(number).text.trim() === "";
    const lead = isEmpty(line.number) ? (isEmpty(line.number - 1) ? "" : "\n") : "\n\n";
    const start = line.to + lead.length + Math.max(text.indexOf(words), 0);
    view.dispatch({
      changes: { from: line.to, insert: `${lead}${text}${isEmpty(line.number + 1) ? "" : "\n"}` },
      selection: EditorSelection.range(start, start + words.length),
      scrollIntoView: true,
    });
    return true;
  };

type Buttons = readonly (readonly [name: string, act: Command])[];

const buttons: Buttons = [
  ["Bold", around("**")],
  ["Italic", around("*")],
  ["Marker", around("==")],
  ["Heading", before("## ")],
  ["List", before("- ")],
  ["Quotation", before("> ")],
  ["Table", block("| Heading | Heading |\n| --- | --- |\n| Words | Words |", "Heading")],
];

/** Blocks that plain Markdown has not, by the folder whose texts know them (web/text/). */
const blocks: Readonly<Record<string, Buttons>> = {
  articles: [
    ["Note in the margin", block(":::note[Title]\nWords.\n:::", "Title")],
    ["Section with an address", block("::section[Heading]{#address}", "Heading")],
    [
      "Decision",
      block(
        '::::decision[Question]{#first when="Monday, 9:00"}\n\n:::choice[Answer]{#first-a outcome="What follows."}\nWords.\n:::\n\n::::',
        "Question",
      ),
    ],
    ["Verdict", block(':::verdict[Words]{tone=lost label="Ending"}\n:::', "Words")],
    ["Closing", block(":::closing[Question]\n[Contact us](/contact)\n:::", "Question")],
  ],
  guides: [
    [
      "Table with a title",
      block(
        ":::table[Title]\n| Heading | Heading |\n| --- | --- |\n| Words | Words |\n:::",
        "Title",
      ),
    ],
    ["Wording to copy", block(":::wording[Title]\nWords.\n:::", "Title")],
    ["Worksheet", block(":::worksheet[Title]\n- Words\n:::", "Title")],
    ["Log to fill in", block('::log[Title]{columns="Date, Who, What" rows="6"}', "Title")],
  ],
};

const looks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "650" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.processingInstruction, tags.url, tags.meta], color: "var(--ink-3)" },
]);

const theme = EditorView.theme({
  "&": { color: "var(--ink)", font: "400 var(--t-3) / 1.6 var(--sans)" },
  "&.cm-focused": {
    outline: "2px solid var(--ink)",
    outlineOffset: "3px",
    boxShadow: "0 0 0 3px var(--mark)",
  },
  ".cm-scroller": { font: "inherit" },
  ".cm-content": { minHeight: "8em", padding: "var(--s-3)", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0" },
});

const pictureButton = "picture-of-text";

/** Asks what a picture shows, before it is in the text. Without an answer it does not come in. */
function AltQuestion({
  known,
  onText,
  onClose,
}: {
  /** What it is called elsewhere. */
  known: string;
  onText: (alt: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(known);
  const alt = typed.replaceAll(/[[\]\n]/g, " ").trim();
  return (
    <Question
      title="What does the picture show?"
      does="Insert the picture"
      isBusy={alt === ""}
      onYes={() => onText(alt)}
      onClose={onClose}
    >
      <div className={css.cell}>
        <label htmlFor="alt">Alt text</label>
        <input
          id="alt"
          value={typed}
          autoComplete="off"
          aria-describedby="alt-help"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p id="alt-help" className={css.help}>
          For people who cannot see it. Do not begin with “Picture of”.
        </p>
      </div>
    </Question>
  );
}

/**
 * Markdown as it is in the file, with buttons: nothing is read and written again, so nothing is
 * rewritten. The editor is in a shadow root: there its styles are a constructed sheet, which a
 * strict content security policy allows.
 */
export function Markdown({ value }: { value: string }) {
  const { change, file } = useForm();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const act = (what: Command | undefined) => {
    if (editor.current) what?.(editor.current);
    editor.current?.focus();
  };
  const [uploaded, setUploaded] = useState<{ name: string; alt: string } | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { note, upload, choose, isBusy } = useUpload(file, pictureButton, (name, alt = "") =>
    setUploaded({ name, alt }),
  );
  const described = useRef("");
  const insert = (name: string, alt: string) => {
    described.current = `![${alt}](${encodeURI(name)})`;
    setUploaded(null);
  };
  /** When the dialog is gone: until then nothing else can have the focus. */
  const insertDescribed = useEffectEvent(() => {
    if (uploaded !== null || described.current === "") return;
    act(block(described.current, ""));
    described.current = "";
  });
  useEffect(() => insertDescribed());
  const typed = useEffectEvent((text: string) => change(prose, text));
  const firstText = useEffectEvent(() => value);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open", delegatesFocus: true });
    const view = new EditorView({
      root,
      parent: root,
      doc: firstText(),
      extensions: [
        history(),
        keymap.of([
          { key: "Mod-b", run: around("**") },
          { key: "Mod-i", run: around("*") },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        markdown({ base: markdownLanguage }),
        syntaxHighlighting(looks),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ spellcheck: "true", "aria-label": "Text" }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((one) => one.annotation(Transaction.remote)))
            typed(state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    const showLine = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const line = view.state.doc.line(Math.min(event.detail + 1, view.state.doc.lines));
      view.dispatch({
        selection: { anchor: line.from },
        effects: EditorView.scrollIntoView(line.from, { y: "center" }),
      });
      view.focus();
    };
    element.addEventListener("line", showLine);
    return () => {
      element.removeEventListener("line", showLine);
      view.destroy();
    };
  }, []);

  // What comes from elsewhere, as another person's words. The place of the cursor stays.
  useEffect(() => {
    const view = editor.current;
    const now = view?.state.doc.toString();
    if (!view || now === undefined || now === value) return;
    let from = 0;
    while (from < Math.min(now.length, value.length) && now[from] === value[from]) from += 1;
    let end = 0;
    while (
      end < Math.min(now.length, value.length) - from &&
      now.at(-1 - end) === value.at(-1 - end)
    )
      end += 1;
    const changes = { from, to: now.length - end, insert: value.slice(from, value.length - end) };
    view.dispatch({
      changes,
      annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
    });
  }, [value]);

  const [, folder = ""] = /^content\/(\w+)\//.exec(file) ?? [];
  const extra = blocks[folder] ?? [];
  return (
    <div className={css.prose}>
      <div className={css.toolbar} role="toolbar" aria-label="For Text">
        {buttons.map(([name, what]) => (
          <Button key={name} line className={css.tool} onClick={() => act(what)}>
            {name}
          </Button>
        ))}
        <Button line className={css.tool} onClick={() => setLinking(true)}>
          Link
        </Button>
        <Button
          id={pictureButton}
          line
          className={css.tool}
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        >
          Picture
        </Button>
        <PictureInput ref={picker} hidden onPick={upload} />
        <Button line className={css.tool} disabled={isBusy} onClick={() => setChoosing(true)}>
          Choose a picture
        </Button>
        {extra.length > 0 && (
          <select
            aria-label="Insert a block"
            value=""
            onChange={({ target }) => act(extra.find(([name]) => name === target.value)?.[1])}
          >
            <option value="">Insert …</option>
            {extra.map(([name]) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        <References
          onPick={(reference) =>
            act((view) => {
              view.dispatch(view.state.replaceSelection(reference));
              return true;
            })
          }
        />
      </div>
      {note}
      {isLinking && (
        <LinkQuestion
          onYes={(to) => {
            setLinking(false);
            act(around("[", `](${to})`));
          }}
          onClose={() => setLinking(false)}
        />
      )}
      {isChoosing && (
        <PicturePicker
          endings={endings.photo}
          onPick={(picture) => {
            setChoosing(false);
            choose(picture);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {uploaded !== null && (
        <AltQuestion
          known={uploaded.alt}
          onText={(alt) => insert(uploaded.name, alt)}
          onClose={() => setUploaded(null)}
        />
      )}
      <div id={fieldId(prose)} ref={host} data-prose="" />
    </div>
  );
}

/** Asks where a link leads: a page of the site, found by its title, or an address. */
function LinkQuestion({ onYes, onClose }: { onYes: (to: string) => void; onClose: () => void }) {
  const { pages } = useForm();
  const [to, setTo] = useState("");
  return (
    <Question
      title="Link"
      does="Insert the link"
      isBusy={to === ""}
      onYes={() => onYes(to)}
      onClose={onClose}
    >
      <div className={css.cell}>
        <label htmlFor="link-to">Page of the site, or an address that begins with https://</label>
        <Finder
          id="link-to"
          choices={pages}
          placeholder="Type to search"
          value={pages.find(({ value }) => value === to)?.label ?? to}
          takesAny
          onPick={setTo}
        />
      </div>
    </Question>
  );
}
