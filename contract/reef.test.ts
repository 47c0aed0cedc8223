import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reefVisit } from './reef.ts';

/** Every field of a schema by its path. */
function fieldsOf(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
  };
  const own = Object.entries(properties).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [at, ...fieldsOf(inner, at)];
  });
  return [...new Set([...own, ...fieldsOf(items, path), ...anyOf.flatMap((inner) => fieldsOf(inner, path))])];
}

describe('the answer about a reef', () => {
  // A share of a child needs a name, a number or a time for one child: a field more is looked at here first.
  it('has these fields and no other', () => {
    expect(fieldsOf(z.toJSONSchema(reefVisit)).sort()).toEqual([
      'reef',
      'reef.bookCount',
      'reef.growing',
      'reef.newPieces',
      'reef.pieces',
      'reef.pieces.ordinal',
      'reef.pieces.title',
      'reef.pieces.title.bookName',
      'reef.pieces.title.bookNo',
    ]);
  });

  it('refuses whatever else is put into it', () => {
    const reef = {
      growing: true,
      bookCount: 31,
      pieces: [{ ordinal: 1, title: { bookNo: 1021, bookName: '토끼전' } }],
      newPieces: 1,
    };
    expect(reefVisit.safeParse({ reef }).success).toBe(true);
    const extra = fc.constantFrom('accountNo', 'nickname', 'name', 'share', 'mine', 'at', 'day', 'members', 'rank');
    fc.assert(
      fc.property(extra, fc.oneof(fc.integer(), fc.string()), (name, value) => {
        expect(reefVisit.safeParse({ reef: { ...reef, [name]: value } }).success).toBe(false);
        const [piece] = reef.pieces;
        expect(reefVisit.safeParse({ reef: { ...reef, pieces: [{ ...piece, [name]: value }] } }).success).toBe(false);
      }),
    );
  });
});
