import { may } from "content/wire/staff-roles.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "service/config.ts";
import { personOf } from "service/inbox/authorize.ts";
import type { Staff } from "service/staff/staff.ts";
import { openDesk } from "./desk.ts";
import { deskRoutes } from "./routes.ts";
import { screensFolder } from "./screens.ts";
import { openDeskSite } from "./site/site.ts";

/** Gives the desk's routes for the staff inbox's server, which says who asks. Each publication is in its audit trail. */
export async function deskInInbox(project: string, { desk: settings, publicOrigin }: Config, staff: Staff) {
  const screens = await screensFolder(project);
  return async (app: FastifyInstance): Promise<void> => {
    const desk = await openDesk({
      project,
      branch: settings.branch,
      remote: settings.remote,
      releaseCommand: settings.release,
      site: openDeskSite(project),
      record: async ({ name }, file, says) => staff.audit.append({ actor: name, action: "publish", detail: `${file}: ${says}` }),
      onError: (err) => app.log.error({ err }, "a scheduled draft could not be published"),
    });
    await deskRoutes(app, {
      desk,
      publicOrigin,
      screens,
      personOf: (request) => {
        const { name, role } = personOf(request);
        // Mail addresses of staff are not for a repository that others read.
        return { name, mail: "desk@localhost", mayPublish: may(role, "publish") };
      },
    });
  };
}
