import { describe, expect, it } from 'vitest';
import { type ArrowKey, stepByArrow } from './stepByArrow.ts';

/** Three books, an empty board, and a board of two rows. */
const places = [
  { id: 'a', left: 0, top: 0, width: 100, height: 150 },
  { id: 'b', left: 120, top: 0, width: 100, height: 150 },
  { id: 'c', left: 240, top: 0, width: 100, height: 180 },
  { id: 'empty', left: 0, top: 250, width: 800, height: 120 },
  { id: 'd', left: 0, top: 450, width: 100, height: 150 },
  { id: 'e', left: 120, top: 450, width: 100, height: 150 },
  { id: 'f', left: 0, top: 620, width: 100, height: 150 },
];

function walk(from: string, ...keys: ArrowKey[]): string {
  let at = places.find(({ id }) => id === from);
  for (const key of keys) at = (at && stepByArrow(places, at, key)) ?? at;
  return at?.id ?? '';
}

describe('stepByArrow', () => {
  it('goes sideways through everything, in reading order', () => {
    expect(walk('a', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('d');
    expect(walk('d', 'ArrowLeft')).toBe('empty');
  });

  it('goes up and down by rows, staying near the column it came from', () => {
    expect(walk('c', 'ArrowDown')).toBe('empty');
    expect(walk('b', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('f');
    expect(walk('f', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('c');
    expect(walk('e', 'ArrowDown')).toBe('f');
  });

  it('stays at both ends', () => {
    expect(walk('a', 'ArrowLeft')).toBe('a');
    expect(walk('b', 'ArrowUp')).toBe('b');
    expect(walk('f', 'ArrowRight')).toBe('f');
    expect(walk('f', 'ArrowDown')).toBe('f');
  });
});
