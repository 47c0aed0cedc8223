import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random/createRandom.ts';
import { drawItems } from './drawItems.ts';
import type { FactTable } from './FactTable.ts';

const table = (name: string, rows: number): FactTable => ({
  name,
  columns: ['손님', '두고 간 것', '앉은 자리'],
  rows: Array.from({ length: rows }, (_, at) => ({
    cells: [`${name} 손님 ${at}`, `${name} 물건 ${at}`, `${name} 자리 ${at}`],
    pages: [1, 1 + at, 5 + at],
  })),
});
const tables = ['가', '나', '다', '라', '마', '바'].map((name) => table(name, 5));
const seeds = fc.nat();

describe('a full draw', () => {
  it('has seven choices and ten statements, each with a true key from its column', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { choices, statements } = drawItems(tables, createRandom(seed));
        expect([choices.length, statements.length]).toEqual([7, 10]);
        for (const { asked, options, answer } of choices) {
          expect(options[answer - 1]).toBe(asked.text);
          expect(new Set(options).size).toBe(4);
        }
        for (const { asked, claimed, answer } of statements) expect(claimed === asked.text).toBe(answer === 'O');
        expect(statements.filter(({ answer }) => answer === 'O')).toHaveLength(5);
        expect(choices.filter(({ joins }) => joins)).toHaveLength(2);
      }),
    );
  });

  it('asks each row once and uses every position', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { choices, statements } = drawItems(tables, createRandom(seed));
        const rows = [...choices, ...statements].map(({ id }) => id.slice(0, id.lastIndexOf('.')));
        expect(new Set(rows).size).toBe(17);
        expect(new Set(choices.map(({ answer }) => answer)).size).toBe(4);
      }),
      // Two statements of each table were not enough here.
      { examples: [[1_079_358_896]] },
    );
  });

  it('claims nothing of a column whose values a question shows', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { choices, statements } = drawItems(tables, createRandom(seed));
        const shown = choices.map(({ table, asked }) => `${table} ${asked.column}`);
        for (const { table, asked } of statements) expect(shown).not.toContain(`${table} ${asked.column}`);
      }),
    );
  });

  it('is not the writer’s: over many draws every option is the key equally often', () => {
    const keys = Array.from({ length: 400 }, (_, seed) => drawItems(tables, createRandom(seed)).choices).flat();
    for (const position of [1, 2, 3, 4]) {
      const share = keys.filter(({ answer }) => answer === position).length / keys.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });
});

it('draws something else when it is drawn again', () => {
  const first = drawItems(tables, createRandom(1));
  const ids = [...first.choices, ...first.statements].map(({ id }) => id);
  const again = drawItems(tables, createRandom(2), { choices: 3, joins: 1, statements: 4 }, ids);
  expect([...again.choices, ...again.statements].filter(({ id }) => ids.includes(id))).toEqual([]);
});

it('gives what small tables have', () => {
  const { choices, statements } = drawItems([table('작은', 4)], createRandom(3));
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.length + statements.length).toBeLessThan(17);
});
