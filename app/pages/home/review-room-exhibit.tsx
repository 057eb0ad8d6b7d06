import { Caption, Cite, Exhibit, Transcript } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Redacted } from "#app/ui/redaction.tsx";
import text from "#app/ui/text.module.css";
import css from "./review-room-exhibit.module.css";

const documents = [
  ["0004119", "Email", "02-27"],
  ["0004122", "XLSX", "03-01"],
  ["0004125", "Teams", "03-04"],
  ["0004127", "Email", "03-06"],
  ["0004130", "PDF", "03-06"],
  ["0004133", "Voice", "03-09"],
  ["0004134", "Email", "03-11"],
  ["0004140", "DOCX", "03-12"],
  ["0004152", "Email", "03-14"],
  ["0004153", "Image", "03-14"],
] as const;
const open = "0004127";

const coding = [
  ["Responsive", "Yes"],
  ["Privilege", "Partial"],
  ["Issue", "Reserve"],
  ["SHA-256", "9f2c…41ab"],
] as const;

/** A review desk with one document open. Its redactions are shut until the visitor lifts them. */
export function ReviewRoomExhibit() {
  const title = (
    <>
      Review room. <span className={css.specimen}>Specimen matter, invented data</span>
    </>
  );
  return (
    <div data-redactions="shut">
      <Exhibit word="Exhibit" letter="A" title={title} control={<LiftRedactions />} className={css.room}>
        <div className={css.desk}>
          <DocumentList />
          <OpenDocument />
          <div className={css.assistant}>
            <Caption>Query assistant</Caption>
            <Transcript
              lines={[
                [
                  "Who knew the reserve had changed before 14 March?",
                  <>
                    Two people. Castellan and Amadi agreed it by phone, then in writing. <Cite>4127</Cite> <Cite>4133</Cite>
                  </>,
                ],
              ]}
            />
            <Caption>Coding</Caption>
            <dl className={classNames(text.mono, css.coding)}>
              {coding.map(([field, value]) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Exhibit>
    </div>
  );
}

/** A checkbox in a button's clothes: the stylesheet reads its state, so the bars lift without any script. */
function LiftRedactions() {
  return (
    <label className={classNames(text.monoInk, css.lift)}>
      <input type="checkbox" />
      <span>Lift redactions</span>
      <span>Apply redactions</span>
    </label>
  );
}

function DocumentList() {
  return (
    <div className={css.documents}>
      <Caption>
        Documents <span>6,114</span>
      </Caption>
      <ul className={text.mono}>
        {documents.map(([number, kind, date]) => (
          <li key={number} className={number === open ? css.open : undefined}>
            <b>{number}</b>
            <span>{kind}</span>
            <span>{date}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenDocument() {
  return (
    <div className={css.document}>
      <dl className={text.mono}>
        <dt>From</dt>
        <dd>R. Castellan, Finance</dd>
        <dt>To</dt>
        <dd>
          <Redacted>{"Hollis & Prentiss LLP"}</Redacted>; D. Amadi
        </dd>
        <dt>Sent</dt>
        <dd>6 March, 18:42 CST</dd>
        <dt>Re</dt>
        <dd>Q4 reserve</dd>
      </dl>
      <p>
        Dana, I have moved the figure to <Redacted>$14.2 million</Redacted> as we agreed on the phone.{" "}
        <mark>Nobody outside this thread has seen the earlier number.</mark>
      </p>
      <p>
        Please hold the workbook until <Redacted>counsel has signed the memorandum</Redacted>. Version 7 is the one that goes to the
        auditors. Version 6 should not travel.
      </p>
      <p className={css.stamp}>
        <span className={text.mono}>Attorney–client privilege, redacted in part</span>
        <span className={text.bates}>PRB {open}</span>
      </p>
    </div>
  );
}
