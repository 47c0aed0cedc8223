import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Readonly<Record<string, string>> = {
  string: '글이어야 해요',
  number: '숫자여야 해요',
  int: '소수점이 없는 숫자여야 해요',
  boolean: '예나 아니요(true, false)여야 해요',
  array: '목록이어야 해요',
  object: '이름과 값의 묶음이어야 해요',
  record: '이름과 값의 묶음이어야 해요',
  date: '날짜여야 해요',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: '날짜를 2026-03-02처럼 적어 주세요',
  datetime: '날짜와 시각을 2026-03-02T09:00:00+09:00처럼 적어 주세요',
  time: '시각을 09:00처럼 적어 주세요',
  email: '메일 주소를 name@example.kr처럼 적어 주세요',
  url: '주소를 https://로 시작해 적어 주세요',
};

/** Length of what is named in a refusal: enough to find it again. */
const SHOWN = 40;

/**
 * Why a value does not fit a schema, for people who write files: 해요체, without patterns, names of types or other words
 * of the library. To be given to zod as `error`; messages that a schema brings itself come first.
 */
export function koreanIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return '비어 있어요';
      return `${TYPES[issue.expected] ?? '맞는 값이 아니에요'}${given(issue.input)}`;
    case 'invalid_value':
      if (issue.input === undefined) return '비어 있어요';
      return `${issue.values.map(String).join(', ')} 가운데 하나여야 해요${given(issue.input)}`;
    case 'too_small':
      return `${issue.minimum}${unitOf(issue.origin)} ${issue.inclusive === false ? '보다 커야 해요' : '이상이어야 해요'}`;
    case 'too_big':
      return `${issue.maximum}${unitOf(issue.origin)} ${issue.inclusive === false ? '보다 작아야 해요' : '이하여야 해요'}`;
    case 'invalid_format':
      return `${FORMATS[issue.format] ?? '쓸 수 없는 글자나 순서가 있어요'}${given(issue.input)}`;
    case 'unrecognized_keys':
      return `모르는 이름이 있어요 (${issue.keys.map((key) => `‘${short(key)}’`).join(', ')})`;
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
      const named = options.filter((option) => typeof option === 'string');
      return named.length === 0 ? '맞는 값이 아니에요' : `${named.join(', ')} 가운데 하나여야 해요`;
    }
    case 'not_multiple_of':
      return `${issue.divisor}의 배수여야 해요`;
    default:
      return '맞는 값이 아니에요';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return '자';
  return origin === 'array' || origin === 'set' || origin === 'map' ? '개' : '';
}

function given(input: unknown): string {
  const isShown = typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean';
  return isShown ? ` (적힌 값: ${short(String(input))})` : '';
}

const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
