/** Per cent with two decimals (specification, section 9). */
export function rateWords(rate: number): string {
  return `${rate.toFixed(2)}%`;
}
