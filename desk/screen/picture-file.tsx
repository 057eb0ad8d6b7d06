import { type ComponentProps, useEffect, useRef, useState } from "react";
import frame from "web/inbox/frame.module.css";
import { Button } from "web/parts/button.tsx";
import { faultsAt } from "../values.ts";
import {
  deskPaths,
  type FieldPath,
  type KeptPicture,
  type LibraryPicture,
  type PictureChoice,
} from "../wire.ts";
import { ask } from "./ask.ts";
import css from "./desk.module.css";
import { Faults, type FieldProps, fieldId, focusSoon, useForm } from "./field.tsx";
import { altsOf, PicturePicker } from "./library.tsx";

/** The files that photographs and logos may be, by their endings. */
export const endings = {
  photo: ["jpg", "jpeg", "png", "webp", "avif"],
  logo: ["svg", "png", "webp"],
} as const satisfies Record<string, readonly string[]>;
type Kind = keyof typeof endings;

/** In pixels: wider than the widest file that the site makes of it. */
const WIDEST = 2_880;

/**
 * Draws a photograph smaller if it is wider than any file the site makes of it. The camera's data
 * are left out as well.
 */
async function shrink(picture: File): Promise<Blob> {
  if (picture.type === "image/svg+xml") return picture;
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new Error(whyUnreadable(picture));
  });
  const scale = Math.min(WIDEST / bitmap.width, 1);
  if (scale === 1 && picture.type !== "image/jpeg") return picture;
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({
    type: picture.type === "image/png" ? "image/png" : "image/jpeg",
    quality: 0.92,
  });
}

/** What a person can do about a file that the browser cannot read. */
export const whyUnreadable = ({ name, type }: Pick<File, "name" | "type">): string =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)
    ? "This is a picture in the iPhone’s own format (HEIC). Save it as JPEG first: on a Mac with " +
      "Preview, File, Export; on the iPhone choose Settings, Camera, Formats, Most Compatible and " +
      "take it again."
    : "The file cannot be read as a picture. Choose a JPEG, PNG, WebP or AVIF file.";

/**
 * Brings pictures into the draft of `file`, from this computer (`upload`) or from the library
 * (`choose`). The name by which the words name a picture goes to `onDone`, with an alt text that
 * it has elsewhere. `note`: how far it is. `id`: of the control that chooses it, which is disabled
 * while one is on its way.
 */
export function useUpload(
  file: string,
  id: string,
  onDone: (name: string, alt?: string | undefined) => void,
) {
  const [says, setSays] = useState("");
  const [isBusy, setBusy] = useState(false);
  // As drawn last: the item with the picture may have moved meanwhile.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const bring = (doing: string, work: () => Promise<KeptPicture>, alt?: string) => {
    setSays(doing);
    setBusy(true);
    work()
      .then(({ name, removed = [] }) => {
        setSays(removed.length > 0 ? `Left out of the drawing: ${removed.join(", ")}.` : "");
        done.current(name, alt);
      })
      .catch((error: Error) => {
        setSays(error.message);
        focusSoon(id);
      })
      .finally(() => setBusy(false));
  };
  const upload = (picture: File) => {
    const url = `${deskPaths.picture}?${new URLSearchParams({ file, name: picture.name })}`;
    bring("Uploading …", async () => ask<KeptPicture>("POST", url, await shrink(picture)));
  };
  const choose = (picture: LibraryPicture) => {
    const { id, name } = picture;
    const choice: PictureChoice = { file, id, name };
    bring(
      "Please wait …",
      () => ask<KeptPicture>("POST", deskPaths.choose, choice),
      altsOf(picture)[0],
    );
  };
  const note = (
    <p className={frame.small} role="status">
      {says}
    </p>
  );
  return { note, upload, choose, isBusy };
}

/** Chooses a picture from this computer. The same one can be chosen twice. */
export const PictureInput = ({
  kind = "photo",
  onPick,
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & {
  kind?: Kind;
  onPick: (picture: File) => void;
}) => (
  <input
    {...input}
    type="file"
    accept={endings[kind].map((ending) => `.${ending}`).join()}
    onChange={({ currentTarget }) => {
      const [picture] = currentTarget.files ?? [];
      currentTarget.value = "";
      if (picture) onPick(picture);
    }}
  />
);

/** The file of a logo. The name of its owner says what it shows. */
export function LogoField({ form, path, value }: FieldProps<"words">) {
  const { change } = useForm();
  return (
    <fieldset className={css.inner} aria-label={form.label}>
      <div className={css.groupHead}>
        <p>{form.label}</p>
        {form.optional && value !== undefined && (
          <Button
            line
            className={css.tool}
            aria-label={`Remove ${form.label}`}
            onClick={() => {
              change(path, undefined);
              focusSoon(fieldId(path));
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <PictureFile
        kind="logo"
        {...{ path, value }}
        help={form.help}
        onBrought={(name) => {
          change(path, name);
          focusSoon(fieldId(path));
        }}
      />
    </fieldset>
  );
}

type PictureFileProps = {
  kind: Kind;
  path: FieldPath;
  value: unknown;
  help: string | undefined;
  onBrought: (name: string, alt?: string | undefined) => void;
};

/** A file as it is now, and what brings another one in its place. */
export function PictureFile({ kind, path, value, help, onBrought }: PictureFileProps) {
  const { file, faults } = useForm();
  const [size, setSize] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  const name = typeof value === "string" ? value : "";
  const id = fieldId(path);
  const { note, upload, choose, isBusy } = useUpload(file, id, onBrought);
  const what = kind === "logo" ? "logo" : "picture";
  return (
    <div className={css.picture}>
      {name === "" ? (
        <p className={css.help}>No {what} yet.</p>
      ) : (
        <figure>
          <img
            src={`${deskPaths.picture}?${new URLSearchParams({ file, name })}`}
            alt="As it is now"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize(`, ${naturalWidth} by ${naturalHeight} pixels`)
            }
            onError={() => setSize(", cannot be shown")}
          />
          <figcaption>
            {name}
            {size}
          </figcaption>
        </figure>
      )}
      <label htmlFor={id}>{name ? `Replace the ${what}` : `Upload a ${what}`}</label>
      <PictureInput
        id={id}
        kind={kind}
        disabled={isBusy}
        aria-describedby={`${id}-help ${id}-faults`}
        onPick={upload}
      />
      <Button line small disabled={isBusy} onClick={() => setChoosing(true)}>
        Choose a picture …
      </Button>
      {isChoosing && (
        <PicturePicker
          endings={endings[kind]}
          onPick={(picture) => {
            setChoosing(false);
            choose(picture);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      <p id={`${id}-help`} className={css.help}>
        {help}
      </p>
      <Faults id={id} faults={faultsAt(faults, path)} />
      {note}
    </div>
  );
}
