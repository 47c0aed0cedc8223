import type { OrderItem } from './BookPackContent.ts';
import { checkLikeTexts } from './checkLikeTexts.ts';
import { lengthsAlike } from './lengthsAlike.ts';
import type { ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { shareFromBook } from './shareFromBook.ts';

/** Words that put one event before or after another, whatever the book has. */
const BEGINS_WITH =
  /(?<![가-힣])(?:먼저|맨 처음|처음|마지막|끝으로|다음|그다음|이튿날|잇따라|그러고|그리고|그러자|그래서|뒤이어|이후|나중|이윽고|마침내|드디어|결국|비로소)/u;
/** The same for words that mean something else as part of a longer one. */
const STANDS_ALONE =
  /(?<![가-힣])(?:우선|끝내|이어서|그 뒤에?|얼마 뒤에?|잠시 뒤에?|조금 뒤에?|한참 뒤에?|며칠 뒤에?|하루 뒤에?|후에)(?![가-힣])/u;
/** After a verb that has happened, whose last syllable has ㄴ below: 돌아온 뒤, 먹은 다음. */
const AFTER_VERB = /([가-힣]) (?:뒤|다음|후)에?(?![가-힣])/u;
const [FIRST_SYLLABLE, FINALS, N_BELOW] = [0xac00, 28, 4];

/** The first word of a text that orders it; null for none. */
function connectiveIn(text: string): string | null {
  const word = BEGINS_WITH.exec(text)?.[0] ?? STANDS_ALONE.exec(text)?.[0];
  if (word !== undefined) return word;
  const [after, syllable = ''] = AFTER_VERB.exec(text) ?? [];
  const isVerb = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINALS === N_BELOW;
  return after !== undefined && isVerb ? after : null;
}

/** Words that have an order of their own: two of one list order the events that hold them. */
const SCALES = [
  /첫째|둘째|셋째|넷째|(?:첫|두|세|네) 번째/gu,
  /새벽|아침|한낮|대낮|점심|저녁|한밤|밤중/gu,
  /(?<![가-힣])(?:봄|여름|가을|겨울)/gu,
];

/**
 * 차례 맞추기: four events of the book that only the book puts into order.
 *
 * @param at path of the item inside the file, such as `items[3]`
 * @param bookText the whole text of the book without blanks and punctuation; undefined where it is read elsewhere
 */
export function checkOrder(sink: ProblemSink, at: string, { events }: OrderItem, bookText?: string): void {
  const fieldOf = (index: number) => `${at}.events[${index}]`;
  checkLikeTexts(sink, fieldOf, events, '일');
  if (!lengthsAlike(events)) sink.error(`${at}.events`, '일의 길이가 두 배 넘게 차이 나요');
  for (const [index, event] of events.entries()) {
    const word = connectiveIn(event);
    if (word !== null)
      sink.error(fieldOf(index), `"${word}"만 보고도 차례를 알 수 있어요. 차례를 알리는 말을 빼 주세요`);
    if (bookText === undefined) continue;
    const share = shareFromBook(event, bookText);
    if (share < PACK_TUNING.optionFromBookShare) {
      const reason = `이 책에 나오는 말이 ${Math.round(share * 100)}%뿐이에요. 책에 나온 일을 책의 말로 적어 주세요`;
      sink.error(fieldOf(index), reason);
    }
  }
  for (const scale of SCALES) {
    const words = new Set(events.flatMap((event) => event.match(scale) ?? []));
    if (words.size > 1)
      sink.error(`${at}.events`, `"${[...words].join(', ')}"만 보고도 차례를 알 수 있어요. 하나만 남겨 주세요`);
  }
}
