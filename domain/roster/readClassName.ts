/** `3반`, `３`, `3.0`, `사랑반` as they are stored and compared: `3`, `사랑`. Null for an empty cell. */
export function readClassName(given: string): string | null {
  const text = given
    .slice(0, 60)
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const plain = text.replace(/^(\d+)\.0$/u, '$1').replace(/^(?:\d학년\s*|\d-)(?=\S)/u, '');
  const name = plain.replace(/ ?반$/u, '').replace(/^0+(?=\d)/u, '');
  if (/^[-.]*$/u.test(name)) return null;
  return name;
}
