import type { Migration } from "kysely";
import { up as intake } from "service/db/migrations/0001-intake.ts";
import { up as erasure } from "service/db/migrations/0002-erasure.ts";
import { up as dueByChannel } from "service/db/migrations/0003-due-by-channel.ts";
import { up as duties } from "service/db/migrations/0004-duties.ts";
import { up as contactWords } from "service/db/migrations/0005-contact-words.ts";
import { up as clockMark } from "service/db/migrations/0006-clock-mark.ts";
import { up as acknowledgement } from "service/db/migrations/0007-acknowledgement.ts";
import { up as contactOrigin } from "service/db/migrations/0008-contact-origin.ts";
import { up as dailyCount } from "service/db/migrations/0009-daily-count.ts";
import { up as staff } from "service/db/migrations/0010-staff.ts";
import { up as handling } from "service/db/migrations/0011-handling.ts";
import { up as notes } from "service/db/migrations/0012-notes.ts";
import { up as urgent } from "service/db/migrations/0013-urgent.ts";
import { up as desk } from "service/db/migrations/0014-desk.ts";
import { up as senderAnswers } from "service/db/migrations/0015-sender-answers.ts";

/** In the order they run. A migration that has shipped is never changed; the next one corrects it. */
export const migrations = {
  "0001-intake": { up: intake },
  "0002-erasure": { up: erasure },
  "0003-due-by-channel": { up: dueByChannel },
  "0004-duties": { up: duties },
  "0005-contact-words": { up: contactWords },
  "0006-clock-mark": { up: clockMark },
  "0007-acknowledgement": { up: acknowledgement },
  "0008-contact-origin": { up: contactOrigin },
  "0009-daily-count": { up: dailyCount },
  "0010-staff": { up: staff },
  "0011-handling": { up: handling },
  "0012-notes": { up: notes },
  "0013-urgent": { up: urgent },
  "0014-desk": { up: desk },
  "0015-sender-answers": { up: senderAnswers },
} satisfies Record<string, Migration>;
