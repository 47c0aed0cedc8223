import type {
  PersonalityAnswer,
  PersonalityAnswers,
  PersonalityDimension,
  PersonalityQuestion,
  PersonalityTest,
} from './PersonalityTest.ts';
import { PERSONALITY_TUNING } from './tuning.ts';

export type Leaning = 'BOTH' | 'SLIGHT' | 'CLEAR' | 'STRONG';

export const leaningNames: Readonly<Record<Leaning, string>> = {
  BOTH: '둘 다 가까워요',
  SLIGHT: '살짝',
  CLEAR: '뚜렷',
  STRONG: '아주',
};

export interface PersonalitySlider {
  dimension: string;
  /** Where the slider stands: 0 is all of the first side, 100 all of the second. */
  position: number;
  /** The side it leans to. */
  letter: string;
  leaning: Leaning;
}

/** Four sliders, and the four letters they lean to. The sliders are more precise: the letters change easily. */
export interface PersonalityScore {
  sliders: PersonalitySlider[];
  code: string;
}

/** The side that an answer chose; undefined for a question passed over or not answered. */
function chosenLetter(question: PersonalityQuestion, answer: PersonalityAnswer | undefined): string | undefined {
  return answer === undefined || answer.value === 'S' ? undefined : question.options[Number(answer.value) - 1]?.pole;
}

function countOf({ items }: PersonalityTest, dimension: PersonalityDimension, answers: PersonalityAnswers) {
  const letters = items
    .filter((item) => item.dimension === dimension.code)
    .map((item) => chosenLetter(item, answers.get(item.id)));
  const [first, second] = dimension.poles.map(({ letter }) => letters.filter((chosen) => chosen === letter).length);
  return { first: first ?? 0, second: second ?? 0 };
}

/** Questions that decide where a question passed over left both sides equal. */
export function dueTieBreaks(test: PersonalityTest, answers: PersonalityAnswers): PersonalityQuestion[] {
  if (test.items.some(({ id }) => !answers.has(id))) return [];
  return test.dimensions.flatMap((dimension) => {
    const { first, second } = countOf(test, dimension, answers);
    return first === second ? test.tieBreaks.filter(({ dimension: code }) => code === dimension.code) : [];
  });
}

/** Scores a finished test. The order of the questions does not matter. */
export function scorePersonality(test: PersonalityTest, answers: PersonalityAnswers): PersonalityScore {
  const sliders = test.dimensions.map((dimension) => sliderOf(test, dimension, answers));
  return { sliders, code: sliders.map(({ letter }) => letter).join('') };
}

function sliderOf(
  test: PersonalityTest,
  dimension: PersonalityDimension,
  answers: PersonalityAnswers,
): PersonalitySlider {
  const [one = '', two = ''] = dimension.poles.map(({ letter }) => letter);
  const { first, second } = countOf(test, dimension, answers);
  const position = first + second === 0 ? 50 : Math.round((100 * second) / (first + second));
  if (first !== second) {
    const share = Math.max(first, second) / (first + second);
    return { dimension: dimension.code, position, letter: first > second ? one : two, leaning: leaningOf(share) };
  }
  const tieBreak = test.tieBreaks.find(({ dimension: code }) => code === dimension.code);
  const decided = tieBreak && chosenLetter(tieBreak, answers.get(tieBreak.id));
  const letter = decided ?? latestLetter(test, dimension, answers) ?? one;
  return { dimension: dimension.code, position, letter, leaning: decided === undefined ? 'BOTH' : 'SLIGHT' };
}

function leaningOf(share: number): Leaning {
  const { clearShare, strongShare } = PERSONALITY_TUNING;
  if (share >= strongShare) return 'STRONG';
  return share >= clearShare ? 'CLEAR' : 'SLIGHT';
}

function latestLetter(
  test: PersonalityTest,
  dimension: PersonalityDimension,
  answers: PersonalityAnswers,
): string | undefined {
  const given = test.items
    .filter((item) => item.dimension === dimension.code)
    .map((item) => ({
      id: item.id,
      seq: answers.get(item.id)?.seq ?? 0,
      letter: chosenLetter(item, answers.get(item.id)),
    }))
    .filter(({ letter }) => letter !== undefined)
    .sort((left, right) => right.seq - left.seq || (left.id < right.id ? 1 : -1));
  return given[0]?.letter;
}

/** The four letters of the other sides. */
export function oppositeCode({ dimensions }: Pick<PersonalityTest, 'dimensions'>, code: string): string {
  return dimensions
    .map(({ poles }, index) => poles.find(({ letter }) => letter !== code[index])?.letter ?? '')
    .join('');
}
