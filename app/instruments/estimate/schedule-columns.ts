/** The measures of the schedule, in its order. */
export const scheduleColumns = ["collected", "loaded", "hostedLast", "read", "hours", "months"] as const;
