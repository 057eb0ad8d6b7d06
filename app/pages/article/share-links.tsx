import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import { blog } from "#content/pages/blog.ts";
import type { SitePath } from "#content/site-map.ts";
import css from "./share-links.module.css";

const { share } = blog;
/** Long enough to be read, short enough that a second copy is answered too. */
const ANSWER_MS = 4_000;

/** Passes an article on: by mail, which needs no script, or as a copied address where scripts and the browser allow it. */
export function ShareLinks({ path, title }: { path: SitePath; title: string }) {
  const address = company.origin + path;
  return (
    <p className={css.share}>
      <a className={css.control} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
        <Icon name="mail" />
        {share.mail}
      </a>
      {/* After the link, which it must not move when it appears. */}
      <CopyLink address={address} />
    </p>
  );
}

function CopyLink({ address }: { address: string }) {
  const [possible, setPossible] = useState(false);
  const [answer, setAnswer] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Without a secure connection there is no clipboard, and so no button.
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
