// The same home, service, contact and blog pages as a Next site would have them: the app router, exported as files.
import { fileURLToPath } from "node:url";

export default {
  output: "export",
  turbopack: {
    root: fileURLToPath(new URL("..", import.meta.url)),
    resolveAlias: { "react-router": "./router.jsx" },
  },
};
