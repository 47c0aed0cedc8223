import { type ComprehensionCategory, comprehensionCategories } from '../book/comprehensionCategories.ts';
import { longestRun } from '../book-pack/longestRun.ts';
import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { likeness, textLength } from '../book-pack/textMeasures.ts';
import type { DiagnosisBand } from './bandOfReader.ts';
import { blueprintOf } from './blueprintOf.ts';

/** What a form is held against; contract/diagnosisForm.ts describes the whole file. */
export interface FormToCheck {
  band: DiagnosisBand;
  passages: readonly { id: string }[];
  items: readonly {
    id: string;
    category: ComprehensionCategory;
    passageId: string | null;
    question: string;
    options: readonly string[];
    answer: number;
    raq: number;
  }[];
}

const LIMITS = {
  keyPosition: { min: 3, max: 7 },
  keyRun: 3,
  longestKey: 7,
  lengthRatio: 2.2,
  lengthDifference: 6,
  stemLikeness: 0.8,
  /** A form must reach from easier to harder by so many raq. */
  spread: 120,
} as const;

/** Holds one form of the diagnosis against its blueprint and the rules for items. */
export function checkDiagnosisForm(file: string, form: FormToCheck): PackProblem[] {
  const sink = createProblemSink(file);
  const { items, passages } = form;
  const blueprint = blueprintOf(form.band);
  for (const [index, category] of comprehensionCategories.entries()) {
    const found = items.filter((item) => item.category === category).length;
    if (found !== blueprint[index])
      sink.error('items', `${category} 문항은 ${blueprint[index]}개여야 해요 (${found}개)`);
  }
  for (const position of [1, 2, 3, 4]) {
    const found = items.filter(({ answer }) => answer === position).length;
    const { min, max } = LIMITS.keyPosition;
    if (found < min || found > max) sink.error('items', `정답 ${position}번은 ${min}~${max}개여야 해요 (${found}개)`);
  }
  if (longestRun(items.map(({ answer }) => answer)) > LIMITS.keyRun) {
    sink.error('items', `같은 번호의 정답이 ${LIMITS.keyRun}개보다 많이 이어져요`);
  }
  const longest = items.filter(({ options, answer }) =>
    options.every((option, at) => at === answer - 1 || textLength(option) < textLength(options[answer - 1] ?? '')),
  ).length;
  if (longest > LIMITS.longestKey) sink.error('items', `가장 긴 보기가 정답인 문항이 너무 많아요 (${longest}개)`);
  const raqs = items.map(({ raq }) => raq);
  if (Math.max(...raqs) - Math.min(...raqs) < LIMITS.spread)
    sink.error('items', '쉬운 문항과 어려운 문항의 차이가 작아요');
  for (const [index, item] of items.entries()) {
    const at = `items[${index}]`;
    if (items.some((other, place) => place < index && other.id === item.id)) sink.error(`${at}.id`, '같은 id가 있어요');
    if (item.passageId !== null && !passages.some(({ id }) => id === item.passageId)) {
      sink.error(`${at}.passageId`, '그런 지문이 없어요');
    }
    if (new Set(item.options).size < item.options.length) sink.error(`${at}.options`, '같은 보기가 있어요');
    const lengths = item.options.map(textLength);
    const [short, long] = [Math.min(...lengths), Math.max(...lengths)];
    if (long - short > LIMITS.lengthDifference && long / short > LIMITS.lengthRatio) {
      sink.warning(`${at}.options`, '보기의 길이가 많이 달라요');
    }
    if (
      items.some(
        (other, place) =>
          place < index &&
          other.passageId === item.passageId &&
          item.passageId !== null &&
          likeness(other.question, item.question) > LIMITS.stemLikeness,
      )
    ) {
      sink.error(`${at}.question`, '같은 지문에 거의 같은 물음이 있어요');
    }
  }
  for (const { id } of passages) {
    if (!items.some(({ passageId }) => passageId === id)) sink.error('passages', `${id} 지문을 묻는 문항이 없어요`);
  }
  return sink.problems;
}
