import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "content/folder.ts";
import { expect, onTestFinished, test } from "vitest";
import { pictureUses } from "./picture-uses.ts";

test("Fields and prose that name a picture are found with its alt text and their place", () => {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const files = {
    "partners.yaml":
      "heading: Platforms\npartners:\n  - id: stele\n    name: Stele\n    role: Archive\n    logo: logos/stele.svg\n",
    "people.yaml":
      "ada:\n  name: Ada Whitlock\n  picture:\n    file: people/ada.jpg\n    alt: Ada at work\n",
    "articles/zebra.md":
      '---\ntitle: Stripes\npicture:\n  file: zebra/lead.jpg\n---\n\nOne ![A zebra](zebra/one%20zebra.jpg "At noon").\n',
  };
  const pictures = ["articles/zebra/lead.jpg", "articles/zebra/one zebra.jpg", "people/ada.jpg"];
  for (const name of [...pictures, "logos/stele.svg"]) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const uses = pictureUses(folder);
  expect(uses).toEqual([
    {
      file: "content/articles/zebra.md",
      title: "Stripes",
      path: ["picture", "file"],
      label: "Picture",
      alt: "",
      picture: "content/articles/zebra/lead.jpg",
    },
    {
      file: "content/articles/zebra.md",
      title: "Stripes",
      path: ["body"],
      line: 0,
      label: "Text",
      alt: "A zebra",
      picture: "content/articles/zebra/one zebra.jpg",
    },
    {
      file: "content/people.yaml",
      title: "People",
      path: ["ada", "picture", "file"],
      label: "Ada Whitlock › Picture",
      alt: "Ada at work",
      picture: "content/people/ada.jpg",
    },
    {
      file: "content/partners.yaml",
      title: "Partners",
      path: ["partners", 0, "logo"],
      label: "Partners › Stele › Logo",
      alt: null,
      picture: "content/logos/stele.svg",
    },
  ]);
  expect(pictureUses(folder, "content/people.yaml")).toHaveLength(1);
});
