/** Words for failed scripts, and for a new version published while a page is open. */
export const recovery = {
  failed: "Something on this page stopped working in your browser. Everything written here is still readable, and the form still sends.",
  reload: "Load the page again",
  released: "A new version of this site was published while you had it open, so the page was loaded again.",
  goOn: "Go on to the page you chose",
  close: "Close",
} as const;
