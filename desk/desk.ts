import { createDrafts, type DraftsDeps } from "./drafts.ts";
import { createFileStates } from "./file-state.ts";
import { createLibrary } from "./library.ts";
import { createPublication, type PublicationDeps } from "./publication.ts";
import { createRelease } from "./release.ts";
import { createFolders, GitError, openRepository } from "./repository.ts";
import { createSharedLinks } from "./shared-links.ts";

export type DeskSettings = Pick<DraftsDeps, "site"> &
  Partial<Pick<DraftsDeps, "now">> &
  Pick<PublicationDeps, "remote" | "record"> & {
    /** The folder of the project, which is a git repository. */
    readonly project: string;
    /** The branch to publish to, as main; null for the one that is checked out. */
    readonly branch: string | null;
    /** The command that brings what is published onto the site; null for none. */
    readonly release: string | null;
    /** Called when a scheduled publication fails for another reason than faults in the words. */
    readonly onError: (error: unknown) => void;
  };

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** How often the desk looks whether a scheduled draft is due, in milliseconds. */
const tickMs = 15_000;

/**
 * Opens the desk on a project's repository. Throws if the folder is no repository, or if no branch
 * is named and none is checked out.
 */
export async function openDesk({ project, branch: name, release, onError, ...deps }: DeskSettings) {
  const repository = openRepository(project);
  const branch = name === null ? await checkedOut(repository) : `refs/heads/${name}`;
  const states = createFileStates(repository, branch);
  await states.top();
  const common = {
    repository,
    states,
    folders: createFolders(repository, project),
    now: Date.now,
    ...deps,
  };
  const drafts = createDrafts(common);
  const publication = createPublication({
    ...common,
    drafts,
    branch,
    release: createRelease(release, project),
  });
  let timer: NodeJS.Timeout;
  let isClosed = false;
  /** A look can take minutes when the remote is slow, so the next one waits for its end. */
  const tick = async () => {
    await publication.publishDue().catch(onError);
    if (!isClosed) timer = setTimeout(tick, tickMs).unref();
  };
  tick();
  return {
    drafts,
    publication,
    library: createLibrary(common),
    site: deps.site,
    linksTo: (publicOrigin: string | null) =>
      createSharedLinks({ ...common, drafts, publicOrigin }),
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([common.folders.close(), deps.site.close()]);
    },
  };
}

async function checkedOut(repository: ReturnType<typeof openRepository>): Promise<string> {
  try {
    return await repository.git(["symbolic-ref", "HEAD"]);
  } catch (error) {
    const why =
      error instanceof GitError && error.message.includes("not a git repository")
        ? "This folder is not a git repository"
        : "No branch is checked out";
    throw new Error(
      `${why}: the desk keeps drafts and publications in branches. Clone the project, or name the branch in DESK_BRANCH.`,
      {
        cause: error,
      },
    );
  }
}
