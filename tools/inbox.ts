// npm run inbox: builds the staff inbox when missing, and serves it at 127.0.0.1 until stopped,
// with the desk when DESK is on.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildFolder } from "service/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

if (!existsSync(`${buildFolder}/inbox/index.html`)) {
  console.log("Building the inbox.");
  const { buildInbox } = await import("web/build/inbox.ts");
  await buildInbox();
}
const { startInbox } = await import("service/inbox/main.ts");
await startInbox(async (config, staff) => {
  if (!config.desk.isInInbox) return undefined;
  const { deskInInbox } = await import("desk/in-inbox.ts");
  return deskInInbox(root, config, staff);
});
