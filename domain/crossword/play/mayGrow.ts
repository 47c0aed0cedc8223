import { disassemble, hasBatchim } from 'es-hangul';

/** Whether an input method can still add a final consonant to a syllable: 무 → 문, 갑 → 값. True for a jamo alone. */
export function mayGrow(syllable: string): boolean {
  if (!hasBatchim(syllable)) return true;
  return hasBatchim(syllable, { only: 'single' }) && /[ㄱㄴㄹㅂ]$/u.test(disassemble(syllable));
}
