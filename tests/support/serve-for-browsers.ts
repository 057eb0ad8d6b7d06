// The built site with its service for the browser tests: an empty store, and no limit that a fast
// test reaches.
import { rmSync } from "node:fs";
import { testStaffToken } from "./service.ts";

rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
Object.assign(process.env, {
  CONTACT_LIMIT_PER_MINUTE: "100000",
  CONTACT_LIMIT_ALL_PER_MINUTE: "100000",
  CONTACT_MIN_FILL_SECONDS: "0",
  LOG_LEVEL: "warn",
  STAFF_TOKEN: testStaffToken,
});
await import("service/main.ts");
