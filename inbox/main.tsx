import "#app/styles/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

// Passkeys are bound to a name; an address of numbers has none (WebAuthn §5.1.3).
if (location.hostname === "127.0.0.1" || location.hostname === "[::1]") location.hostname = "localhost";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
