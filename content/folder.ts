/** content/ itself, or the copy that a preview of the desk shows. */
export const contentFolder = process.env.CONTENT_FOLDER ?? import.meta.dirname;

/** The folder whose words, people and partners the schemas refer to. */
let folder = contentFolder;

export const currentFolder = () => folder;

/** What `read` returns when references mean another folder of content: a copy with changes. */
export function inFolder<T>(other: string, read: () => T): T {
  const before = folder;
  folder = other;
  try {
    return read();
  } finally {
    folder = before;
  }
}
