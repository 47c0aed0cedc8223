import { describe, expect, it } from 'vitest';
import { hatchable, petStage } from './petStage.ts';
import { purchaseRefusal } from './purchaseRefusal.ts';

describe('petStage', () => {
  it('changes at levels 5, 12 and 25, once a species is chosen', () => {
    expect([5, 11, 12, 24, 25, 50].map((level) => petStage(level, 'whale'))).toEqual([
      'baby',
      'baby',
      'young',
      'young',
      'grown',
      'grown',
    ]);
    expect(petStage(30, null)).toBe('egg');
  });

  it('hatches from level 5, once', () => {
    expect([hatchable(4, null), hatchable(5, null), hatchable(5, 'turtle')]).toEqual([false, true, false]);
  });
});

describe('purchaseRefusal', () => {
  it('asks for the level first, then for the shells of all of them', () => {
    const item = { kind: 'furniture', price: 30, minLevel: 5 };
    expect(purchaseRefusal(item, 1, { shells: 0, level: 4, owned: 0 })).toBe('LEVEL');
    expect(purchaseRefusal(item, 2, { shells: 59, level: 5, owned: 7 })).toBe('SHELLS');
    expect(purchaseRefusal(item, 2, { shells: 60, level: 5, owned: 7 })).toBeNull();
  });

  it('sells what is worn or chosen for the tank once', () => {
    for (const kind of ['outfit', 'theme']) {
      const item = { kind, price: 30, minLevel: 1 };
      expect(purchaseRefusal(item, 1, { shells: 99, level: 1, owned: 0 })).toBeNull();
      expect(purchaseRefusal(item, 1, { shells: 99, level: 1, owned: 1 })).toBe('OWNED');
      expect(purchaseRefusal(item, 2, { shells: 99, level: 1, owned: 0 })).toBe('OWNED');
    }
  });
});
