import { blog as content } from "#content/pages/blog.ts";
import Page from "../../pages-blog.jsx";

export const metadata = { title: content.meta.title, description: content.meta.description };

export default Page;
