import type { Random } from '../random/createRandom.ts';

/** Letters and digits that nobody mixes up when reading from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A first password to be handed over on paper and changed at once: three groups such as `kvm7+wpa3+hre4`. */
export function createTemporaryPassword(random: Random): string {
  const pick = (from: string) => from[Math.floor(random() * from.length)] ?? '';
  const group = () => pick(LETTERS) + pick(LETTERS) + pick(LETTERS) + pick(DIGITS);
  return [group(), group(), group()].join('+');
}
