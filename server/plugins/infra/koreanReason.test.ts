import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { koreanReason } from './koreanReason.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(4),
  note: z.string().min(1),
  count: z.int().min(1).max(20),
  list: z.array(z.int()).min(1).max(2),
  kind: z.enum(['a', 'b']),
  nickname: z.string().regex(/^[가-힣]+$/, '한글로 적어 주세요'),
  when: z.iso.datetime(),
});
const right = {
  name: '바다',
  note: 'x',
  count: 1,
  list: [1],
  kind: 'a',
  nickname: '통통',
  when: '2026-05-06T06:00:00Z',
};

function reasons(change: object): string[] {
  const parsed = schema.safeParse({ ...right, ...change }, { error: koreanReason });
  return parsed.error?.issues.map(({ message }) => message) ?? [];
}

describe('a refused field', () => {
  it.each([
    [{ name: '바' }, '2자 이상 적어 주세요'],
    [{ name: '바다바다바' }, '4자까지 쓸 수 있어요'],
    [{ name: undefined }, '꼭 필요해요'],
    [{ name: 3 }, '글자를 넣어 주세요'],
    [{ note: '' }, '꼭 적어 주세요'],
    [{ count: 0 }, '1부터 쓸 수 있어요'],
    [{ count: 21 }, '20까지 쓸 수 있어요'],
    [{ count: 1.5 }, '숫자를 넣어 주세요'],
    [{ count: Number.NaN }, '숫자를 넣어 주세요'],
    [{ list: [] }, '하나는 있어야 해요'],
    [{ list: [1, 2, 3] }, '2개까지 넣을 수 있어요'],
    [{ list: 1 }, '목록을 넣어 주세요'],
    [{ kind: 'c' }, '고를 수 있는 값이 아니에요'],
    [{ nickname: 'abc' }, '한글로 적어 주세요'],
    [{ when: 'now' }, '형식이 맞지 않아요'],
    [{ accountNo: 3 }, '모르는 항목이 있어요: accountNo'],
  ])('%o: %s', (change, reason) => {
    expect(reasons(change)).toEqual([reason]);
  });

  it('is not there when all is right', () => {
    expect(reasons({})).toEqual([]);
  });
});
