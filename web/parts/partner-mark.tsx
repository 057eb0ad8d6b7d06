import { partners } from "content/partners.ts";
import { type ReactNode, useId } from "react";
import { fileOf } from "web/parts/picture-files.ts";
import css from "./partner-mark.module.css";

type Mark = { readonly width: number; readonly drawing: ReactNode };

/**
 * The marks of the invented partners by their names, each drawn 32 units high. A partner of another
 * name never gets one.
 */
const marks: Readonly<Record<string, Mark>> = {
  "Harrow & Vane": {
    width: 190,
    drawing: (
      <text className={css.serif} y="25" fontSize="29" letterSpacing="-.8">
        Harrow <tspan fontStyle="italic">&amp;</tspan> Vane
      </text>
    ),
  },
  Lexhold: {
    width: 140,
    drawing: (
      <>
        <rect y="4" width="24" height="24" />
        <rect x="6" y="10" width="18" height="18" fill="var(--bond)" />
        <text
          className={css.sans}
          x="34"
          y="26"
          fontWeight="650"
          fontSize="28"
          letterSpacing="-1.2"
        >
          lexhold
        </text>
      </>
    ),
  },
  "Corpus IX": {
    width: 180,
    drawing: (
      <>
        <text className={css.sans} y="26" fontSize="24" letterSpacing="5">
          CORPUS
        </text>
        <text className={css.serif} x="146" y="26" fontStyle="italic" fontSize="29">
          ix
        </text>
      </>
    ),
  },
  "Meridian Docket": {
    width: 215,
    drawing: (
      <>
        <path
          d="M15 2v28M1 16h28M15 2a14 14 0 1 0 .1 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
        <text className={css.sans} x="40" y="25" fontWeight="500" fontSize="23" letterSpacing="-.7">
          Meridian Docket
        </text>
      </>
    ),
  },
  "Northgate Review": {
    width: 110,
    drawing: (
      <>
        <text className={css.mono} y="14" fontWeight="700" fontSize="13.5">
          NORTHGATE
        </text>
        <text className={css.mono} y="30" fontSize="13.5">
          REVIEW/
        </text>
      </>
    ),
  },
  Stele: {
    width: 100,
    drawing: (
      <text className={css.serif} y="28" fontStyle="italic" fontSize="38" letterSpacing="-1.5">
        Stele
      </text>
    ),
  },
};

/** The logo of a partner, or else the mark drawn for it. */
export function PartnerMark({ partner, name }: { partner: string; name: string }) {
  const logo = partners.find(({ id }) => id === partner)?.logo;
  if (logo) return <Logo name={name} logo={logo} />;
  const { width, drawing } = marks[name] ?? lettered(name);
  return (
    <svg viewBox={`0 0 ${width} 32`} role="img" aria-label={name}>
      {drawing}
    </svg>
  );
}

/**
 * A logo in the ink of its page, as the marks beside it: in both themes, on every stock. Its file
 * says where the ink is.
 */
function Logo({
  name,
  logo,
}: {
  name: string;
  logo: NonNullable<(typeof partners)[number]["logo"]>;
}) {
  const id = useId();
  const width = Math.round((32 * logo.width) / logo.height);
  return (
    <svg viewBox={`0 0 ${width} 32`} role="img" aria-label={name}>
      <mask id={id}>
        <image href={fileOf(logo)} width={width} height="32" />
      </mask>
      <rect width={width} height="32" mask={`url(#${id})`} />
    </svg>
  );
}

/** The mark of a partner for whom none is drawn: its name. */
function lettered(name: string): Mark {
  return {
    width: 14 * name.length,
    drawing: (
      <text className={css.serif} y="25" fontSize="26">
        {name}
      </text>
    ),
  };
}
