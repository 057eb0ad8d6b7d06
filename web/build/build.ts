// npm run build: checks the content, then builds the site. The build is imported afterwards,
// because its modules read the content at once.
import "./checked-content.ts";

await import("./build-site.ts");
