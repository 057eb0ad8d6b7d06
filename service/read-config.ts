import { company } from "content/company.ts";
import { type Config, type Fault, parseConfig } from "service/config.ts";
import { loadSettingsFile, type SettingsFile, SettingsFileFault } from "service/settings.ts";

/**
 * The settings of this process, from the environment and the settings file (settings.ts). On faults it prints them all after
 * `consequence` and exits with 1.
 */
export function readConfig(consequence = "The server does not start"): Config {
  const parsed = parseConfig(process.env, company.mail.info.address, loadOrStop(consequence));
  return parsed.ok ? parsed.config : stop(consequence, parsed.faults);
}

function loadOrStop(consequence: string): SettingsFile {
  try {
    return loadSettingsFile(process.env);
  } catch (error) {
    if (!(error instanceof SettingsFileFault)) throw error;
    return stop(consequence, [{ setting: "SETTINGS_FILE", found: error.message, remedy: "the path of the file that holds the settings" }]);
  }
}

function stop(consequence: string, faults: readonly Fault[]): never {
  const lines = faults.map(({ setting, found, remedy }) => `  ${setting}: found ${found}; expected ${remedy}`);
  process.stderr.write(`${consequence}: ${faults.length === 1 ? "a setting is" : "some settings are"} wrong.\n${lines.join("\n")}\n`);
  process.exit(1);
}
