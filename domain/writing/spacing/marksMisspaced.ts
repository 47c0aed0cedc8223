import type { Misspacing } from './misspaced.ts';

/** Blanks around marks: 갔다 . and 갔다.그리고. With the place where they stand. */
export function marksMisspaced(text: string): (Misspacing & { at: number })[] {
  const before = [...text.matchAll(/[가-힣]{1,12} [.,?!](?![.?!…])/gu)].map((found) => ({
    wrong: found[0],
    right: found[0].replace(' ', ''),
    at: found.index,
  }));
  const behind = [...text.matchAll(/[가-힣]{1,12}[.?!,][가-힣]{1,12}/gu)].map((found) => ({
    wrong: found[0],
    right: found[0].replace(/[.?!,]/u, (mark) => `${mark} `),
    at: found.index,
  }));
  return [...before, ...behind];
}
