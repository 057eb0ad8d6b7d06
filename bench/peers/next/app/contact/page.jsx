import { contact as content } from "#content/pages/contact.ts";
import Page from "../../pages-contact.jsx";

export const metadata = { title: content.meta.title, description: content.meta.description };

export default Page;
