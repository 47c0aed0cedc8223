import { describe, expect, it } from 'vitest';
import { replaceAll } from './replaceAll.ts';

describe('replaceAll', () => {
  it('replaces each text, one after the other', () => {
    expect(
      replaceAll('let a = 1; let b = 2;', [
        ['let a = 1;', ''],
        ['= 2', '= 3'],
      ]),
    ).toBe(' let b = 3;');
  });

  it('fails on a text that the package does not have any more', () => {
    expect(() => replaceAll('let a = 1;', [['let c', '']])).toThrow('not once in the package: let c');
  });

  it('fails on a text that stands there twice', () => {
    expect(() => replaceAll('x x', [['x', 'y']])).toThrow('not once');
  });
});
