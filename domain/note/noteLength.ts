import { countSigns } from '../text/countSigns.ts';

/** Characters of a text as its writer counts them: composed, and a picture sign of several parts as one. */
export function noteLength(text: string): number {
  const composed = text.normalize('NFC');
  // The segmenter is slow on long texts, and plain ones need none.
  if (/^[\s!-~ㄱ-ㅣ가-힣]*$/u.test(composed)) return composed.length;
  return countSigns(composed);
}
