import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeParseError } from './describeParseError.ts';

const failureOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a text that cannot be parsed', () => {
  it.each([
    ['{\n"a": "고래는 바다에서 살아요",\n"b": }', 'JSON으로 읽을 수 없어요: 3번째 줄 부근'],
    ['{\n"a": 1,', 'JSON으로 읽을 수 없어요: 2번째 줄 부근'],
    ['', 'JSON으로 읽을 수 없어요: 1번째 줄 부근'],
    ['고래', 'JSON으로 읽을 수 없어요'],
    [`{"a": ${'['.repeat(50)}\n\n1 2`, 'JSON으로 읽을 수 없어요: 3번째 줄 부근'],
  ])('as JSON is described in Korean: %j', (text, reason) => {
    expect(
      describeParseError(
        failureOf(() => JSON.parse(text)),
        'JSON',
        text,
      ),
    ).toContain(reason);
  });

  it('as YAML is described in Korean', () => {
    const text = 'a: 1\nb: [1, 2\nc: {';
    const described = describeParseError(
      failureOf(() => parse(text)),
      'YAML',
      text,
    );
    expect(described).toMatch(/^YAML로 읽을 수 없어요: \d번째 줄 부근$/);
  });

  it('because its file is not there says so', () => {
    const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: 'plan.json' });
    expect(describeParseError(error, 'JSON', '')).toBe('파일이나 폴더가 없어요: plan.json');
  });
});
