import { withJosa } from '../text/withJosa.ts';

/** A child by name, as a friend calls them: `하늘아`, `하나야`. Only names of three syllables surely have one before the given name. */
export function greetByName(name: string): string {
  const given = /^[가-힣]{3}$/u.test(name) ? name.slice(1) : name;
  return /[가-힣]$/u.test(given) ? withJosa(given, '아/야') : given;
}
