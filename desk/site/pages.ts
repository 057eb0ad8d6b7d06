// What the desk draws, as one bundle (bundle.ts) that is evaluated again for each page: it reads the words then.
export { originals } from "content/picture.ts";
export { sitePaths } from "content/site-paths.ts";
export { moduleOf, render } from "web/build/render.tsx";
export { readGuides, renderGuide } from "web/text/guide.ts";
