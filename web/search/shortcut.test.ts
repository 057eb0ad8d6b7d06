import { describe, expect, test } from "vitest";
import { isCommandK, isSlash, slashIsOn, switchSlash } from "./shortcut.ts";

const press = (
  key: string,
  ...modifiers: readonly ("ctrlKey" | "metaKey" | "altKey" | "shiftKey")[]
) => ({
  key,
  ctrlKey: modifiers.includes("ctrlKey"),
  metaKey: modifiers.includes("metaKey"),
  altKey: modifiers.includes("altKey"),
  shiftKey: modifiers.includes("shiftKey"),
});

describe("the shortcuts", () => {
  test("The shortcuts are Ctrl K and Cmd K, and no other key with them", () => {
    expect(isCommandK(press("k", "ctrlKey"))).toBe(true);
    expect(isCommandK(press("K", "metaKey"))).toBe(true);
    for (const other of [
      press("k"),
      press("k", "ctrlKey", "shiftKey"),
      press("k", "ctrlKey", "altKey"),
      press("j", "ctrlKey"),
    ]) {
      expect(isCommandK(other)).toBe(false);
    }
  });

  test("The shortcuts are the slash, on keyboards too where it is above another key", () => {
    expect(isSlash(press("/"))).toBe(true);
    expect(isSlash(press("/", "shiftKey"))).toBe(true);
    expect(isSlash(press("/", "ctrlKey"))).toBe(false);
    expect(isSlash(press("?"))).toBe(false);
  });

  test("work where nothing can be remembered, as in a window that forbids it", () => {
    expect(() => switchSlash(false)).not.toThrow();
    expect(slashIsOn()).toBe(true);
  });
});
