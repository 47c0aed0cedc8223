import { bookPackOx, bookPackQuiz } from '#contract/bookPack.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { nameField } from './nameField.ts';

const schemas = { QUIZ: bookPackQuiz.shape.items.element, OX: bookPackOx.shape.items.element };
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * Holds an item against the contract.
 *
 * @param anyOptionCount true for a question whose options an editor has still to complete
 * @returns the item as the contract takes it, with the Korean reasons why it is none
 */
export function checkItem(
  kind: 'QUIZ' | 'OX',
  item: Record<string, unknown>,
  anyOptionCount: boolean,
): { item: unknown; reasons: string[] } {
  const parsed = schemas[kind].safeParse(item, { error: koreanIssue });
  const control = CONTROL.test(Object.values(item).flatMap(textsOf).join(''))
    ? ['보이지 않는 제어 문자가 들어 있어요']
    : [];
  if (parsed.success) return { item: parsed.data, reasons: control };
  const issues = parsed.error.issues.filter(({ path: [field, index] }) => {
    return !anyOptionCount || !(field === 'answer' || (field === 'options' && index === undefined));
  });
  const reasons = issues.map(({ path, message }) => `${nameField(path, item)}: ${message}`);
  return { item: null, reasons: [...control, ...reasons] };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
