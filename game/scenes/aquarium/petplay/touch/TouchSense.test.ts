import { describe, expect, it } from 'vitest';
import { TouchSense } from './TouchSense.ts';

describe('TouchSense', () => {
  it('takes one tap for a poke and three quick ones for a tickle', () => {
    const sense = new TouchSense();
    expect([0, 300, 600].map((at) => sense.tap(at))).toEqual(['poke', 'poke', 'tickle']);
    expect(sense.tap(900)).toBe('poke');
  });

  it('forgets taps that are long ago', () => {
    const sense = new TouchSense();
    expect([0, 1_000, 2_000, 3_000].map((at) => sense.tap(at))).toEqual(['poke', 'poke', 'poke', 'poke']);
  });

  it('takes a finger that wanders over the pet for stroking, again and again', () => {
    const sense = new TouchSense();
    sense.down({ x: 0, y: 0 });
    const felt = Array.from({ length: 40 }, (_, step) => sense.move({ x: step % 2 === 0 ? 20 : 0, y: 0 }, 100));
    expect(felt.filter((kind) => kind === 'stroke').length).toBeGreaterThanOrEqual(5);
    sense.up();
    expect(sense.move({ x: 500, y: 0 }, 100)).toBeNull();
  });
});
