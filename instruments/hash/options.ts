import type { Options } from "instruments/contract.ts";
import { hash as words } from "./words.ts";

export const hashOptions = { list: { kind: "file", label: words.list.label } } as const satisfies Options;
