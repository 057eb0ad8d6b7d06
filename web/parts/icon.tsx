import { classNames } from "./class-names.ts";
import css from "./icon.module.css";

/** Line drawings on a 16-unit grid. Decorative: the control that contains one has a name. */
const paths = {
  down: "M3 6l5 5 5-5",
  tick: "M3 8.5l3.5 3.5L13 4",
  cross: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  bang: "M8 2.5v7M8 12.5v1",
  facebook: "M9.5 15V8.5M6 8.5h5.5M12 1.5h-.8C10 1.5 9.5 2.3 9.5 3.4v5",
  professional: "M3 6.5v7M3 2.6v.2M7 13.5v-7M7 9.4c0-2 1.1-3 2.9-3S13 7.5 13 9.4v4.1",
  posts: "M2.5 3h11v8H8l-3.5 3v-3h-2z",
  video: "M1.5 3.5h13v9h-13zM6.7 6v4L10 8z",
  mail: "M1.5 3h13v10h-13zM1.5 3.5L8 9l6.5-5.5",
  search: "M10 10l4 4M11 7a4 4 0 1 1-8 0 4 4 0 1 1 8 0",
  filter: "M2 3.5h12M4.5 8h7M7 12.5h2",
  out: "M4 12L12 4M6 4h6v6",
  link: "M6.5 9.5l3-3M7.5 5l1.8-1.8a2.5 2.5 0 0 1 3.5 3.5L11 8.5M8.5 11l-1.8 1.8a2.5 2.5 0 0 1-3.5-3.5L5 7.5",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames(css.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
