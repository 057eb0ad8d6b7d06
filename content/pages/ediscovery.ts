export const ediscovery = {
  meta: { title: "eDiscovery 3.0 | Probata", description: "eDiscovery 3.0 by Probata." },
  hero: { label: "eDiscovery 3.0", title: "eDiscovery 3.0" },
} as const;
