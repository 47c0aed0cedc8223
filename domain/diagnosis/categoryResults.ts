import { type ComprehensionCategory, comprehensionCategories } from '../book/comprehensionCategories.ts';
import { chanceRight } from './estimateAbility.ts';
import { thetaOfRaq } from './thetaOfRaq.ts';
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
  /**
   * Length of the bar, 0–100: 50 is what a reader of this level gets right, 25 and 75 are where the word changes. So no
   * shorter bar has the better word, whatever was asked in its category.
   */
  standing: number;
}

/**
 * How the reader did in each kind of question, against what a reader of the found level does. Two to four questions a
 * category are weak evidence (a second test of the same kind agrees with .16 to .35), so the word is rough, and nobody
 * is ranked by it.
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
    const errors = (correctCount - expected) / spread;
    return [
      {
        category,
        word: wordOf(errors),
        correctCount,
        itemCount: own.length,
        standing: standingOf(errors),
      },
    ];
  });
}

/** Twice as far from the middle as where the word changes, a bar ends. */
function standingOf(errors: number): number {
  const share = errors / (2 * DIAGNOSIS_TUNING.categoryErrors);
  return Math.round(50 + 50 * Math.max(-1, Math.min(1, share)));
}

function wordOf(errors: number): CategoryWord {
  const { categoryErrors } = DIAGNOSIS_TUNING;
  if (errors >= categoryErrors) return 'STRONG';
  return errors <= -categoryErrors ? 'PRACTISE' : 'EVEN';
}
