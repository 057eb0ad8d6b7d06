import "web/styles/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

// Passkeys need a host name; they do not work on a numeric address (WebAuthn §5.1.3).
if (location.hostname === "127.0.0.1" || location.hostname === "[::1]")
  location.hostname = "localhost";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
