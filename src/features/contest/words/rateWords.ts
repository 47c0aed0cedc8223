/** Per cent, rounded to two decimals (specification, section 9); a whole number is written as one. */
export function rateWords(rate: number): string {
  return `${Number(rate.toFixed(2))}%`;
}
