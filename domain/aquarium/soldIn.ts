/** True when the shop sells an item in a month (`YYYY-MM` in Seoul). What was sold once is sold for ever. */
export function soldIn(item: { from?: string | undefined }, month: string): boolean {
  return item.from === undefined || item.from <= month;
}
