import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { isFields } from "../same-items.ts";
import { faultsAt } from "../values.ts";
import { deskPaths, type LibraryPicture, type PictureChoice } from "../wire.ts";
import { ask } from "./ask.ts";
import css from "./desk.module.css";
import { Faults, type FieldProps, fieldId, focusSoon, useForm } from "./field.tsx";
import { Inner } from "./form.tsx";
import { altsOf, PicturePicker } from "./library.tsx";

type Named = { readonly name: string };

/** Endings of the photographs that the site takes. */
export const photoEndings: readonly string[] = ["jpg", "jpeg", "png", "webp", "avif"];

/** In pixels: wider than the widest file that the site makes of it. */
const WIDEST = 2_880;

/**
 * Draws a photograph smaller if it is wider than any file the site makes of it. The camera's data
 * are left out as well.
 */
async function shrink(picture: File): Promise<Blob> {
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
  const bring = (doing: string, work: () => Promise<Named>, alt?: string) => {
    setSays(doing);
    setBusy(true);
    work()
      .then(({ name }) => {
        setSays("");
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
    bring("Uploading …", async () => ask<Named>("POST", url, await shrink(picture)));
  };
  const choose = (picture: LibraryPicture) => {
    const { id, name } = picture;
    const choice: PictureChoice = { file, id, name };
    bring("Please wait …", () => ask<Named>("POST", deskPaths.choose, choice), altsOf(picture)[0]);
  };
  const note = (
    <p className={css.note} role="status">
      {says}
    </p>
  );
  return { note, upload, choose, isBusy };
}

/** Chooses a picture from this computer. The same one can be chosen twice. */
export const PictureInput = ({
  onPick,
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & { onPick: (picture: File) => void }) => (
  <input
    {...input}
    type="file"
    accept="image/jpeg,image/png,image/webp,image/avif"
    onChange={({ currentTarget }) => {
      const [picture] = currentTarget.files ?? [];
      currentTarget.value = "";
      if (picture) onPick(picture);
    }}
  />
);

/**
 * A picture: its file, shown and chosen from this computer or from the library, and the words for
 * those who do not see it.
 */
export function PictureField({ form, path, value }: FieldProps<"picture">) {
  const { file, change, faults } = useForm();
  const [size, setSize] = useState("");
  const name = isFields(value) && typeof value.file === "string" ? value.file : "";
  const place = [...path, "file"];
  const id = fieldId(place);
  const wrong = faultsAt(faults, place);
  const [isChoosing, setChoosing] = useState(false);
  const { note, upload, choose, isBusy } = useUpload(file, id, (brought, alt) => {
    change(place, brought);
    const isDescribed = isFields(value) && typeof value.alt === "string" && value.alt !== "";
    if (alt && !isDescribed) change([...path, "alt"], alt);
    focusSoon(fieldId([...path, "alt"]));
  });
  return (
    <>
      <div className={css.picture}>
        {name === "" ? (
          <p className={css.help}>No picture yet.</p>
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
        <label htmlFor={id}>{name ? "Replace the picture" : "Upload a picture"}</label>
        <PictureInput
          id={id}
          disabled={isBusy}
          aria-describedby={`${id}-help ${id}-faults`}
          onPick={upload}
        />
        <Button line small disabled={isBusy} onClick={() => setChoosing(true)}>
          Choose a picture …
        </Button>
        {isChoosing && (
          <PicturePicker
            endings={photoEndings}
            onPick={(picture) => {
              setChoosing(false);
              choose(picture);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
        <p id={`${id}-help`} className={css.help}>
          {form.fields.find((field) => field.name === "file")?.form.help}
        </p>
        <Faults id={id} faults={wrong} />
        {note}
      </div>
      <Inner
        form={{
          ...form,
          kind: "fields",
          fields: form.fields.filter((field) => field.name !== "file"),
        }}
        {...{ path, value }}
      />
    </>
  );
}
