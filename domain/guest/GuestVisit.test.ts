import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GuestVisit, LAST_SCENE, nextScene, playScene, presentGuests } from './GuestVisit.ts';

const fresh = (bookNo: number, more: Partial<GuestVisit> = {}): GuestVisit => ({
  bookNo,
  arrivedAt: bookNo,
  scene: 0,
  sceneDay: null,
  answer: null,
  seenDay: null,
  ...more,
});
const dayOf = (no: number) => `2026-11-${String(no).padStart(2, '0')}`;

it('plays three scenes, one a day, and waits for as long as it takes', () => {
  const greeted = playScene(fresh(1), { scene: 1, answer: null }, dayOf(1));
  if (!greeted.ok) throw new Error('refused');
  expect(nextScene(greeted.visit, dayOf(1))).toBeNull();
  expect(playScene(greeted.visit, { scene: 2, answer: 0 }, dayOf(1))).toEqual({ ok: false, reason: 'NOT_YET' });
  expect(playScene(greeted.visit, { scene: 2, answer: null }, dayOf(9))).toEqual({ ok: false, reason: 'NO_ANSWER' });
  const asked = playScene(greeted.visit, { scene: 2, answer: 2 }, '2028-01-01');
  if (!asked.ok) throw new Error('refused');
  expect(asked.visit).toMatchObject({ scene: 2, answer: 2 });
  const left = playScene(asked.visit, { scene: 3, answer: null }, '2028-01-02');
  if (!left.ok) throw new Error('refused');
  expect(nextScene(left.visit, '2030-01-01')).toBeNull();
});

it('never goes back, skips a scene or changes an answer, whatever is asked in whatever order', () => {
  const wish = fc.record({
    scene: fc.integer({ min: 0, max: 5 }),
    answer: fc.option(fc.nat(2)),
    pause: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      let visit = fresh(1);
      let day = 1;
      for (const { pause, ...asked } of wishes) {
        day += pause;
        const before = visit;
        const result = playScene(visit, asked, `${2000 + day}-01-01`);
        if (result.ok) visit = result.visit;
        expect(visit.scene - before.scene).toBe(result.ok ? 1 : 0);
        expect(visit.scene).toBeLessThanOrEqual(LAST_SCENE);
        if (before.answer !== null) expect(visit.answer).toBe(before.answer);
        // A repeat changes nothing.
        if (result.ok) expect(playScene(visit, asked, `${2000 + day}-01-01`)).toEqual({ ok: false, reason: 'DONE' });
      }
    }),
  );
});

it('has at most three in the sea, the newest with something to play first, and the treated one always', () => {
  const visits = [
    ...[1, 2, 3, 4].map((no) => fresh(no, { scene: 3, seenDay: dayOf(no) })),
    fresh(5),
    fresh(6, { scene: 1 }),
  ];
  const names = (day: string, treated: number[] = []) =>
    presentGuests(visits, day, ({ bookNo }) => treated.includes(bookNo)).map(({ bookNo }) => bookNo);
  expect(names(dayOf(10))).toEqual([6, 5, 1]);
  expect(names(dayOf(10), [4, 3])).toEqual([3, 4, 6]);
  // Who has come today stays.
  expect(names(dayOf(4))).toEqual([6, 5, 4]);
});

it('brings back everybody in turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
      let visits = Array.from({ length: count }, (_, index) => fresh(index + 1, { scene: 3 }));
      const seen = new Set<number>();
      for (let day = 1; day <= Math.ceil(count / 3); day += 1) {
        const here = new Set(presentGuests(visits, `${2000 + day}-01-01`, () => false).map(({ bookNo }) => bookNo));
        for (const bookNo of here) seen.add(bookNo);
        visits = visits.map((visit) => (here.has(visit.bookNo) ? { ...visit, seenDay: `${2000 + day}-01-01` } : visit));
      }
      expect(seen.size).toBe(count);
    }),
  );
});
