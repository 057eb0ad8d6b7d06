import { frame } from "content/specimen/exhibits/frame.ts";
import { reviewRoom } from "content/specimen/exhibits/review-room.ts";
import { Fragment } from "react";
import exhibit from "web/exhibits/exhibit.module.css";
import { Answers, Caption, CitedLines, Exhibit } from "web/exhibits/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import { FactList } from "web/parts/fact-list.tsx";
import { Anchor } from "web/parts/link.tsx";
import { Lift, Liftable } from "web/parts/redaction.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./review-room-exhibit.module.css";

/**
 * A review desk with one document as it was produced. The words under its bars are loaded when the
 * visitor lifts them.
 */
export function ReviewRoomExhibit() {
  const { question, answer } = reviewRoom;
  const title = (
    <>
      {reviewRoom.title} <span className={css.specimen}>{reviewRoom.specimen}</span>
    </>
  );
  const lift = (
    <Lift
      copy="reserve-email"
      words={reviewRoom}
      className={classNames(text.monoInk, control.label, css.lift)}
      boxClass={control.control}
    />
  );
  return (
    <Exhibit word={frame.longStamp} letter="A" title={title} control={lift} className={css.room}>
      <div className={css.desk}>
        <DocumentList />
        <OpenDocument />
        <div className={css.assistant}>
          <Caption>
            {reviewRoom.assistant}{" "}
            <Anchor to="/queryassistant#query" className={css.ask}>
              {reviewRoom.ask}
            </Anchor>
          </Caption>
          <Answers lines={[[question, <CitedLines key={question} lines={answer} />]]} />
          <Caption>{reviewRoom.codingTitle}</Caption>
          <FactList
            className={classNames(text.mono, exhibit.lined, css.coding)}
            facts={reviewRoom.coding}
          />
        </div>
      </div>
    </Exhibit>
  );
}

function DocumentList() {
  return (
    <div className={css.documents}>
      <Caption>
        {reviewRoom.documents} <span>{reviewRoom.total}</span>
      </Caption>
      <ul className={text.mono}>
        {reviewRoom.list.map(({ number, kind, day, open }) => (
          <li key={number} className={open ? css.open : undefined}>
            <b>{number}</b>
            <span>{kind}</span>
            <span>{day}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenDocument() {
  return (
    <div className={css.document} data-copy="produced">
      <dl className={text.mono}>
        {reviewRoom.header.map(([field, value]) => (
          <Fragment key={field}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {reviewRoom.body.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes order
        <p key={i}>
          {paragraph.map((piece) =>
            typeof piece === "string" ? (
              <RichText key={piece}>{piece}</RichText>
            ) : (
              <Liftable key={piece.bar} words={piece.words} copy="reserve-email" bar={piece.bar} />
            ),
          )}
        </p>
      ))}
      <p className={css.stamp}>
        <span className={text.mono}>{reviewRoom.call}</span>
        <span className={text.bates}>{reviewRoom.bates}</span>
      </p>
    </div>
  );
}
