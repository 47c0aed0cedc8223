import { readClassName } from './readClassName.ts';

/** Grade and class that the name of a sheet or a title contains: `3학년 2반 명렬표`, `3-2`, `초3반`, `사랑반`. */
export function classOfTitle(title: string): { grade: string | null; className: string | null } {
  const text = title
    .slice(0, 300)
    .normalize('NFKC')
    .replaceAll(/20\d{2}\s*학년도/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const full = /((?:초등|초|중|고)?(?:학교)? ?[1-6]) ?(?:학년|-) ?([1-9]\d?|[가-힣]{1,4}|[A-Za-z]) ?반/u.exec(text);
  if (full !== null) return { grade: full[1]?.trim() ?? null, className: readClassName(full[2] ?? '') };
  const short = /^((?:초등|초|중|고)? ?[1-6]) ?- ?([1-9]\d?)$/u.exec(text);
  if (short !== null) return { grade: short[1]?.trim() ?? null, className: readClassName(short[2] ?? '') };
  const grade = /((?:초등|초|중|고) ?[1-6]|[1-6] ?학년)/u.exec(text)?.[1] ?? null;
  const named = grade === null ? /^([가-힣A-Za-z0-9]{1,8}반) ?(?:명단|명렬표|출석부)?$/u.exec(text) : null;
  return { grade, className: named === null ? null : readClassName(named[1] ?? '') };
}
