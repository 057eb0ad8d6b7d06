import { type HeldView, inboxPaths } from "content/wire/staff-inbox.ts";
import { Button } from "web/parts/button.tsx";
import css from "./messages.module.css";
import { useStaffQuery } from "./staff-queries.ts";
import { When } from "./when.tsx";

/** Says that messages are held and since when, with a link to them; nothing when there are none. */
export function HeldReminder({ onShow }: { onShow: () => void }) {
  const { data } = useStaffQuery<HeldView>(inboxPaths.held);
  if (!data?.oldestAt) return null;
  return (
    <div className={css.held}>
      <p>
        {data.count === 1
          ? "One message is held and delivered nowhere: it has waited for a look since "
          : `${data.count} messages are held and delivered nowhere: the oldest has waited for a look since `}
        <When at={data.oldestAt} />.
      </p>
      <Button line small onClick={onShow}>
        Show what is held
      </Button>
    </div>
  );
}
