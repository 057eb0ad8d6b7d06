/** Made by scripts/search-index/plugin.ts: at build time, and in the development server at the first request. */
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
