import { may } from "content/wire/staff-roles.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "service/config.ts";
import { personOf } from "service/inbox/authorize.ts";
import type { Staff } from "service/staff/staff.ts";
import { openDesk } from "./desk.ts";
import { deskRoutes, screensFolder } from "./routes.ts";
import { type DeskSite, openDeskSite } from "./site/site.ts";

/**
 * Gives the desk's routes for the staff inbox's server, which says who asks. Each publication is in
 * its audit trail. `parts`: other screens and another site, for tests.
 */
export async function deskInInbox(
  project: string,
  { desk: settings, publicOrigin }: Pick<Config, "desk" | "publicOrigin">,
  staff: Pick<Staff, "audit">,
  parts: { readonly screens?: string; readonly site?: DeskSite } = {},
) {
  const screens = parts.screens ?? (await screensFolder(project));
  return async (app: FastifyInstance): Promise<void> => {
    const desk = await openDesk({
      project,
      ...settings,
      site: parts.site ?? openDeskSite(project),
      record: async ({ name }, file, says) =>
        staff.audit.append({ actor: name, action: "publish", detail: `${file}: ${says}` }),
      onError: (err) => app.log.error({ err }, "a scheduled draft could not be published"),
    });
    await deskRoutes(app, {
      desk,
      publicOrigin,
      screens,
      shares: true,
      personOf: (request) => {
        const { name, role } = personOf(request);
        // Mail addresses of staff are not for a repository that others read.
        return { name, mail: "desk@localhost", mayPublish: may(role, "publish") };
      },
    });
  };
}
