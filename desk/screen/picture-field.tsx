import { useState } from "react";
import { isFields } from "../same-items.ts";
import { deskPaths } from "../wire.ts";
import { ask } from "./ask.ts";
import css from "./desk.module.css";
import { Faults, type FieldProps, Inner } from "./form.tsx";
import { fieldId, focusSoon, useForm } from "./form-context.ts";
import { faultsAt, keyOf } from "./values.ts";

export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** In bytes, as the check has it (content/picture.ts). */
const MOST = 20_000_000;
/** In pixels: wider than the widest file that the site makes of it. */
const WIDEST = 2_880;

/** Sends a picture to the draft of `file`. Returns the name by which the words name it. Throws an Error in staff's words. */
export async function uploadPicture(file: string, picture: File): Promise<string> {
  if (!pictureTypes.split(",").includes(picture.type))
    throw new Error("The site cannot use this file. Upload a JPEG, PNG, WebP or AVIF picture.");
  const smaller = await shrink(picture);
  if (smaller.size > MOST) throw new Error(`The picture has ${Math.round(smaller.size / 1_000_000)} MB. The limit is 20 MB.`);
  const query = new URLSearchParams({ file, name: picture.name });
  const answer = await ask<{ name: string }>("POST", `${deskPaths.picture}?${query}`, smaller);
  return answer.name;
}

/** A photograph that is wider than any file made of it, drawn smaller: that also leaves out what the camera wrote into it. */
async function shrink(picture: File): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new Error("The file cannot be read as a picture.");
  });
  const scale = WIDEST / bitmap.width;
  if (scale >= 1 && picture.type !== "image/jpeg") return picture;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * Math.min(scale, 1));
  canvas.height = Math.round(bitmap.height * Math.min(scale, 1));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = picture.type === "image/png" ? "image/png" : "image/jpeg";
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  return drawn ?? picture;
}

/** A picture: its file, shown and chosen from this computer, and the words for those who do not see it. */
export function PictureField({ form, path, value }: FieldProps<"picture">) {
  const { file, change, faults } = useForm();
  const [note, setNote] = useState("");
  const [size, setSize] = useState("");
  const name = isFields(value) ? value.file : undefined;
  const place = [...path, "file"];
  const id = fieldId(keyOf(place));
  const wrong = faultsAt(faults, keyOf(place));
  const take = async (picture: File | undefined) => {
    if (!picture) return;
    setNote("Uploading …");
    try {
      const uploaded = await uploadPicture(file, picture);
      change(place, uploaded);
      setNote("Uploaded.");
      focusSoon(fieldId(keyOf([...path, "alt"])));
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <div className={css.picture}>
        {typeof name === "string" && name !== "" ? (
          <figure>
            <img
              src={`${deskPaths.picture}?${new URLSearchParams({ file, name })}`}
              alt="As it is now"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize(`${naturalWidth} by ${naturalHeight} pixels`)}
              onError={() => setSize("cannot be shown")}
            />
            <figcaption>
              {name}
              {size && `, ${size}`}
            </figcaption>
          </figure>
        ) : (
          <p className={css.help}>No picture yet.</p>
        )}
        <label htmlFor={id}>{name ? "Replace the picture" : "Upload a picture"}</label>
        <input
          id={id}
          type="file"
          accept={pictureTypes}
          aria-describedby={wrong.length > 0 ? `${id}-faults` : undefined}
          onChange={({ currentTarget: { files } }) => take(files?.[0])}
        />
        <Faults id={`${id}-faults`} faults={wrong} />
        <p className={css.note} role="status">
          {note}
        </p>
      </div>
      <Inner form={{ ...form, kind: "fields", fields: form.fields.filter((field) => field.name !== "file") }} {...{ path, value }} />
    </>
  );
}
