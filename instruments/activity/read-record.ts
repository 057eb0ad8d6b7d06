import ipaddr from "ipaddr.js";
import { momentOf } from "./moment-of.ts";
import { isIn } from "./operations.ts";

/** Values of the other columns, used if AuditData lacks them. */
export type Beside = {
  readonly id: string;
  readonly date: string;
  readonly user: string;
  readonly operation: string;
};

/** Reads a record from AuditData (Microsoft's common schema), or from the other columns. */
export function readRecord(data: Json | undefined, beside: Beside) {
  const json = data ?? {};
  const operation = textIn(json.Operation) || beside.operation;
  const written = textIn(json.CreationTime);
  const detail = data && detailOf(operation, data);
  const access = /^mailitemsaccessed$/i.test(operation) ? accessOf(json) : undefined;
  return {
    id: textIn(json.Id) || beside.id,
    time: momentOf(written || beside.date),
    person: textIn(json.UserId) || beside.user || noUser,
    operation,
    object: objectOf(json),
    address: plainIp(
      textIn(json.ClientIP) || textIn(json.ClientIPAddress) || textIn(json.ActorIpAddress),
    ),
    agent: textIn(json.UserAgent) || textIn(json.ClientInfoString) || agentIn(json),
    workload: textIn(json.Workload),
    items: itemsOf(json),
    isFailed: /^(?:fail|false)/i.test(textIn(json.ResultStatus)),
    access,
    detail,
  };
}

/**
 * A file by its address, a message by its subject and folder; in another's mailbox with its owner.
 */
function objectOf(json: Json): string {
  const [first] = listIn(json.AffectedItems);
  const item = isJson(first) ? first : isJson(json.Item) ? json.Item : undefined;
  if (!item && !json.MailboxOwnerUPN) return textIn(json.ObjectId) || textIn(json.SourceFileName);
  const folder =
    folderOf(item?.ParentFolder) || folderOf(json.Folder) || folderOf(listIn(json.Folders)[0]);
  const owner = textIn(json.MailboxOwnerUPN);
  const isOwn = owner.toLowerCase() === textIn(json.UserId).toLowerCase();
  return (
    [textIn(item?.Subject), folder, isOwn ? "" : owner].filter(Boolean).join(" | ") ||
    textIn(json.ObjectId)
  );
}

const folderOf = (value: unknown) => (isJson(value) ? textIn(value.Path) : "");

const agentIn = (json: Json) =>
  pairsIn(json.ExtendedProperties).find(([name]) => name === "UserAgent")?.[1] ?? "";

/** A mail record can cover many messages: those listed, or the number stated. */
function itemsOf(json: Json): number {
  const listed = listIn(json.AffectedItems).length;
  const said = Number(json.OperationCount);
  return Math.max(1, listed, Number.isInteger(said) ? said : 0);
}

function accessOf(json: Json) {
  const properties = new Map(pairsIn(json.OperationProperties));
  return {
    isSync: /^sync$/i.test(properties.get("MailAccessType") ?? ""),
    isThrottled: /^true$/i.test(properties.get("IsThrottled") ?? ""),
  };
}

/** The longest rule in a line, in UTF-16 units. */
const LONGEST = 600;

const forwarding =
  /^(?:ForwardTo|ForwardAsAttachmentTo|RedirectTo|RedirectMessageTo|BlindCopyTo|CopyTo|ForwardingSmtpAddress|ForwardingAddress)$/i;
