import { headerText } from "service/contact/notification.ts";
import { expect, test } from "vitest";

test.each([
  ["a line break cannot begin another header", "Ada\r\nBcc: victim@else.example", "Ada Bcc: victim@else.example"],
  ["an encoded word stays the visitor's own text", "=?utf-8?q?boss=40company=2Eexample?=", "= ?utf-8?q?boss=40company=2Eexample?="],
  ["a control of direction does not turn a name around", "Ada \u202Eelpmaxe\u202C\u2066x\u2069\u200F", "Ada elpmaxex"],
  ["line separators are breaks, too", "Ada\u2028Bcc: x\u2029\u0085y", "Ada Bcc: x y"],
  ["names in any script stay as they are", "José Ñandú 山田太郎 محمد علی‌زاده", "José Ñandú 山田太郎 محمد علی‌زاده"],
])("%s", (_name, text, safe) => {
  expect(headerText(text)).toBe(safe);
});
