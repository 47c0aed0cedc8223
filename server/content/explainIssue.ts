import { z } from 'zod';
import { withJosa } from '../../domain/text/withJosa.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const SHOWN = 40;
const shown = (input: unknown) => `‘${String(input).slice(0, SHOWN)}’`;

/** Why a value of a file is not what a schema takes, for people: without patterns and types. */
export function explainIssue(issue: Issue): string {
  if (issue.input === undefined) return '비어 있어요';
  if (issue.code === 'invalid_format') return `${withJosa(shown(issue.input), '은/는')} 쓸 수 없는 모양이에요`;
  if (issue.code === 'invalid_value') return `${shown(issue.input)} 대신 쓸 수 있는 값: ${issue.values.join(', ')}`;
  const said = z.locales.ko().localeError(issue);
  return typeof said === 'string' ? said : (said?.message ?? '잘못된 값이에요');
}