const hiding = /^(?:MoveToFolder|DeleteMessage|SoftDeleteMessage|MarkAsRead)$/i;
const addresses = /(?<![\w.+'’-])[\w.+'’-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Settings of a rule or the target of a share; undefined for every other operation. */
function detailOf(operation: string, data: Json): Detail | undefined {
  if (isIn("rules", operation)) return ruleOf(data);
  return isIn("shared", operation) || isIn("links", operation) || isIn("scopedLinks", operation)
    ? shareOf(data)
    : undefined;
}

/**
 * Cmdlets have `Parameters`; Outlook's rules have `OperationProperties`, in which RuleActions is a
 * nested text.
 */
function ruleOf(data: Json): Detail {
  const settings = [...pairsIn(data.Parameters), ...pairsIn(data.OperationProperties)].filter(
    ([, value]) => isSet(value),
  );
  const actions = settings
    .filter(([name]) => /^RuleActions$/i.test(name))
    .map(([, value]) => value);
  const forwards = settings.filter(([name]) => forwarding.test(name)).map(([, value]) => value);
  const sends = actions.filter((value) => /forward|redirect/i.test(value));
  const to = [...forwards, ...sends];
  const named = to.flatMap((value) => value.match(addresses) ?? []);
  return {
    targets: [
      ...new Set((named.length > 0 ? named : forwards).map((target) => target.toLowerCase())),
    ],
    isGuest: false,
    forwards: to.length > 0,
    hides:
      settings.some(([name]) => hiding.test(name)) ||
      actions.some((value) => /delete|move/i.test(value)),
    says: settings
      .map(([name, value]) => `${name}: ${value}`)
      .join("; ")
      .slice(0, LONGEST),
  };
}

/** An empty or false parameter clears a setting. */
const isSet = (value: string) => value !== "" && !/^(?:false|\$null|\{\})$/i.test(value);

function shareOf(data: Json): Detail {
  const target = textIn(data.TargetUserOrGroupName) || textIn(data.UserSharedWith);
  return {
    targets: target ? [target] : [],
    isGuest: /^guest$/i.test(textIn(data.TargetUserOrGroupType)) || /#ext#/i.test(target),
    forwards: false,
    hides: false,
    says: (textIn(data.EventData) || textIn(data.SharingLinkScope)).slice(0, LONGEST),
  };
}

/**
 * A record. `time` is in milliseconds since 1970, NaN if unreadable; `items` counts its files or
 * messages.
 */
/** Shown if a record has no account. */
export const noUser = "—";

export type LogRecord = ReturnType<typeof readRecord>;

/**
 * A rule's effect or a share's target. `targets` are addresses or names; `says` are the settings as
 * logged.
 */
export type Detail = {
  readonly targets: readonly string[];
  readonly isGuest: boolean;
  readonly forwards: boolean;
  readonly hides: boolean;
  readonly says: string;
};

/**
 * An address as the log writes it, without port and brackets: “[2001:db8::1]:443”,
 * “203.0.113.7:50123”.
 */
function plainIp(written: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(written)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1];
  return bracketed ?? withPort ?? written;
}

/**
 * The network of an address, /24 or /64 (IPv4 inside IPv6 counts as IPv4): “203.0.113.0/24”.
 * Undefined for other text.
 */
export function networkOf(written: string): string | undefined {
  const plain = plainIp(written);
  if (!ipaddr.isValid(plain)) return undefined;
  const address = ipaddr.process(plain);
  const bytes = address.toByteArray();
  if (bytes.length === 4) return `${bytes.slice(0, 3).join(".")}.0/24`;
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...new Array<number>(8).fill(0)])}/64`;
}

/** A record over this length, in UTF-16 units, is none: a bracket was never closed. */
const LONGEST_RECORD = 64 * 1024 * 1024;

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93];

/**
 * Finds the objects of a JSON text that comes in pieces: at the top, in a list at the top, or in
 * the list (`value`, `records`, `results`) of an object at the top. Only the unfinished one stays
 * in memory.
 */
export function jsonRecords(take: (text: string) => void) {
  let rest = "";
  /**
   * Where the reading goes on in `rest`, how deep it is there, and where the open object begins.
   */
  let from = 0;
  let depth = 0;
  let base = 0;
  let start = -1;
  let isInText = false;

  /** Takes the next piece. False if a record is too long. */
  function push(text: string): boolean {
    rest += text;
    let at = from;
    for (; at < rest.length; at++) {
      const code = rest.charCodeAt(at);
      if (isInText) {
        if (code === BACKSLASH) at++;
        else if (code === QUOTE) isInText = false;
      } else if (code === QUOTE) isInText = true;
      else if (code === OPEN || code === OPEN_LIST) open(at, code);
      else if (code === CLOSE || code === CLOSE_LIST) close(at);
    }
    const kept = start < 0 ? rest.length : start;
    rest = rest.slice(kept);
    from = at - kept;
    if (start >= 0) start = 0;
    return rest.length <= LONGEST_RECORD;
  }

  /** False if the text ends within a record or a list. */
  const end = (): boolean => depth === 0;

  function open(at: number, code: number): void {
    const isInObject = code === OPEN_LIST && depth === 1 && base === 0;
    if (
      isInObject &&
      /"(?:value|records|results|items|data)"\s*:\s*$/i.test(rest.slice(Math.max(0, at - 40), at))
    ) {
      start = -1;
      base = 2;
    } else if (code === OPEN_LIST && depth === 0) base = 1;
    else if (code === OPEN && depth === base && start < 0) start = at;
    depth++;
  }

  function close(at: number): void {
    depth--;
    if (depth === base && start >= 0) {
      take(rest.slice(start, at + 1));
      start = -1;
    }
    if (depth === 0) base = 0;
    else if (depth === 1 && base === 2) base = NEVER;
  }

  return { push, end };
}

/** After the list of an object at the top, what else the object has is no record. */
const NEVER = 1_000_000;

export type Json = Readonly<Record<string, unknown>>;

/** Times that a text may have been written as JSON once too often. */
const MOST_LAYERS = 3;

/**
 * Parses a JSON object, or a JSON string of one; undefined if the text is neither, or is cut off.
 */
export function jsonObject(text: string): Json | undefined {
  try {
    let value: unknown = JSON.parse(text);
    for (let layer = 1; layer < MOST_LAYERS && typeof value === "string"; layer++)
      value = JSON.parse(value);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const textIn = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Reads a list of `Name` and `Value`, the log's form of parameters. */
function pairsIn(value: unknown): readonly (readonly [name: string, value: string])[] {
  return listIn(value).flatMap((pair) =>
    isJson(pair) ? [[textIn(pair.Name), textIn(pair.Value)] as const] : [],
  );
}

/** Fields with one text each that a cut record may still have. */
const plain = new RegExp(
  [
    String.raw`(?<!\\)"(CreationTime|Id|Operation|UserId|Workload|ClientIP|ClientIPAddress|ActorIpAddress|ObjectId|SourceFileName|`,
    String.raw`UserAgent|ClientInfoString|MailboxOwnerUPN)"\s*:\s*"((?:[^"\\]|\\.)*)"`,
  ].join(""),
  "g",
);

/**
 * What stands in the head of a JSON object that is cut off: the first text of each field. Undefined
 * without a time.
 */
export function cutObject(text: string): Json | undefined {
  const found: Record<string, string> = {};
  const head = text.replace(/^\s*"+(?=\{\\?")/, "");
  for (const [, name = "", value = ""] of (head.startsWith('{\\"')
    ? head.replace(/\\(.)/g, "$1")
    : head
  ).matchAll(plain))
    found[name] ??= value.replace(/\\(["\\/])/g, "$1");
  return found.CreationTime ? found : undefined;
}
