import { fingerprintOf, type TrialItem } from '../book-pack/trials/trialItems.ts';
import type { DiagnosisForm } from './DiagnosisForm.ts';

/** The questions of a form that trial readers answer: those that ask about a passage. Vocabulary is asked beside them. */
export function formTrialItems({ items }: Pick<DiagnosisForm, 'items'>): TrialItem[] {
  return items
    .filter(({ passageId }) => passageId !== null)
    .map(({ id, category, content, question, options, answer }) => ({
      item: `form/${id}`,
      form: 'CHOICE' as const,
      question: content === '' ? question : `${content}\n${question}`,
      options: options.map((text, index) => ({ mark: String(index + 1), text })),
      key: String(answer),
      vocabulary: category === 'WORD',
      fingerprint: fingerprintOf([content, question, ...options]),
    }));
}
