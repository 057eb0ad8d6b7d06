import { darkTheme } from "../journeys.ts";
import { test } from "./webkit-test.ts";

test.use({ dark: true });

test("on a machine with a dark theme the site is dark", async ({ visitor }) => darkTheme(visitor));
