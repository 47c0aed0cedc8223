import { normalizeName } from '../account/normalizeName.ts';

/** A name as it is stored. Lists for paper set the syllables of a Korean name apart (`김 하 늘`, `이  준`). */
export function readName(given: string): string {
  const name = normalizeName(given.slice(0, 200).replace(/^['‘`](?=\p{L})/u, ''));
  return /^[가-힣](?: [가-힣])+$/u.test(name) ? name.replaceAll(' ', '') : name;
}
