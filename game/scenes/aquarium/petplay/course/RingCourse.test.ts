import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RingCourse } from './RingCourse.ts';

const water = { left: 20, top: 110, right: 1260, bottom: 620 };
const FRAME = 1000 / 60;

function courseOf(rings: number, passed: [number, boolean][] = []): RingCourse {
  const onRing = (index: number, cheered: boolean) => passed.push([index, cheered]);
  return new RingCourse({ water, start: { x: 640, y: 350 }, rings, petRadius: 70, onRing });
}

function swim(course: RingCourse, act?: (frame: number) => void): number {
  let frames = 0;
  for (; !course.ended && frames < 60 * 40; frames += 1) {
    act?.(frames);
    course.step(FRAME);
  }
  return frames;
}

describe('RingCourse', () => {
  it('always leads through all rings in order and home, cheered at or not, in any water', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.record({ width: fc.integer({ min: 120, max: 1600 }), height: fc.integer({ min: 90, max: 900 }) }),
        fc.array(fc.record({ frame: fc.nat(900), ring: fc.integer({ min: -2, max: 9 }) })),
        (rings, { width, height }, cheers) => {
          const passed: number[] = [];
          const box = { left: 0, top: 0, right: width, bottom: height };
          const course = new RingCourse({
            water: box,
            start: { x: width / 2, y: height / 2 },
            rings,
            petRadius: 60,
            onRing: (index) => passed.push(index),
          });
          swim(course, (frame) => {
            for (const cheer of cheers) if (cheer.frame === frame) course.cheer(cheer.ring);
            expect(course.x).toBeGreaterThanOrEqual(0);
            expect(course.x).toBeLessThanOrEqual(width);
            expect(course.y).toBeGreaterThanOrEqual(0);
            expect(course.y).toBeLessThanOrEqual(height);
          });
          expect(course.ended).toBe(true);
          expect(passed).toEqual(Array.from({ length: rings }, (_, index) => index));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('swims through each ring, not past it', () => {
    const course = courseOf(5);
    const nearest = course.rings.map(() => Number.POSITIVE_INFINITY);
    swim(course, () => {
      for (const [index, ring] of course.rings.entries()) {
        nearest[index] = Math.min(nearest[index] ?? 0, Math.hypot(ring.x - course.x, ring.y - course.y));
      }
    });
    for (const distance of nearest) expect(distance).toBeLessThan(12);
  });

  it('is quicker for every cheer, and tells which rings were cheered at', () => {
    const alone = swim(courseOf(5));
    const passed: [number, boolean][] = [];
    const course = courseOf(5, passed);
    const cheered = swim(course, (frame) => {
      if (frame === 10) course.cheer(3);
      if (frame === 20) course.cheerNext();
    });
    expect(cheered).toBeLessThan(alone);
    expect(course.cheers).toBe(2);
    expect(passed).toEqual([
      [0, true],
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });

  it('takes a cheer once, for a ring that is still ahead', () => {
    const course = courseOf(3);
    expect(course.cheer(1)).toBe(true);
    expect(course.cheer(1)).toBe(false);
    expect(course.cheer(7)).toBe(false);
    expect(course.cheerNext()).toBe(true);
    expect(course.ring(0)?.cheered).toBe(true);
    expect(course.cheerNext()).toBe(true);
    expect(course.cheerNext()).toBe(false);
    swim(course);
    expect(course.cheer(0)).toBe(false);
  });

  it('ends at once for who has seen enough', () => {
    const course = courseOf(5);
    course.step(FRAME);
    course.end();
    expect(course.ended).toBe(true);
  });
});
