const BUILT_IN: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Whether a number of this format is shown as a date. @param code of a format that the file defines itself */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([from, to]) => id >= from && id <= to);
  const plain = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./gu, '');
  return /[ymdhs]/iu.test(plain) && !/^general$/iu.test(plain);
}
