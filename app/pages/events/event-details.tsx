import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { stay } from "#app/layout/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { dayParts, longDay } from "#app/ui/calendar-day.ts";
import { ButtonLink } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import type { SiteEvent } from "#content/events.ts";
import { events } from "#content/pages/events.ts";
import css from "./event-details.module.css";
import { EventFacts } from "./event-facts.tsx";

const { details: words, upcoming } = events;

/**
 * The details of an event, at their own address: /events#details-{id}.
 * Without scripts the address shows the dialog (`:target`); with them it is a real modal, and closing it takes the address back.
 */
export function EventDetails({ event }: { event: SiteEvent }) {
  const id = `details-${event.id}`;
  const { dialog, scripted, close } = useDialogAt(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      id={id}
      className={css.dialog}
      data-scripted={scripted}
      aria-labelledby={`${id}-title`}
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={css.sheet}>
        <div className={css.top}>
          <p className={text.mono}>
            {dayParts(event.date).weekday}, {longDay(event.date)}
          </p>
          {scripted ? (
            <Button line small onClick={() => dialog.current?.close()}>
              {words.close}
            </Button>
          ) : (
            <ButtonLink to="#upcoming" line small>
              {words.close}
            </ButtonLink>
          )}
        </div>
        <h4 id={`${id}-title`}>{event.title}</h4>
        <p className={text.sub}>{event.description}</p>
        <EventFacts event={event} />
        {event.details && (
          <>
            <h5 className={text.monoInk}>{words.program}</h5>
            <ol className={css.program}>
              {event.details.program.map(({ at, text: item }) => (
                <li key={at}>
                  <span className={text.monoInk}>{at}</span>
                  <span>{item}</span>
                </li>
              ))}
            </ol>
            <h5 className={text.monoInk}>{words.notes}</h5>
            <ul className={css.notes}>
              {event.details.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        <div className={css.buttons}>
          <ButtonLink to={words.reserve.to} small>
            {words.reserve.label}
          </ButtonLink>
          <ButtonLink to={`/calendar/${event.id}.ics`} line small>
            {upcoming.calendar}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}

/** A dialog that is open while the address names it. */
function useDialogAt(id: string) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [scripted, setScripted] = useState(false);
  const here = hash === `#${id}`;
  useEffect(() => {
    setScripted(true);
    const element = dialog.current;
    if (here && !element?.open) element?.showModal();
    if (!here && element?.open) element.close();
  }, [here]);
  const close = () => here && navigate(pathname + search, { replace: true, ...stay });
  return { dialog, scripted, close };
}
