import { photo } from "content/instruments.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { PhotoInstrument } from "web/instruments/photo/photo-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import blocks from "web/sections/blocks.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { Benefits } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import { DetectionExhibit, ThresholdsExhibit } from "./detection-exhibits.tsx";
import css from "./object-detection.module.css";

type Words = PageProps<"object-detection">["words"];

export default function ObjectDetection({ words }: PageProps<"object-detection">) {
  return (
    <Page path="/object-detection" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <DetectionExhibit letter="A" />
      </PracticeHero>
      <DetectionClasses id="classes" {...words.classes} />
      <Evidence id="thresholds" ground="board" wide {...words.thresholds}>
        <ThresholdsExhibit />
      </Evidence>
      <Benefits id="benefits" {...words.benefits} />
      <UseDocket id="uses" ground="board" {...words.uses} />
      <Instrument id="photo" label={photo.label} words={photo} of={PhotoInstrument} />
      <Division id="limits" {...words.limits} />
      <Checklist id="features" {...words.features} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The classes of objects, each drawn with a detector's box around it. */
function DetectionClasses({ id, label, classes, ...head }: SectionProps & Words["classes"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ul className={classNames(blocks.stacks, blocks.notes, css.classes)}>
        {classes.map(({ drawing, name, text }) => (
          <li key={drawing}>
            <Drawing {...drawings[drawing]} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

function Drawing({ box: [x, y, width, height], lines }: (typeof drawings)[keyof typeof drawings]) {
  return (
    <svg viewBox="0 0 120 80" fill="none" stroke="var(--ink)" aria-hidden="true">
      <path d={lines} strokeWidth="1.1" strokeLinejoin="round" />
      <rect strokeWidth="1.6" strokeDasharray="9 5" x={x} y={y} width={width} height={height} />
    </svg>
  );
}

/** Each class with the corners of its box on a field of 120 by 80. */
const drawings = {
  vehicle: {
    box: [14, 22, 92, 44],
    lines:
      "M0 60h120M22 56V32h50v24M72 38h14l12 10v8H22M78 43v7h14M30 56a6 6 0 1 0 12 0 6 6 0 1 0-12 0M78 56a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
  },
  plant: {
    box: [36, 16, 48, 38],
    lines:
      "M0 52h120M8 52v28M112 52v28M42 50V26h36v24M48 26v-6h24v6M47 33h26M47 38h26M47 43h26M20 52V40h10v12M94 52V44h8v8",
  },
  screen: {
    box: [44, 8, 34, 62],
    lines:
      "M50 14h22v50H50zM54 21h14M54 27h10M54 33h14M54 39h8M58 58h6M20 80c4-22 16-30 30-28M100 80c-2-20-14-30-28-28",
  },
  paper: {
    box: [34, 18, 50, 50],
    lines:
      "M6 72h108M14 72v8M106 72v8M40 62l6-38h34l-4 38zM50 32h22M49 38h22M48 44h16M47 52h10M92 60l10-16 4 3-10 15-5 2z",
  },
  damage: {
    box: [42, 12, 40, 58],
    lines:
      "M8 6h104v68H8zM8 40h34M82 28h30M8 22h104M8 57h104M30 6v16M88 22v18M26 22v18M60 14l-6 12 9 8-10 14 8 7-4 12M63 34l10 5M53 48l-7 4",
  },
  sign: {
    box: [36, 6, 48, 48],
    lines: "M60 10L82 48H38zM60 22v13M60 40v2M56 48v28M64 48v28M10 76h100",
  },
  product: {
    box: [38, 10, 44, 60],
    lines:
      "M46 24h28v40H46zM52 24v-8h16v8M50 34h20v18H50zM53 46v-8M56 46v-8M59 46v-8M63 46v-8M67 46v-8M12 64h96M14 64V30h20v34M88 64V36h20v28",
  },
  person: {
    box: [44, 6, 32, 66],
    lines:
      "M52 20a8 8 0 1 0 16 0 8 8 0 1 0-16 0M49 18h22M52 16c0-10 16-10 16 0M60 28v22M60 34l-11 8M60 34l11 8M60 50l-8 20M60 50l8 20M8 70" +
      "h104M18 30a6 6 0 1 0 12 0 6 6 0 1 0-12 0M24 36v18M24 54l-6 16M24 54l6 16M24 42l-8 6M24 42l8 6",
  },
} as const;
