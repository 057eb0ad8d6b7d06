import { darkTheme } from "../journeys.ts";
import { test } from "./webkit-test.ts";

test.use({ dark: true });

test("The site is dark on a machine with a dark theme", async ({ visitor }) => darkTheme(visitor));
