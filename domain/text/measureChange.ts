/**
 * How much lies between what two texts both begin and both end with: letters that `gone` from the one and are `fresh`
 * in the other.
 */
export function measureChange(one: string, other: string): { gone: number; fresh: number } {
  const [first, second] = [[...one.normalize('NFC')], [...other.normalize('NFC')]];
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  return { gone: first.length - start - end, fresh: second.length - start - end };
}
