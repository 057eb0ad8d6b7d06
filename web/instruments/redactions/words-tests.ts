/** The twelve tests in their order: name, and what was tried. */
export const redactionTests = {
  cover: { name: "Text under a bar or a picture", tried: "What is painted over text, and whether the text shows through" },
  color: { name: "Text in the color of its background", tried: "Text compared with what is painted behind it" },
  picture: { name: "Picture under a bar", tried: "What a picture holds where a bar lies on it" },
  ocr: { name: "Text layer behind a scan", tried: "Invisible words compared with the picture in their place" },
  marks: { name: "Bars that are only annotations", tried: "Redactions that are marked, and bars laid on as comments" },
  notes: { name: "Notes, bookmarks and form values", tried: "What comments, bookmarks and fields of forms hold" },
  layers: { name: "Hidden layers", tried: "Layers that are switched off" },
  edges: { name: "Cropped page edges", tried: "Text beyond the edge of the page or of a frame" },
  revisions: { name: "Earlier versions inside the file", tried: "Words and pictures that earlier saves had" },
  attachments: { name: "Attached files", tried: "Files within the file" },
  properties: { name: "Document properties", tried: "Title, author, keywords, and what XMP adds" },
  scripts: { name: "Scripts and links", tried: "Scripts, and addresses that the page does not show" },
} as const;
