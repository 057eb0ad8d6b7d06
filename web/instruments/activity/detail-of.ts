import { type Json, pairsIn, textIn } from "./json.ts";
import type { Detail } from "./log-record.ts";
import { operationSets } from "./operations.ts";

/** The longest rule in a line, in UTF-16 units. */
const LONGEST = 600;

const forwarding =
  /^(?:ForwardTo|ForwardAsAttachmentTo|RedirectTo|RedirectMessageTo|BlindCopyTo|CopyTo|ForwardingSmtpAddress|ForwardingAddress)$/i;
const hiding = /^(?:MoveToFolder|DeleteMessage|SoftDeleteMessage|MarkAsRead)$/i;
const addresses = /[\w.+'’-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Settings of a rule or the target of a share; undefined for every other operation. */
export function detailOf(operation: string, data: Json): Detail | undefined {
  const name = operation.toLowerCase();
  if (operationSets.rules.has(name)) return ruleOf(data);
  if (operationSets.shared.has(name) || operationSets.links.has(name) || operationSets.scopedLinks.has(name)) return shareOf(data);
  return undefined;
}

/** Cmdlets have `Parameters`; Outlook's rules have `OperationProperties`, in which RuleActions is a nested text. */
function ruleOf(data: Json): Detail {
  const settings = [...pairsIn(data.Parameters), ...pairsIn(data.OperationProperties)].filter(([, value]) => isSet(value));
  const actions = settings.filter(([name]) => /^RuleActions$/i.test(name)).map(([, value]) => value);
  const forwards = settings.filter(([name]) => forwarding.test(name)).map(([, value]) => value);
  const sends = actions.filter((value) => /forward|redirect/i.test(value));
  const to = [...forwards, ...sends];
  const named = to.flatMap((value) => value.match(addresses) ?? []);
  return {
    targets: [...new Set((named.length > 0 ? named : forwards).map((target) => target.toLowerCase()))],
    isGuest: false,
    forwards: to.length > 0,
    hides: settings.some(([name]) => hiding.test(name)) || actions.some((value) => /delete|move/i.test(value)),
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
