/** A record. `time` is in milliseconds since 1970, NaN if unreadable; `items` counts its files or messages. */
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

/** A rule's effect or a share's target. `targets` are addresses or names; `says` are the settings as logged. */
export type Detail = {
  readonly targets: readonly string[];
  readonly isGuest: boolean;
  readonly forwards: boolean;
  readonly hides: boolean;
  readonly says: string;
};
