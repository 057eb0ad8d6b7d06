import { at } from "../values.ts";
import { type FieldProps, fieldId, focusSoon, useForm } from "./field.tsx";
import { Inner } from "./form.tsx";
import { PictureFile } from "./picture-file.tsx";

/**
 * A picture: its file, shown and chosen from this computer or from the library, and the words for
 * those who do not see it.
 */
export function PictureField({ form, path, value }: FieldProps<"picture">) {
  const { change } = useForm();
  const [file, words] = [
    form.fields.find(({ name }) => name === "file"),
    form.fields.filter(({ name }) => name !== "file"),
  ];
  return (
    <>
      <PictureFile
        kind="photo"
        path={[...path, "file"]}
        value={at(value, ["file"])}
        help={file?.form.help}
        onBrought={(name, alt) => {
          change([...path, "file"], name);
          if (alt && !at(value, ["alt"])) change([...path, "alt"], alt);
          focusSoon(fieldId([...path, "alt"]));
        }}
      />
      <Inner form={{ ...form, kind: "fields", fields: words }} {...{ path, value }} />
    </>
  );
}
