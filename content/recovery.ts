/** Words for a part of a page whose script failed. */
export const recovery = {
  failed: "Something on this page stopped working in your browser. Everything written here is still readable, and the form still sends.",
  reload: "Load the page again",
  close: "Close",
} as const;
