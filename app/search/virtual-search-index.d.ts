/** Made by scripts/search-index/plugin.ts when the site is built, and by the development server when it is first asked for. */
declare module "virtual:search-heads" {
  const rows: readonly import("./search-index.ts").HeadRow[];
  export default rows;
}
declare module "virtual:search-pages" {
  const rows: readonly import("./search-index.ts").TextRow[];
  export default rows;
}
declare module "virtual:search-reading" {
  const rows: readonly import("./search-index.ts").TextRow[];
  export default rows;
}
