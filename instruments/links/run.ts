import type { Context, Given } from "instruments/contract.ts";
import { type MailFound, type ReadOutlook, readMail } from "./read-mail.ts";

/** The largest message that is read, in bytes: it is decoded in memory. */
const MOST = 150_000_000;

/**
 * Reads the messages. `readOutlook` reads those of Outlook: it is large, so that only who needs it
 * hands it in.
 */
export const runWith =
  (readOutlook?: ReadOutlook) =>
  ({ files }: Pick<Given<unknown>, "files">, { tell }: Context): Promise<MailFound> =>
    readMail({ files, most: MOST }, tell, readOutlook);
