/** What is kept of a record. `time` in milliseconds since 1970, NaN where none can be read; `items` is how many things it stands for. */
export type LogRecord = {
  readonly id: string;
  readonly time: number;
  readonly person: string;
  readonly operation: string;
  readonly object: string;
  readonly address: string;
  readonly agent: string;
  readonly workload: string;
  readonly items: number;
  readonly isFailed: boolean;
  /** Mail that was synchronised or opened, and whether the log was throttled for it. */
  readonly access?: { readonly isSync: boolean; readonly isThrottled: boolean };
  readonly detail?: Detail;
};

/** What a rule does, or whom something was shared with. `targets` are addresses or names; `says` the settings as the log has them. */
export type Detail = {
  readonly targets: readonly string[];
  readonly isGuest: boolean;
  readonly forwards: boolean;
  readonly hides: boolean;
  readonly says: string;
};
