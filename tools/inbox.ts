// npm run inbox: builds the staff inbox when missing, and serves it at 127.0.0.1 until stopped.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

if (!existsSync("build/inbox/index.html")) {
  console.log("Building the inbox.");
  const { buildInbox } = await import("web/build/inbox.ts");
  await buildInbox();
}
await import("service/inbox/main.ts");
