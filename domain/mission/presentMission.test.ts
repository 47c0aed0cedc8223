import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionKinds } from './missionKinds.ts';
import { presentMission } from './presentMission.ts';
import { sampleMissions } from './testing/sampleMissions.ts';

const missions = sampleMissions();
const seeds = fc.integer({ min: 0, max: 0xffffffff });
const shown = (kind: (typeof missionKinds)[number], seed: number) =>
  presentMission(missions[kind], { seed, band: 'MIDDLE', imagePath: (file) => `/books/1000/${file}` });

describe('presentMission', () => {
  it('tells the place and length of words, never the word', () => {
    const content = shown('PUZZLE', 1);
    for (const { word } of missions.PUZZLE.clues) expect(JSON.stringify(content)).not.toContain(word);
    expect(content).toMatchObject({ size: 10, clues: [{ key: '1-across', row: 0, col: 0, length: 2 }, {}, {}] });
  });

  it('never holds a field an answer could stand in', () => {
    const names = new Set<string>();
    for (const kind of missionKinds) {
      JSON.stringify(shown(kind, 5), (name, value) => {
        names.add(name);
        return value;
      });
    }
    for (const name of ['answer', 'correct', 'explanation', 'pageNo', 'pairId', 'word', 'terms', 'seed']) {
      expect(names).not.toContain(name);
    }
  });

  it('says the same about an OX or quiz item whatever its answer is', () => {
    const turned = {
      OX: { ...missions.OX, items: missions.OX.items.map((item) => ({ ...item, answer: 'O' as const })) },
      QUIZ: { ...missions.QUIZ, items: missions.QUIZ.items.map((item) => ({ ...item, answer: 3 })) },
    };
    const context = { seed: 9, band: 'EARLY' as const, imagePath: (file: string) => file };
    expect(presentMission(turned.OX, context)).toEqual(presentMission(missions.OX, context));
    expect(presentMission(turned.QUIZ, context)).toEqual(presentMission(missions.QUIZ, context));
  });

  it('shows no right order, whichever attempt it is, and says the same whatever the order is', () => {
    const orders = missions.QUIZ.items.flatMap((item) => (item.form === 'ORDER' ? [item] : []));
    expect(orders).toHaveLength(2);
    fc.assert(
      fc.property(seeds, (seed) => {
        const content = shown('QUIZ', seed);
        if (content.kind !== 'QUIZ') throw new Error('not a quiz');
        for (const { id, events } of orders) {
          const item = content.items.find(({ key }) => key === id);
          if (item?.form !== 'ORDER') throw new Error('not an order');
          expect(item.events.map((event) => event.id)).toEqual(['A', 'B', 'C', 'D']);
          expect(item.events.map(({ text }) => text)).not.toEqual(events);
          expect(item.events.map(({ text }) => text).sort()).toEqual([...events].sort());
          expect(Object.keys(item).sort()).toEqual(['category', 'events', 'form', 'key', 'question']);
        }
      }),
    );
  });

  it('lays every right card once, under an id that tells only its place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const content = shown('MATCHING', seed);
        if (content.kind !== 'MATCHING') throw new Error('not a matching');
        expect(content.rights.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
        expect(new Set(content.rights.map(({ text }) => text))).toEqual(
          new Set(missions.MATCHING.pairs.map(({ right }) => right)),
        );
      }),
    );
  });

  it('shows the picture of a left card by its name, where it has one', () => {
    const [first, ...others] = missions.MATCHING.pairs;
    if (!first) throw new Error('no pairs');
    const material = { ...missions.MATCHING, pairs: [{ ...first, image: 'ant' }, ...others] };
    const content = presentMission(material, { seed: 1, band: 'EARLY', imagePath: (file) => file });
    if (content.kind !== 'MATCHING') throw new Error('not a matching');
    expect(content.lefts[0]).toEqual({ id: first.id, text: first.left, picture: 'ant' });
    expect(content.lefts[1]).toEqual({ id: others[0]?.id, text: others[0]?.left });
  });

  it('puts the right card of a pair at every place equally often', () => {
    const places = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const content = shown('MATCHING', seed);
      if (content.kind !== 'MATCHING') throw new Error('not a matching');
      const place = content.rights.find(({ text }) => text.startsWith('가로'))?.id ?? '';
      places.set(place, (places.get(place) ?? 0) + 1);
    }
    // 4,000 seeds, 8 places: 500 expected each, ±100 is more than four standard deviations.
    expect([...places.values()].every((count) => Math.abs(count - 500) < 100)).toBe(true);
    expect(places.size).toBe(8);
  });
});
