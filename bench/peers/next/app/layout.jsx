import "#app/styles/base.css";
import "./fonts.css";
import { Frame } from "../frame.jsx";
import { fonts } from "./fonts.js";

export const metadata = { icons: "/mark.svg", manifest: "/site.webmanifest" };
export const viewport = { colorScheme: "light dark" };

export default function Layout({ children }) {
  return (
    <html lang="en" className={fonts}>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
