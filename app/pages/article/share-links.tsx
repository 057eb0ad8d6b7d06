import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import { blog } from "#content/pages/blog.ts";
import type { SitePath } from "#content/site-map.ts";
import css from "./share-links.module.css";

const { share } = blog;
/** Long enough to read the answer, short enough for a second copy to be answered too. */
const ANSWER_MS = 4_000;

/** Shares an article: by mail, which needs no script, or by copying the address where the browser allows it. */
export function ShareLinks({ path, title }: { path: SitePath; title: string }) {
  const address = company.origin + path;
  return (
    <p className={css.share}>
      <a className={css.control} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
        <Icon name="mail" />
        {share.mail}
      </a>
      {/* After the mail link, so that its appearance does not move that link. */}
      <CopyLink address={address} />
    </p>
  );
}

function CopyLink({ address }: { address: string }) {
  const [possible, setPossible] = useState(false);
  const [answer, setAnswer] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // navigator.clipboard exists only in secure contexts; elsewhere there is no button.
  useEffect(() => {
    setPossible("clipboard" in navigator);
    return () => clearTimeout(timer.current);
  }, []);

  async function copy() {
    const done = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setAnswer(done ? share.copied : share.failed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswer(""), ANSWER_MS);
  }

  return (
    <>
      <button type="button" className={css.control} hidden={!possible} onClick={copy}>
        <Icon name="link" />
        {share.copy}
      </button>
      <output className={text.mono}>{answer}</output>
    </>
  );
}
