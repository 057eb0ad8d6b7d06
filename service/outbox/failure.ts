import { codeOf, type FailureReason, reasonOfCode } from "service/failure-reasons.ts";

/**
 * A failed try. `permanent`: it waits for staff. `drop`: its row goes, the history stays.
 * `retryAfterMs`: the receiver's wish.
 */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason;
  readonly permanent: boolean;
  readonly drop: boolean;
  readonly retryAfterMs: number | null;

  constructor(
    reason: FailureReason,
    detail: string,
    options: {
      readonly permanent?: boolean;
      readonly drop?: boolean;
      readonly retryAfterMs?: number | null;
    } = {},
  ) {
    super(detail);
    this.name = "DeliveryFailure";
    this.reason = reason;
    this.permanent = options.permanent ?? false;
    this.drop = options.drop ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/**
 * Turns whatever a channel threw into a named failure: network errors by their libuv and OpenSSL
 * codes.
 */
export function toDeliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const code = codeOf(error);
  return new DeliveryFailure(reasonOfCode(code), code ?? "no code");
}
