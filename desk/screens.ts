import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where the built screens of the desk are; builds them when they are missing. */
export async function screensFolder(project: string): Promise<string> {
  const folder = join(project, "build/desk");
  if (!existsSync(join(folder, "index.html"))) {
    console.log("Building the desk.");
    const { build } = await import("vite");
    await build({ configFile: join(project, "desk/screen/vite.config.ts"), logLevel: "error" });
  }
  return folder;
}
