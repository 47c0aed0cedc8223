/** Share of `whole` in hundredths of a per cent, 0–10000, rounded; 0 of nothing. Kept as a whole number. */
export function rateHundredths(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.max(0, Math.min(10_000, Math.round((part * 10_000) / whole)));
}

/** Per cent with two decimals (specification, section 9). */
export function ratePercent(part: number, whole: number): number {
  return rateHundredths(part, whole) / 100;
}
