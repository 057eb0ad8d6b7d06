import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

// The words of words.yaml that every document's script shows. Any other word here would be sent
// with them.

export let officeLine: Content["words"]["officeLine"];
export let noConnection: Content["words"]["noConnection"];

whenShown("words", (words) => {
  ({ officeLine, noConnection } = words);
});
