import { boxFile } from "./box-file.ts";
import { dropboxFile } from "./dropbox-file.ts";
import { googleFile } from "./google-file.ts";
import { loopFile } from "./loop-file.ts";
import { oneDriveFile } from "./onedrive-file.ts";
import { sharePointFile } from "./sharepoint-file.ts";
import type { linksResult } from "./words-result.ts";

/** The storage service. */
export type Provider = keyof typeof linksResult.providers;
export type FileKind = keyof typeof linksResult.kinds;

/** A file or folder, as its address tells. `place` is the owner or site, `name` the file’s name or path, `id` the service’s identifier. */
export type CloudFile = {
  readonly provider: Provider;
  readonly kind: FileKind;
  readonly place?: string;
  readonly name?: string;
  readonly id?: string;
};

/** The file an unwrapped address leads to; undefined for home pages, help pages, searches and every other site. */
export function cloudFileOf(url: URL): CloudFile | undefined {
  return sharePointFile(url) ?? oneDriveFile(url) ?? googleFile(url) ?? dropboxFile(url) ?? boxFile(url) ?? loopFile(url, sharePointFile);
}

/** Whether a domain stores files. A closed wrapper may tell no more than a domain. */
export function keepsFiles(domain: string): boolean {
  return /(?:^|\.)(?:sharepoint\.(?:com|us|de|cn)|1drv\.ms|onedrive\.live\.com|(?:docs|drive)\.google\.com|dropbox\.com|box\.com)$/i.test(
    domain,
  );
}
