import type { SiteName } from '#contract/site.ts';

/**
 * Browsers that test side by side, one more than the two cores they are made for: a test waits a quarter of its time.
 * Each has a product with data of its own: no test meets another's answers.
 */
export const PRODUCTS = 3;
/** First port of the first product; away from those of `npm start`, so that both can run. */
const FIRST_TEST_PORT = 3100;
const PORTS_OF_A_PRODUCT = 10;

const offsets: Record<SiteName, number> = { edu: 0, school: 1, home: 2 };

/** First port of a product. @param product 0 to PRODUCTS - 1; without it that of the worker which asks */
export function firstPortOf(product = Number(process.env.TEST_PARALLEL_INDEX ?? 0)): number {
  return FIRST_TEST_PORT + product * PORTS_OF_A_PRODUCT;
}

export function originOf(site: SiteName): string {
  return `http://localhost:${firstPortOf() + offsets[site]}`;
}
