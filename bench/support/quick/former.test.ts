import { expect, it } from 'vitest';
import { calendarSlots, fillSlots } from './fillSlots.mjs';
import { countStatements, former } from './former.ts';
import { allReads, quickWrites, readsOnPostgres } from './quickRoutes.ts';

const counts = (recorded: (typeof former)['sqlite']) =>
  Object.fromEntries(Object.entries(recorded).map(([name, statements]) => [name, countStatements(statements)]));

it('has the statements of every read and write, as many as there were', () => {
  expect(counts(former.sqlite)).toEqual({
    basket: 2,
    points: 6,
    main: 43,
    book: 11,
    missions: 9,
    aquarium: 9,
    notices: 2,
    search: 5,
    shelf: 3,
    hall: 8,
    ranking: 5,
    save: 6,
    buy: 24,
  });
  expect(Object.keys(former.sqlite).sort()).toEqual([...allReads, ...Object.keys(quickWrites)].sort());
  expect(counts(former.postgres)).toEqual({ main: 43, book: 11, missions: 9, aquarium: 9 });
});

it('has the same values for both databases', () => {
  for (const name of readsOnPostgres) {
    const values = (recorded: (typeof former)['sqlite']) => recorded[name]?.map(({ parameters }) => parameters);
    expect(values(former.postgres)).toEqual(values(former.sqlite));
  }
});

it('knows a value for every slot', () => {
  const fixed = { ...calendarSlots(Date.now()), accountNo: 1, tokenHash: '', attemptNo: 1 };
  for (const { parameters } of [former.sqlite, former.postgres].flatMap((recorded) => Object.values(recorded).flat())) {
    expect(() => fillSlots(parameters, fixed)).not.toThrow();
  }
});
