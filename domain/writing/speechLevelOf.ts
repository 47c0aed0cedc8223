import type { WrittenSentence } from './readSentences.ts';
import { finalOf } from './splitSyllable.ts';

/** Whether a sentence speaks to somebody politely (-요, -습니다) or plainly (-다). */
export type SpeechLevel = 'POLITE' | 'PLAIN';

const BEHIND = /[\p{P}\p{S}]{1,9}$/u;
const POLITE = /(?:[가-힣]{2}요|니다|십시오|죠)$/u;
/** 합니까 asks, 하니까 gives a reason. */
const ASKS = /([가-힣])니까$/u;
/** 아니다 is plain. */
const PLAIN = /(?:아니다|[가-힣](?<!니)다)$/u;

/** @returns null for a quoted one, and for one that ends in neither way, such as a title or a call */
export function speechLevelOf({ words }: WrittenSentence): SpeechLevel | null {
  const last = words.at(-1);
  if (!last || last.quoted) return null;
  const end = last.text.replace(BEHIND, '');
  if (PLAIN.test(end)) return 'PLAIN';
  const asked = ASKS.exec(end)?.[1];
  return POLITE.test(end) || (asked && finalOf(asked) === 'ㅂ') ? 'POLITE' : null;
}
