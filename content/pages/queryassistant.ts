export const queryassistant = {
  meta: { title: "eDiscovery Query Assistant | Probata", description: "eDiscovery Query Assistant by Probata." },
  hero: { label: "eDiscovery Query Assistant", title: "eDiscovery Query Assistant" },
} as const;
