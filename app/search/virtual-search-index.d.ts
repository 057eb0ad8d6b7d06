/** Made by scripts/search-index/plugin.ts when the site is built, and by the development server when it is first asked for. */
declare module "virtual:search-index" {
  const rows: readonly import("./search-index.ts").IndexRow[];
  export default rows;
}
