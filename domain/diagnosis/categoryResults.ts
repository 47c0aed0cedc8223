import { thetaOfRaq } from './thetaOfRaq.ts';
import { type ComprehensionCategory, comprehensionCategories } from './comprehensionCategories.ts';
import { chanceRight } from './estimateAbility.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

export interface DiagnosisAnswer {
  category: ComprehensionCategory;
  /** Difficulty of the question. */
  raq: number;
  correct: boolean;
}

export type CategoryWord = 'STRONG' | 'EVEN' | 'PRACTISE';

export const categoryWordNames: Readonly<Record<CategoryWord, string>> = {
  STRONG: '잘해요',
  EVEN: '보통이에요',
  PRACTISE: '더 연습해요',
};

export interface CategoryResult {
  category: ComprehensionCategory;
  word: CategoryWord;
  correctCount: number;
  itemCount: number;
  /** Length of the bar, 0–100: what was right, drawn towards what a reader of this level gets right anyway. */
  rate: number;
}

/**
 * How the reader did in each kind of question, against what a reader of the found level does. Two to four questions a
 * category tell little (a second test of the same kind agrees with .16 to .35), so the word is rough, the bar is drawn
 * towards the middle, and nobody is ranked by it.
 *
 * @param raq the level that was found
 */
export function categoryResults(answers: readonly DiagnosisAnswer[], raq: number): CategoryResult[] {
  const theta = thetaOfRaq(raq);
  return comprehensionCategories.flatMap((category) => {
    const own = answers.filter((answer) => answer.category === category);
    if (own.length === 0) return [];
    const chances = own.map((answer) =>
      chanceRight(theta, { a: 1, b: thetaOfRaq(answer.raq), c: DIAGNOSIS_TUNING.guessing }),
    );
    const expected = chances.reduce((sum, chance) => sum + chance, 0);
    const spread = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
    const correctCount = own.filter(({ correct }) => correct).length;
    const rate = (correctCount + (2 * expected) / own.length) / (own.length + 2);
    return [
      {
        category,
        word: wordOf((correctCount - expected) / spread),
        correctCount,
        itemCount: own.length,
        rate: Math.round(rate * 100),
      },
    ];
  });
}

function wordOf(errors: number): CategoryWord {
  const { categoryErrors } = DIAGNOSIS_TUNING;
  if (errors >= categoryErrors) return 'STRONG';
  return errors <= -categoryErrors ? 'PRACTISE' : 'EVEN';
}
