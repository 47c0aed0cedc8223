import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Why a value is not what a schema takes, for people: without patterns and codes. */
export function explainIssue(issue: Issue): string {
  if (issue.input === undefined) return '비어 있어요';
  if (issue.code === 'invalid_format') return `‘${String(issue.input).slice(0, 40)}’는 쓸 수 없는 모양이에요`;
  if (issue.code === 'invalid_value')
    return `‘${String(issue.input).slice(0, 40)}’ 대신 쓸 수 있는 값: ${issue.values.join(', ')}`;
  const said = z.locales.ko().localeError(issue);
  return typeof said === 'string' ? said : (said?.message ?? '잘못된 값이에요');
}
