import type { z } from 'zod';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { bookCategoryNames } from '#domain/book/bookCategories.ts';

const CHOICES: Readonly<Record<string, string>> = {
  category: Object.values(bookCategoryNames).join(', '),
  genre: '이야기, 정보',
  region: 'KR',
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Why a cell is not what the contract takes, as the keeper of a spreadsheet reads it. */
export function explainCell(issue: Issue): string {
  const field = String(issue.path?.[0] ?? '');
  const choices = CHOICES[field];
  if (issue.input === undefined) return '비어 있어요';
  if (choices !== undefined) return `‘${String(issue.input)}’ 대신 ${choices} 가운데 하나를 적어 주세요`;
  if (issue.code === 'invalid_type') return `‘${String(issue.input)}’ 대신 숫자를 적어 주세요`;
  if (issue.code === 'too_small') return `${issue.minimum}${unitOf(issue.origin)} 이상이어야 해요`;
  if (issue.code === 'too_big') return `${issue.maximum}${unitOf(issue.origin)} 이하여야 해요`;
  return koreanIssue(issue);
}

const unitOf = (origin: string) => (origin === 'array' ? '개' : '');
