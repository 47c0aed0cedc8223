/** Parts of a text as sentences one after the other; what ends like one already gets no second full stop. */
export function joinSentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part, index, all) => (index === all.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
