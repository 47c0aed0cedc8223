/** A price by its version. Whole won with VAT. */
export interface Price {
  priceNo: number;
  price: number;
}

/**
 * What a renewal costs. A lower price in force is taken by itself; a higher one only with the payer's consent to that
 * very version, which counts from the day it begins. Without it the price that was agreed to stays.
 *
 * @param agreed what the payer agreed to so far
 * @param inForce the list price of the due day
 * @param consentedPriceNo the version that the payer agreed to, if any
 */
export function renewalPrice(agreed: Price, inForce: Price, consentedPriceNo: number | null): Price {
  return inForce.price <= agreed.price || inForce.priceNo === consentedPriceNo ? inForce : agreed;
}
