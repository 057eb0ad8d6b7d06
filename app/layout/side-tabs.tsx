import { useEffect, useState } from "react";
import { labels } from "#content/labels.ts";
import css from "./side-tabs.module.css";

export type SideTab = { id: string; label: string; bates: number };

/** The tabs at the right edge: one per section, the current one pulled out. */
export function SideTabs({ tabs }: { tabs: readonly SideTab[] }) {
  const current = useSectionInView(tabs);
  return (
    <nav className={css.side} aria-label={labels.onThisPage}>
      {tabs.map(({ id, label, bates }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined}>
          {String(bates % 100).padStart(2, "0")}
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}

function useSectionInView(tabs: readonly SideTab[]) {
  const [current, setCurrent] = useState<string>();
  const ids = tabs.map((tab) => tab.id).join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
      },
      // The current section is the one that crosses the middle of the window.
      { rootMargin: "-45% 0px -50% 0px" },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
