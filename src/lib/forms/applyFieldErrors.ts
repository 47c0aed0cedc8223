import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/ApiError.ts';

/**
 * Puts the server's reasons under their fields and the focus into the first of them.
 *
 * @param fields names of the form in the order they stand on the page
 * @returns false when the failure concerns none of them and has to be shown elsewhere
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<T>, 'setError'>,
  fields: readonly FieldPath<T>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const wrong = fields.filter((field) => error.fields[field] !== undefined);
  wrong.forEach((field, index) => {
    form.setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 });
  });
  return wrong.length > 0;
}
