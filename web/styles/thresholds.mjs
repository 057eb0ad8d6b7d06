// A rule of stylelint: a sheet asks for a width of a container or a window only where web/styles/tokens.css says that layouts change.
import stylelint from "stylelint";

const ruleName = "probata/thresholds";
const known = { container: ["26rem", "34rem", "42rem", "52rem", "60rem"], media: ["600px", "1100px"] };

const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkAtRules(/^(?:container|media)$/, (node) => {
    for (const [, before, after] of node.params.matchAll(/([\d.]+[a-z]+) *<=? *width|width *[<>:]=? *([\d.]+[a-z]+)/g)) {
      const width = before ?? after;
      if (known[node.name].includes(width)) continue;
      const message = `${width} is no threshold of web/styles/tokens.css (${known[node.name].join(", ")}). (${ruleName})`;
      stylelint.utils.report({ ruleName, result, node, message });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = {};
rule.meta = { url: "" };

export default stylelint.createPlugin(ruleName, rule);
