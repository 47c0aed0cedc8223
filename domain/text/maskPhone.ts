import { normalizeNfc } from './normalizeNfc.ts';

/** Digits shown at the end, and the fewest that must stay hidden before them. */
const SHOWN_END = 4;
const FEWEST_HIDDEN = 3;

/** `01012341234` → `010-****-1234`. What is too short for a number with its area is masked altogether. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/[^0-9]/g, '');
  const head = digits.startsWith('02') ? 2 : 3;
  const hidden = digits.length - head - SHOWN_END;
  if (hidden < FEWEST_HIDDEN) return '*'.repeat([...normalizeNfc(phone)].length);
  return `${digits.slice(0, head)}-${'*'.repeat(hidden)}-${digits.slice(-SHOWN_END)}`;
}
