export const REFUND_REASONS = ["second_payment", "late_payment", "cancellation", "complaint", "mistake"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REFUNDABLE_MONTHS = 6;
/** In paise. The provider refuses a smaller refund. */
export const MIN_REFUND_PAISE = 100;
