/** A paragraph without surrounding space; `line` is its first line, from 1. */
export type Paragraph = { readonly text: string; readonly line: number };

/** Splits a text at blank lines; without any, each line is a paragraph. */
export function* paragraphsOf(text: string): Generator<Paragraph> {
  const byLines = !/\S[^\S\n\r]*(?:\r\n?|\n)[^\S\n\r]*(?:\r\n?|\n)\s*\S/.test(text);
  let line = 1;
  let start = 0;
  let held: string[] = [];
  const ended = function* () {
    const whole = held.join("\n").trim();
    if (whole) yield { text: whole, line: start };
    held = [];
  };
  for (const row of linesOf(text)) {
    if (row.trim() === "") yield* ended();
    else {
      if (held.length === 0) start = line;
      held.push(row);
      if (byLines) yield* ended();
    }
    line++;
  }
  yield* ended();
}

/** A generator: an array of lines would double the memory of a large text. */
function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n/g;
  let at = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(at, found.index);
    at = end.lastIndex;
  }
  yield text.slice(at);
}
