import type { PackFacts } from './PackFacts.ts';
import { packWords } from './packWords.ts';

/** Such as `책바다-학교-도입-자료-2026-05-06.pdf`. */
export const packFileName = ({ site, today }: Pick<PackFacts, 'site' | 'today'>): string =>
  `책바다-${packWords(site).title.replaceAll(' ', '-')}-${today}.pdf`;
