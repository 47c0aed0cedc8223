import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsVersion } from './keepsVersion.ts';
import { thinVersions } from './thinVersions.ts';
import { NOTE_TUNING } from './tuning.ts';

const { versions } = NOTE_TUNING;
const long = '가나다라마바사아자차'.repeat(10);

describe('keepsVersion', () => {
  const writing = {
    before: long,
    after: `${long}카`,
    lastKept: null,
    lastKeptAt: 0,
    now: versions.gapMs,
    keepBefore: false,
  };

  it('wants both some time and a real change since the one kept last', () => {
    expect(keepsVersion(writing)).toBe(true);
    expect(keepsVersion({ ...writing, now: versions.gapMs - 1 })).toBe(false);
    expect(keepsVersion({ ...writing, now: 1_000, gapMs: 1_000 })).toBe(true);
    const almost = long.slice(0, long.length - versions.change + 1);
    expect(keepsVersion({ ...writing, lastKept: almost })).toBe(false);
    expect(keepsVersion({ ...writing, lastKept: almost.slice(0, -1) })).toBe(true);
  });

  it('keeps what vanishes or is chosen over, but nothing empty and nothing twice', () => {
    const soon = { ...writing, now: 0 };
    expect(keepsVersion({ ...soon, after: '' })).toBe(true);
    expect(keepsVersion({ ...soon, after: '전혀 다른 글'.repeat(30) })).toBe(true);
    expect(keepsVersion({ ...soon, after: long.slice(0, 70) })).toBe(false);
    expect(keepsVersion({ ...soon, after: long.slice(0, 69) })).toBe(true);
    expect(keepsVersion({ ...soon, keepBefore: true })).toBe(true);
    expect(keepsVersion({ ...soon, before: ' \n', keepBefore: true })).toBe(false);
    expect(keepsVersion({ ...soon, lastKept: long, keepBefore: true })).toBe(false);
  });
});

describe('thinVersions', () => {
  const history = fc
    .array(fc.record({ step: fc.integer({ min: 1, max: 1_000 }), handedIn: fc.boolean() }), { maxLength: 30 })
    .map((steps) => {
      let savedAt = 0;
      return steps.map(({ step, handedIn }, index) => {
        savedAt += step;
        return { version: index + 1, savedAt, handedIn };
      });
    });

  it('leaves as many as may stay, the first and the newest among them, and everything handed in', () => {
    fc.assert(
      fc.property(history, (all) => {
        const gone = new Set(thinVersions(all, versions.kept));
        const drafts = all.filter(({ handedIn }) => !handedIn);
        const left = drafts.filter(({ version }) => !gone.has(version));
        expect(left).toHaveLength(Math.min(drafts.length, versions.kept));
        expect(left[0]).toEqual(drafts[0]);
        expect(left.at(-1)).toEqual(drafts.at(-1));
        expect(gone.size).toBe(drafts.length - left.length);
      }),
    );
  });

  it('lets the one go that is missed least', () => {
    const at = (...times: number[]) =>
      times.map((savedAt, index) => ({ version: index + 1, savedAt, handedIn: false }));
    expect(thinVersions(at(0, 60, 62, 64, 120), 4)).toEqual([3]);
    expect(thinVersions(at(0, 1, 2), 1)).toEqual([2]);
  });
});
