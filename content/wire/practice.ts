/** The practice areas, by the names of `practices` in content/navigation.yaml. */
export const practiceNames = ["litigation", "ai", "microsoft", "google"] as const;
export type Practice = (typeof practiceNames)[number];
