/** A paragraph as it stands, without the space around it; `line` is where it begins, from 1. */
export type Paragraph = { readonly text: string; readonly line: number };

/** The paragraphs of a text: what blank lines part; each line by itself where there is no blank line. */
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

/** One after the other: a list of all lines of a large text would double it. */
function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n/g;
  let at = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(at, found.index);
    at = end.lastIndex;
  }
  yield text.slice(at);
}
