import { soundText } from './storedText.ts';

/** One Korean text without leading or trailing blanks, in NFC, of `min` to `max` characters. */
export function koreanText(min: number, max: number) {
  return soundText()
    .refine((value) => value === value.trim(), '앞뒤에 빈칸이 있어요')
    .refine((value) => value === value.normalize('NFC'), 'NFC로 적어 주세요')
    .refine((value) => [...value].length >= min && [...value].length <= max, `${min}~${max}자로 적어 주세요`);
}
