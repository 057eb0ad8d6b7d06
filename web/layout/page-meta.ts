import { company } from "content/company.ts";

export type PageMeta = {
  /** Without the company's name, which is added to every title. */
  readonly title: string;
  readonly description: string;
  /** The canonical address when it is not the page's own (SPEC §2, page metadata). */
  readonly canonical?: string;
  /** Without it Open Graph assumes a website. */
  readonly type?: "article";
  /** The preview picture when it is not the one named after the page. */
  readonly preview?: `/${string}`;
};

/** The page's title in browser tabs and previews: “Contact | Probata”. */
export const documentTitle = (title: string) => `${title} | ${company.name}`;
