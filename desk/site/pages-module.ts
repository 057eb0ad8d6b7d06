/** The module that renders documents, as the manifest of a bundle names it. */
export const RENDER = "web/build/render.tsx";
