// npm run desk: opens the desk at http://localhost:3300/desk/ for whoever is at this machine, on
// the branch that is checked out.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describeStartFailure, processTerminal } from "service/cli/run.ts";
import { readConfig } from "service/config.ts";
import { createLog, writeOutLog } from "service/logger.ts";
import { projectRoot as project } from "service/settings.ts";
import { openDesk } from "./desk.ts";
import { buildDeskApp, screensFolder } from "./routes.ts";
import { openDeskSite } from "./site/site.ts";

async function main(): Promise<void> {
  process.chdir(project);
  const { desk: settings, publicOrigin, logLevel } = readConfig("The desk does not start");
  const name = (await setting("user.name")) ?? (await askedName());
  const person = {
    name,
    mail: (await setting("user.email")) ?? "desk@localhost",
    mayPublish: true,
  };
  const screens = await screensFolder(project);
  const log = createLog(logLevel);
  const desk = await openDesk({
    project,
    ...settings,
    site: openDeskSite(project),
    record: async () => {},
    onError: (err) => log.error({ err }, "a scheduled draft could not be published"),
  });
  const app = await buildDeskApp({ desk, log, publicOrigin, screens, personOf: () => person });
  const address = await app.listen({
    host: "127.0.0.1",
    port: settings.port,
    listenTextResolver: (text) => text,
  });
  process.stdout.write(`
  Desk:        ${address.replace("127.0.0.1", "localhost")}/desk/   (on this machine only)
  You are:     ${name}
  Publishes:   to ${settings.branch ?? "the branch that is checked out"}${settings.remote ? `, and to ${settings.remote}` : ", on this machine"}\n\n`);

  const close = async () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    app.server.closeAllConnections();
    await app.close();
    await writeOutLog();
    process.exit(0);
  };
  process.once("SIGTERM", close);
  process.once("SIGINT", close);
}

/** What git knows of the person; null when it does not. */
async function setting(name: string): Promise<string | null> {
  const answer = await promisify(execFile)("git", ["config", "--get", name], {
    cwd: project,
  }).catch(() => null);
  return answer?.stdout.trim() || null;
}

async function askedName(): Promise<string> {
  const name = (
    await processTerminal.ask("Your name, for the history of what you change: ")
  )?.trim();
  if (name) return name;
  throw new Error(
    'git does not know your name. Tell it once: git config --global user.name "Ada Whitlock"',
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`The desk does not start: ${describeStartFailure(error, "DESK_PORT")}\n`);
  process.exit(1);
});
