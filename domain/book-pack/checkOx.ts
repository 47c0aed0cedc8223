import type { BookPackContent, OxItem } from './BookPackContent.ts';
import { checkReferences } from './checkReferences.ts';
import { longestRun } from './longestRun.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { likeness, textLength } from './textMeasures.ts';

/** Words that make a statement false for a reader who knows nothing. */
const ABSOLUTE = /항상|절대|모두|반드시|언제나|무조건/u;
const NEGATION = /않|없|못[하해했한 ]|아니|(?:^|\s)안\s/gu;

/** `ox.json`: balanced answers in no pattern, one plain fact each, and no hint in the wording. */
export function checkOx({ pages, ox }: Pick<BookPackContent, 'pages' | 'ox'>): PackProblem[] {
  const sink = createProblemSink('ox.json');
  const { items } = ox;
  checkReferences(sink, 'items', items, pages);
  checkBalance(sink, items);
  for (const [index, item] of items.entries()) checkStatement(sink, `items[${index}].statement`, item);
  for (const [index, item] of items.entries()) {
    const twin = items.findIndex(
      (other, at) => at < index && likeness(other.statement, item.statement) > PACK_TUNING.stemLikeness,
    );
    if (twin >= 0) sink.error(`items[${index}].statement`, `items[${twin}]와 거의 같은 문장이에요`);
  }
  return sink.problems;
}

function checkBalance(sink: ProblemSink, items: readonly OxItem[]): void {
  const share = items.filter((item) => item.answer === 'O').length / items.length;
  const { min, max } = PACK_TUNING.trueShare;
  if (share < min || share > max)
    sink.error('items', `O가 ${Math.round(share * 100)}%예요. ${min * 100}~${max * 100}%로 맞춰 주세요`);
  const run = longestRun(items.map((item) => item.answer));
  if (run > PACK_TUNING.answerRun)
    sink.error('items', `같은 답이 ${run}번 이어져요. ${PACK_TUNING.answerRun}번까지만 돼요`);
  const meanOf = (answer: 'O' | 'X') => {
    const lengths = items.filter((item) => item.answer === answer).map((item) => textLength(item.statement));
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  };
  const longer = Math.max(meanOf('O'), meanOf('X'));
  const gap = longer === 0 ? 0 : Math.abs(meanOf('O') - meanOf('X')) / longer;
  if (gap >= PACK_TUNING.trueFalseLengthGap) {
    sink.error(
      'items',
      `O 문장은 평균 ${meanOf('O').toFixed(1)}자, X 문장은 ${meanOf('X').toFixed(1)}자라 길이로 맞힐 수 있어요`,
    );
  }
}

function checkStatement(sink: ProblemSink, field: string, { statement, answer }: OxItem): void {
  const absolute = ABSOLUTE.exec(statement);
  if (answer === 'X' && absolute !== null)
    sink.error(field, `틀린 문장에 "${absolute[0]}" 같은 말을 쓰면 답이 드러나요`);
  const negations = statement.match(NEGATION)?.length ?? 0;
  if (negations > 1) sink.error(field, '부정이 두 번 겹쳐 있어요');
  else if (answer === 'X' && negations === 1) sink.warning(field, '"아니다"보다 사실 하나를 바꾸어 틀리게 해 주세요');
}
