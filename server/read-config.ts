import { existsSync } from "node:fs";
import { company } from "#content/company.ts";
import { type Config, parseConfig } from "#server/config.ts";

/** The settings of this process, from the environment and `.env`. When one is wrong, says every fault after `consequence` and ends the process with 1. */
export function readConfig(consequence = "The server does not start"): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const parsed = parseConfig(process.env, company.mail.info.address);
  if (parsed.ok) return parsed.config;
  const lines = parsed.faults.map(({ setting, found, remedy }) => `  ${setting}: found ${found}; expected ${remedy}`);
  process.stderr.write(
    `${consequence}: ${parsed.faults.length === 1 ? "a setting is" : "some settings are"} wrong.\n${lines.join("\n")}\n`,
  );
  process.exit(1);
}
