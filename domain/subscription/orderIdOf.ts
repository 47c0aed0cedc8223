/** Every order of ours begins so: what does not is not ours to give back. */
export const ORDER_PREFIX = 'cb-';

const LONGEST_NAME = 100;
/** What the company takes as an order id. */
const ORDER_ID = /^[A-Za-z0-9_-]{6,64}$/;

/**
 * The company's name of one charge, never used twice. @param random at least 16 letters or digits nobody can guess
 */
export function orderIdOf(
  about: { subscriptionNo: number; day: string; attempt: number } | null,
  random: string,
): string {
  const what = about === null ? 'new' : `${about.subscriptionNo}-${about.day.replaceAll('-', '')}-${about.attempt}`;
  const id = `${ORDER_PREFIX}${what}-${random}`.slice(0, 64);
  if (!ORDER_ID.test(id)) throw new Error('not an order id');
  return id;
}

/** As the receipt shows it. @param start the first day of the period */
export function orderNameOf(title: string, start: string): string {
  const [, month = '', day = ''] = start.split('-');
  return `책바다 ${title} (${Number(month)}월 ${Number(day)}일부터)`.slice(0, LONGEST_NAME);
}
