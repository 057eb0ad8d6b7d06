import { forensics as content } from "#content/pages/forensics.ts";
import Page from "../../pages-forensics.jsx";

export const metadata = { title: content.meta.title, description: content.meta.description };

export default Page;
