import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorSelection, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import css from "./desk.module.css";
import { fieldId, useForm } from "./form-context.ts";
import { pictureTypes, uploadPicture } from "./picture-field.tsx";
import { keyOf, prose } from "./values.ts";
import { References } from "./words-field.tsx";

type Act = (view: EditorView) => void;

/** Marks around the selection, or around words that are selected then. */
const around =
  (before: string, after: string, words: string): Act =>
  (view) =>
    view.dispatch(
      view.state.changeByRange(({ from, to }) => {
        const text = from === to ? words : view.state.sliceDoc(from, to);
        const start = from + before.length;
        return { changes: { from, to, insert: before + text + after }, range: EditorSelection.range(start, start + text.length) };
      }),
    );

/** The same sign before each line of the selection; taken away where it is. */
const before =
  (sign: string): Act =>
  (view) => {
    const { from, to } = view.state.selection.main;
    const [first, last] = [view.state.doc.lineAt(from).number, view.state.doc.lineAt(to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, i) => view.state.doc.line(first + i));
    const isThere = lines.every(({ text }) => text.startsWith(sign));
    view.dispatch({
      changes: lines.map((line) => (isThere ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign })),
    });
  };

/** A block of its own below the line, an empty line on each side; `words` of it are selected. */
const block =
  (text: string, words: string): Act =>
  (view) => {
    const line = view.state.doc.lineAt(view.state.selection.main.head);
    const isEmpty = ({ text: words }: { text: string }) => words.trim() === "";
    const isBelowWords = line.number > 1 && !isEmpty(view.state.doc.line(line.number - 1));
    const lead = isEmpty(line) ? (isBelowWords ? "\n" : "") : "\n\n";
    const start = line.to + lead.length + Math.max(text.indexOf(words), 0);
    const next = line.number < view.state.doc.lines ? view.state.doc.line(line.number + 1).text.trim() : "";
    view.dispatch({
      changes: { from: line.to, insert: `${lead}${text}${next === "" ? "" : "\n"}` },
      selection: EditorSelection.range(start, start + words.length),
      scrollIntoView: true,
    });
  };

const buttons: readonly (readonly [name: string, act: Act])[] = [
  ["Bold", around("**", "**", "words")],
  ["Italic", around("*", "*", "words")],
  ["Marker", around("==", "==", "words")],
  ["Heading", before("## ")],
  ["List", before("- ")],
  ["Quotation", before("> ")],
  ["Link", around("[", "](/contact)", "words")],
  ["Table", block("| Heading | Heading |\n| --- | --- |\n| Words | Words |", "Heading")],
];

/** Blocks that plain Markdown has not, by the folder whose texts know them (web/text/). */
const blocks: Readonly<Record<string, readonly (readonly [name: string, act: Act])[]>> = {
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
    ["Table with a title", block(":::table[Title]\n| Heading | Heading |\n| --- | --- |\n| Words | Words |\n:::", "Title")],
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
  "&.cm-focused": { outline: "2px solid var(--ink)", outlineOffset: "3px", boxShadow: "0 0 0 3px var(--mark)" },
  ".cm-scroller": { font: "inherit" },
  ".cm-content": { minHeight: "8em", padding: "var(--s-3)", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0" },
});

/**
 * Markdown as it is in the file, with buttons: nothing is read and written again, so nothing is rewritten. The editor is in a shadow root:
 * there its styles are a constructed sheet, which a strict content security policy allows.
 */
export function Markdown({ value }: { value: string }) {
  const { change, file } = useForm();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");

  const addPicture = async (picture: File) => {
    setNote("Uploading …");
    const name = await uploadPicture(file, picture).catch((error: Error) => {
      setNote(error.message);
      return null;
    });
    if (name === null || !editor.current) return;
    setNote("");
    const alt = "Describe the picture";
    block(`![${alt}](${encodeURI(name)})`, alt)(editor.current);
    editor.current.focus();
  };
  const typed = useEffectEvent((text: string) => change(prose, text));
  const takePicture = useEffectEvent((picture: File) => void addPicture(picture));
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
        keymap.of([key("Mod-b", around("**", "**", "words")), key("Mod-i", around("*", "*", "words")), ...defaultKeymap, ...historyKeymap]),
        markdown({ base: markdownLanguage }),
        syntaxHighlighting(looks),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ spellcheck: "true", "aria-label": "Text" }),
        EditorView.domEventHandlers({
          paste: (event) => takeFrom(event.clipboardData, takePicture),
          drop: (event) => takeFrom(event.dataTransfer, takePicture),
        }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((one) => one.annotation(Transaction.remote))) typed(state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    const showLine = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const line = view.state.doc.line(Math.min(event.detail + 1, view.state.doc.lines));
      view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: "center" }) });
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
    while (end < Math.min(now.length, value.length) - from && now.at(-1 - end) === value.at(-1 - end)) end += 1;
    const changes = { from, to: now.length - end, insert: value.slice(from, value.length - end) };
    view.dispatch({ changes, annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)] });
  }, [value]);

  const act = (what: Act) => {
    if (!editor.current) return;
    what(editor.current);
    editor.current.focus();
  };
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
        <Button line className={css.tool} onClick={() => picker.current?.click()}>
          Picture
        </Button>
        <input
          ref={picker}
          type="file"
          accept={pictureTypes}
          hidden
          onChange={({ currentTarget }) => {
            const [picture] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (picture) addPicture(picture);
          }}
        />
        {extra.length > 0 && (
          <select
            aria-label="Insert a block"
            value=""
            onChange={(event) => act(extra.find(([name]) => name === event.target.value)?.[1] ?? (() => {}))}
          >
            <option value="">Insert …</option>
            {extra.map(([name]) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        <References path={prose} onPick={(reference) => act((view) => view.dispatch(view.state.replaceSelection(reference)))} />
      </div>
      <p role="status" className={css.note}>
        {note}
      </p>
      <div id={fieldId(keyOf(prose))} ref={host} data-prose="" />
    </div>
  );
}

const key = (name: string, act: Act) => ({
  key: name,
  run: (view: EditorView) => {
    act(view);
    return true;
  },
});

function takeFrom(data: DataTransfer | null, take: (picture: File) => void): boolean {
  const [picture] = data?.files ?? [];
  if (!picture?.type.startsWith("image/")) return false;
  take(picture);
  return true;
}
