import { createElement, type ReactElement } from "react";
import { mark, type Shape } from "./mark.ts";

/** The owner's mark (content/brand/mark.svg), in the colours of the ground around it. */
export function BrandMark() {
  return (
    <svg viewBox={mark.props.viewBox} aria-hidden="true">
      {mark.shapes.map(draw)}
    </svg>
  );
}

const draw = ({ tag, props, shapes }: Shape, i: number): ReactElement =>
  createElement(tag, { ...props, key: i }, ...shapes.map(draw));
