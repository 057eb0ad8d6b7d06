// A rule of stylelint: a sheet asks for a width of a container or a window only where
// web/styles/tokens.css says that layouts change.
import { readFileSync } from "node:fs";
import stylelint from "stylelint";

const ruleName = "site/thresholds";
const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const known = Array.from(
  tokens.matchAll(/^ +((?:container|media) [\d.]+[a-z]+): /gm),
  ([, threshold]) => threshold,
);

const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkAtRules(/^(?:container|media)$/, (node) => {
    for (const [, before, after] of node.params.matchAll(
      /([\d.]+[a-z]+) *<=? *width|width *[<>:]=? *([\d.]+[a-z]+)/g,
    )) {
      const threshold = `${node.name} ${before ?? after}`;
      if (known.includes(threshold)) continue;
      const message = `${threshold} is no threshold of web/styles/tokens.css (${known.join(", ")}). (${ruleName})`;
      stylelint.utils.report({ ruleName, result, node, message });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = {};
rule.meta = { url: "" };

export default stylelint.createPlugin(ruleName, rule);
