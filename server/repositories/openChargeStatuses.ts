/** Of a charge or refund: asked of the company or about to be, and not answered yet. */
export const openChargeStatuses = ['INIT', 'SENT', 'UNKNOWN'] as const;
