/** Days of an average month. */
const MONTH_DAYS = 365 / 12;

/**
 * What a ticket costs a day and a month, in round sums for comparing; never less than it is.
 *
 * @param price of the whole ticket, won
 * @param months that it pays for
 * @returns won, rounded up to tens for a day and to hundreds for a month
 */
export function approximatePrice(price: number, months: number): { perDay: number; perMonth: number } {
  return {
    perDay: Math.ceil(price / (months * MONTH_DAYS) / 10) * 10,
    perMonth: Math.ceil(price / months / 100) * 100,
  };
}
