import { home as content } from "#content/pages/home.ts";
import Page from "../pages-home.jsx";

export const metadata = { title: content.meta.title, description: content.meta.description };

export default Page;
