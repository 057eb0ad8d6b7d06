// What the desk draws, as one bundle (bundle.ts) that a thread loads again for each page: it reads the words while it is loaded.
export { originals } from "content/picture.ts";
export { sitePaths } from "content/site-paths.ts";
export { moduleOf, render } from "web/build/render.tsx";
export { readGuides, renderGuide } from "web/text/guide.ts";
