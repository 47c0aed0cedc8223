import type { ForeignAnswer } from './ForeignQuestion.ts';
import { readTruth } from './readTruth.ts';

/** Options with the right ones among them; two that mean true and false are a statement. */
export function choiceAnswer(options: readonly { readonly text: string; readonly right: boolean }[]): ForeignAnswer {
  const truth = options.find(({ text }) => readTruth(text) === true);
  const untruth = options.find(({ text }) => readTruth(text) === false);
  const rights = options.filter(({ right }) => right).length;
  if (options.length === 2 && truth !== undefined && untruth !== undefined && rights === 1) {
    return { kind: 'TRUE_FALSE', right: truth.right };
  }
  return { kind: 'CHOICE', options };
}
