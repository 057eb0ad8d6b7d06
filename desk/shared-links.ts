import { hash, randomBytes } from "node:crypto";
import { HttpProblem } from "service/http/errors.ts";
import { type Drafts, type DraftsDeps, noDraft } from "./drafts.ts";
import { readNotes } from "./file-state.ts";
import { deskPaths, type FileBody, type SharedLink, sharedPath } from "./wire.ts";

/** In milliseconds: how long a link to a draft works. */
const life = 7 * 24 * 3_600_000;

const hashOf = (token: string) => hash("sha256", token);

type LinkDeps = Pick<DraftsDeps, "states" | "site" | "folders" | "now"> & {
  readonly drafts: Drafts;
  /** Where the published site is: links of a shared page lead there. */
  readonly publicOrigin: string | null;
};

export type SharedLinks = ReturnType<typeof createSharedLinks>;

/**
 * Links by which somebody without an account sees the page of one draft. The draft keeps a hash of
 * its link, so nobody can read the link from the repository, and it ends with the draft.
 */
export function createSharedLinks({ states, site, folders, now, drafts, publicOrigin }: LinkDeps) {
  /** The draft's file, the page and the end of a link that still works; null for all others. */
  async function find(token: string) {
    const wanted = hashOf(token);
    for (const branch of await states.drafts()) {
      const { file, link } = readNotes(branch);
      if (link?.hash === wanted && Date.parse(link.until) > now()) return { file, ...link };
    }
    return null;
  }

  return {
    /**
     * Makes a link to the page at the address `at` with the draft's words; an earlier link of the
     * draft ends. Throws 409 without a draft or for another version, 422 for another page.
     */
    async share(seen: FileBody, at: string): Promise<SharedLink> {
      const state = await drafts.findSeen(seen);
      if (!state.draft) throw noDraft();
      const page = await site.describe(seen.file, await folders.of(state.tree));
      if (!page?.shownAt.includes(at))
        throw new HttpProblem(422, "page", "This page does not show the words of the draft.");
      const token = randomBytes(32).toString("base64url");
      const until = new Date(now() + life).toISOString();
      await drafts.note([state], { link: { hash: hashOf(token), until, at } });
      return { path: `${sharedPath}${token}`, until };
    },

    /** Ends the draft's link at once. */
    async end(seen: FileBody): Promise<void> {
      await drafts.note([await drafts.findSeen(seen)], { link: null });
    },

    /**
     * The page of a link as HTML; null when the link has ended or the page is gone. Rejects with an
     * UnreadableWords while faults keep it from being drawn.
     */
    async page(token: string): Promise<string | null> {
      const link = await find(token);
      const html = link && (await drafts.preview(link.file, link.at));
      return html && forStrangers(html, `${sharedPath}${token}/`, publicOrigin, link.until);
    },

    /** Where a file of the page is, after the link's own address; null when there is none. */
    file: async (token: string, name: string): Promise<string | null> =>
      (await find(token)) && site.file(name),
  };
}

/**
 * A preview whose files come from below the link, whose links lead to the published site, and which
 * says first that it is a draft.
 */
function forStrangers(html: string, files: string, origin: string | null, until: string): string {
  const end = new Date(until).toLocaleDateString("en-US", { month: "long", day: "numeric" });
  const look =
    "margin:0;padding:12px 16px;background:#111;color:#fff;font:16px/1.4 sans-serif;position:relative;z-index:99";
  const says = `Draft. This page is not public yet. This link works until ${end}.`;
  const note = `<p role="note" style="${look}">${says}</p>`;
  return html
    .replaceAll(deskPaths.site, files)
    .replace(/<a\b[^>]*/g, (tag) =>
      tag.replace(/(\shref=")\/(?!\/)/, origin === null ? "$1#" : `$1${origin}/`),
    )
    .replace(/<body\b[^>]*>/, (body) => `${body}${note}`);
}
