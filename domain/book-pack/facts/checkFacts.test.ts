import { expect, it } from 'vitest';
import { checkFacts } from './checkFacts.ts';

const pages = new Map([
  [1, ['뱃사공은 문 옆에 앉아 빨간 단추를 만졌다. 훈장은 창가에서 붓을 씻었다.']],
  [2, ['목수는 아랫목에 톱을 놓았고, 소금 장수는 마루에 됫박을 두었다.']],
]);
const row = (cells: (string | null)[], pageNo: number | null) => ({ cells, pages: cells.map(() => pageNo) });
const good = [
  {
    name: '손님과 두고 간 것',
    columns: ['손님', '두고 간 것'],
    rows: [
      row(['뱃사공', '빨간 단추'], 1),
      row(['훈장', '붓'], 1),
      row(['목수', '톱'], 2),
      row(['소금 장수', '됫박'], 2),
    ],
  },
];
const faults = (tables: typeof good) => checkFacts('1.json', tables, pages).map(({ field, level }) => [field, level]);

it('accepts tables whose cells are told on their pages', () => {
  expect(faults(good)).toEqual([]);
});

it('refuses tables from which no options can be drawn, rows of another width and pages that are not there', () => {
  const [table] = good as [(typeof good)[number]];
  expect(faults([{ ...table, rows: table.rows.slice(1) }])).toEqual([['tables[0].rows', 'error']]);
  expect(faults([{ ...table, columns: ['손님'] }])[0]).toEqual(['tables[0].columns', 'error']);
  expect(faults([{ ...table, rows: [...table.rows, row(['나무꾼'], 1)] }])[0]).toEqual(['tables[0].rows[4]', 'error']);
  expect(faults([{ ...table, rows: [...table.rows, row(['목수', '톱'], 9)] }])[0]?.[1]).toBe('error');
});

it('warns of a cell that its page does not tell, and passes over what the text does not tell', () => {
  const [table] = good as [(typeof good)[number]];
  expect(faults([{ ...table, rows: [...table.rows, row(['나무꾼', null], 2)] }])).toEqual([
    ['tables[0].rows[4].cells[0]', 'warning'],
  ]);
});
