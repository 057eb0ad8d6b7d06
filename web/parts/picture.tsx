import type { Picture as PictureData } from "content/picture.ts";
import { classNames } from "./class-names.ts";
import css from "./picture.module.css";
import { fileOf, filesOf } from "./picture-files.ts";

type PictureProps = {
  readonly picture: PictureData;
  /** How wide it is on the page, as the attribute `sizes` says it. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** It is in the first view: the browser is to load it at once. */
  readonly first?: boolean;
};

/**
 * A picture as AVIF or WebP, in the width that the screen needs. Its files are made by
 * web/build/pictures.ts.
 */
export function Picture({ picture, sizes, className, first }: PictureProps) {
  const { width, height, alt, focus } = picture;
  return (
    <picture className={css.frame}>
      <source type="image/avif" srcSet={filesOf(picture, "avif")} sizes={sizes} />
      <img
        className={classNames(css.picture, className)}
        src={fileOf(picture)}
        srcSet={filesOf(picture, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        data-focus={focus}
        loading={first ? undefined : "lazy"}
        decoding={first ? undefined : "async"}
      />
    </picture>
  );
}
