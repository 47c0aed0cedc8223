import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Why a field was refused, in words that a student understands. A message written beside the schema wins over it.
 * Sizes are those of the schema: characters, items, or the number itself.
 */
export function koreanReason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '꼭 필요해요' : typeReason(issue.expected);
    case 'too_small':
      return sizeReason(issue.origin, Number(issue.minimum), 'least');
    case 'too_big':
      return sizeReason(issue.origin, Number(issue.maximum), 'most');
    case 'invalid_value':
      return '고를 수 있는 값이 아니에요';
    case 'unrecognized_keys':
      return `모르는 항목이 있어요: ${issue.keys.slice(0, 5).join(', ')}`;
    default:
      return '형식이 맞지 않아요';
  }
}

function typeReason(expected: string): string {
  if (expected === 'number' || expected === 'int') return '숫자를 넣어 주세요';
  if (expected === 'string') return '글자를 넣어 주세요';
  if (expected === 'array') return '목록을 넣어 주세요';
  return '형식이 맞지 않아요';
}

function sizeReason(origin: string, size: number, side: 'least' | 'most'): string {
  if (origin === 'string') {
    if (side === 'most') return `${size}자까지 쓸 수 있어요`;
    return size === 1 ? '꼭 적어 주세요' : `${size}자 이상 적어 주세요`;
  }
  if (origin === 'array') {
    if (side === 'most') return `${size}개까지 넣을 수 있어요`;
    return size === 1 ? '하나는 있어야 해요' : `${size}개는 있어야 해요`;
  }
  return side === 'most' ? `${size}까지 쓸 수 있어요` : `${size}부터 쓸 수 있어요`;
}
