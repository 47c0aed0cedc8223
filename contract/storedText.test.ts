import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { bookPackMetadata } from './bookPack.ts';
import { soundText, storedText } from './storedText.ts';

interface Part {
  path: string;
  schema: z.ZodType;
}

/** Every place of a schema that takes a text. */
function textsOf({ path, schema }: Part): Part[] {
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string };
  const inner = (key: string) => textsOf({ path, schema: def[key] as z.ZodType });
  switch (def.type) {
    case 'string':
      return [{ path, schema }];
    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, value]) =>
        textsOf({ path: `${path}.${key}`, schema: value }),
      );
    case 'array':
      return inner('element');
    case 'union':
      return (def.options as z.ZodType[]).flatMap((option) => textsOf({ path, schema: option }));
    case 'pipe':
      return inner('in');
    default:
      return def.innerType === undefined ? [] : inner('innerType');
  }
}

/** Compared with what is stored, or judged by a rule that refuses controls; never stored as they are. */
const COMPARED =
  /(?:[Pp]assword|passwordConfirmation|^lookBody\.\w+|^askFriendBody\.nickname|^classBody\.grade|[Tt]oken|[Cc]hallenge|response\.id|accountId|[Cc]ode|Key|Id|nonce|itemId|bubbleIds|\.(?:value|name|email|mobileNo|phone|by)|joinCode|month|schoolGrade|birthday)$/u;

it('is what every body of a request has where people write', async () => {
  const files = readdirSync('contract').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const loose: string[] = [];
  let seen = 0;
  for (const file of files) {
    const module = (await import(`./${file}`)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(module)) {
      if (!name.endsWith('Body') || name === 'errorBody') continue;
      for (const part of textsOf({ path: name, schema: schema as z.ZodType })) {
        seen += 1;
        const read = part.schema.safeParse('가\u0085나\u001b\u202e');
        if (read.success && read.data !== '가나' && !COMPARED.test(part.path)) loose.push(part.path);
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
  expect(loose).toEqual([]);
});

it('keeps lines, and drops what nobody sees', () => {
  expect(storedText().max(5).parse('가\u0000\r\n\t나\ud83d')).toBe('가\r\n\t나');
});

it('is refused in files that people can mend', () => {
  expect(soundText().safeParse('\u008cc양꿍').success).toBe(false);
  expect(soundText().safeParse('똠양꿍').success).toBe(true);
  const read = bookPackMetadata.safeParse({ bookName: '\u009a\u009c 이야기' });
  expect(read.error?.issues.find(({ path }) => path[0] === 'bookName')?.message).toContain('제어 문자');
});
