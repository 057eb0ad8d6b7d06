import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

// Words of words.yaml in the script of every document. Each other word there would come with them.

export let officeLine: Content["words"]["officeLine"];
export let noConnection: Content["words"]["noConnection"];

whenShown("words", (words) => {
  ({ officeLine, noConnection } = words);
});
