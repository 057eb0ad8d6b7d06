import { storeFailureReason } from "#server/db/store-failure.ts";
import { codeOf } from "#server/delivery/failure.ts";

/** Why a command or a small server cannot go on, as one sentence. `portSetting` is the setting to change when the port is taken. */
export function describeStartFailure(error: unknown, portSetting = "PORT"): string {
  if (codeOf(error) === "EADDRINUSE") return `the port is taken; stop what uses it, or set another ${portSetting}.`;
  const store = storeFailureReason(error);
  const words = error instanceof Error && error.message ? error.message : String(codeOf(error) ?? "unknown failure");
  return store ? `the store cannot be used (${store}): ${words}` : words;
}
