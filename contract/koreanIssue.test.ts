import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookPackMetadata } from './bookPack.ts';
import { contestPlan } from './contestPlan.ts';
import { koreanIssue } from './koreanIssue.ts';

const reasons = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: koreanIssue }).error?.issues.map(({ message }) => message);

describe('the reason why a value does not fit', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, '비어 있어요'],
    [z.string(), 3, '글이어야 해요 (적힌 값: 3)'],
    [z.int(), 1.5, '소수점이 없는 숫자여야 해요 (적힌 값: 1.5)'],
    [z.number(), 'a', '숫자여야 해요 (적힌 값: a)'],
    [z.array(z.string()), 'a', '목록이어야 해요 (적힌 값: a)'],
    [z.strictObject({}), [], '이름과 값의 묶음이어야 해요'],
    [z.strictObject({}), { titel: 1 }, '모르는 이름이 있어요 (‘titel’)'],
    [z.enum(['O', 'X']), 'Y', 'O, X 가운데 하나여야 해요 (적힌 값: Y)'],
    [z.string().min(2), 'a', '2자 이상이어야 해요'],
    [z.array(z.string()).max(1), ['a', 'b'], '1개 이하여야 해요'],
    [z.number().min(10), 3, '10 이상이어야 해요'],
    [z.string().regex(/^[A-Z][0-9]{1,2}$/), '1B', '쓸 수 없는 글자나 순서가 있어요 (적힌 값: 1B)'],
    [z.iso.date(), '3/2', '날짜를 2026-03-02처럼 적어 주세요 (적힌 값: 3/2)'],
    [
      z.iso.datetime({ offset: true }),
      '2026-03-02',
      '날짜와 시각을 2026-03-02T09:00:00+09:00처럼 적어 주세요 (적힌 값: 2026-03-02)',
    ],
    [z.union([z.string(), z.number()]), [], '맞는 값이 아니에요'],
    [
      z.discriminatedUnion('form', [
        z.object({ form: z.undefined().optional() }),
        z.object({ form: z.literal('ORDER') }),
      ]),
      { form: 'LIST' },
      'ORDER 가운데 하나여야 해요',
    ],
    [z.number().multipleOf(5), 3, '5의 배수여야 해요'],
  ])('is Korean and names what is there', (schema, value, reason) => {
    expect(reasons(schema, value)).toEqual([reason]);
  });

  it('shows no pattern and no name of a type, whatever is wrong', () => {
    const wrong = [undefined, null, 3, 'a', [], {}, { bands: [{ code: '' }] }, { bookNo: 'x', terms: [1], labels: 3 }];
    for (const schema of [bookPackMetadata, contestPlan]) {
      for (const value of wrong) {
        for (const reason of reasons(schema, value) ?? []) {
          expect(reason).toMatch(/[가-힣]/);
          expect(reason).not.toMatch(/string|number|object|undefined|\^|instanceof/);
        }
      }
    }
  });
});
