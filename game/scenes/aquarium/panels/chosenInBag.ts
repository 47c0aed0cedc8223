/**
 * What the bag describes and gives, by item id: what was chosen, else the first of what is `shown`. Nothing once the
 * chosen one has run out: whoever gives with tap upon tap would go over to another thing without having chosen it.
 */
export function chosenInBag(
  bag: readonly { itemId: string }[],
  shown: readonly string[],
  selected: string | null,
): string | null {
  if (selected !== null && !bag.some(({ itemId }) => itemId === selected)) return null;
  return selected !== null && shown.includes(selected) ? selected : (shown[0] ?? null);
}
