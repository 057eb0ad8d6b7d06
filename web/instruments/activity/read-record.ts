import { noUser } from "./account-kind.ts";
import { detailOf } from "./detail-of.ts";
import { isJson, type Json, listIn, pairsIn, textIn } from "./json.ts";
import type { LogRecord } from "./log-record.ts";
import { momentOf } from "./moment-of.ts";
import { plainIp } from "./network-of.ts";

/** Values of the other columns, used if AuditData lacks them. */
export type Beside = { readonly id: string; readonly date: string; readonly user: string; readonly operation: string };

/** Reads a record from AuditData (Microsoft's common schema), or from the other columns. */
export function readRecord(data: Json | undefined, beside: Beside): LogRecord {
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
    address: plainIp(textIn(json.ClientIP) || textIn(json.ClientIPAddress) || textIn(json.ActorIpAddress)),
    agent: textIn(json.UserAgent) || textIn(json.ClientInfoString) || agentIn(json),
    workload: textIn(json.Workload),
    items: itemsOf(json),
    isFailed: /^(?:fail|false)/i.test(textIn(json.ResultStatus)),
    ...(access ? { access } : {}),
    ...(detail ? { detail } : {}),
  };
}

/** A file by its address, a message by its subject and folder; in another's mailbox with its owner. */
function objectOf(json: Json): string {
  const [first] = listIn(json.AffectedItems);
  const item = isJson(first) ? first : isJson(json.Item) ? json.Item : undefined;
  if (!item && !json.MailboxOwnerUPN) return textIn(json.ObjectId) || textIn(json.SourceFileName);
  const folder = folderOf(item?.ParentFolder) || folderOf(json.Folder) || folderOf(listIn(json.Folders)[0]);
  const owner = textIn(json.MailboxOwnerUPN);
  const isOwn = owner.toLowerCase() === textIn(json.UserId).toLowerCase();
  return [textIn(item?.Subject), folder, isOwn ? "" : owner].filter(Boolean).join(" | ") || textIn(json.ObjectId);
}

const folderOf = (value: unknown) => (isJson(value) ? textIn(value.Path) : "");

const agentIn = (json: Json) => pairsIn(json.ExtendedProperties).find(([name]) => name === "UserAgent")?.[1] ?? "";

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
