// Publishes the page of a test project, in a process of its own that desk.long.test.ts ends at a
// step.
import { about, ben, deskOf } from "../support/desk.ts";

const [project = ""] = process.argv.slice(2);
const desk = await deskOf(project);
const { version } = await desk.drafts.open(about);
await desk.publication.publish([{ file: about, version }], ben);
await desk.close();
