import { describe, expect, it } from 'vitest';
import { closingEnd } from './classClosings.ts';

const NOW = Date.parse('2026-12-01T01:20:00Z'); // 10:20 in Seoul

describe('closingEnd', () => {
  it.each([
    ['LESSON', '2026-12-01T02:10:00.000Z'],
    ['TWO_LESSONS', '2026-12-01T03:00:00.000Z'],
    ['DAY', '2026-12-01T15:00:00.000Z'],
  ] as const)('ends %s at %s', (closing, end) => {
    expect(new Date(closingEnd(closing, NOW) ?? 0).toISOString()).toBe(end);
  });

  it('leaves one open that somebody ends', () => {
    expect(closingEnd('OPENED', NOW)).toBeNull();
  });
});
