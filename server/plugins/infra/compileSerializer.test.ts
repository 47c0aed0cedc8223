import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unchanging } from '#contract/unchanging.ts';
import { compileSerializer } from './compileSerializer.ts';

const item = z.object({ itemId: z.string(), name: z.string(), slot: z.string().optional() });
const schema = z.object({
  data: z.object({
    nickname: z.string(),
    shop: z.array(item).register(unchanging, {}),
    shells: z.int(),
  }),
});
const write = compileSerializer(schema);

function written(data: object): unknown {
  return (JSON.parse(String(write({ data }))) as { data: object }).data;
}

describe('compileSerializer', () => {
  it('writes a list of unchanging items where the schema has it', () => {
    const shop = [
      { itemId: 'bread', name: '바다 빵' },
      { itemId: 'hat', name: '"모자"', slot: 'head' },
    ];
    const data = { nickname: '고래', shop, shells: 3 };
    expect(written(data)).toEqual(data);
    expect(String(write({ data }))).toBe(JSON.stringify({ data }));
  });

  it('writes an empty list, and for every answer what stands around it', () => {
    const shop: z.infer<typeof item>[] = [];
    expect(written({ nickname: '하나', shop, shells: 1 })).toEqual({ nickname: '하나', shop: [], shells: 1 });
    expect(written({ nickname: '둘', shop, shells: 2 })).toEqual({ nickname: '둘', shop: [], shells: 2 });
  });

  it('writes every list of its own, though they share items', () => {
    const bread = { itemId: 'bread', name: '빵' };
    const rice = { itemId: 'rice', name: '밥' };
    for (const shop of [[bread], [rice, bread], [bread, rice]]) {
      expect(written({ nickname: '', shop, shells: 0 })).toEqual({ nickname: '', shop, shells: 0 });
    }
  });

  it('leaves out what the schema does not name, in the items too', () => {
    const shop = [{ itemId: 'bread', name: '빵', cost: 1 }];
    expect(written({ nickname: '고래', shop, shells: 3, password: 'secret' })).toEqual({
      nickname: '고래',
      shop: [{ itemId: 'bread', name: '빵' }],
      shells: 3,
    });
  });

  it('keeps a text that looks like a gap as it is', () => {
    const nickname = '[] "const" $& $1';
    expect(written({ nickname, shop: [], shells: 0 })).toEqual({ nickname, shop: [], shells: 0 });
  });
});
