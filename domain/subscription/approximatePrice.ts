/** Days of an average month. */
const MONTH_DAYS = 365 / 12;

/** What a ticket costs a day, in won, rounded up to tens: said as "about". @param months that the price pays for */
export function approximatePricePerDay(price: number, months: number): number {
  return Math.ceil(price / (months * MONTH_DAYS) / 10) * 10;
}

/** What a ticket costs a month, in won, rounded up to hundreds: said as "about". @param months that the price pays for */
export function approximatePricePerMonth(price: number, months: number): number {
  return Math.ceil(price / months / 100) * 100;
}
