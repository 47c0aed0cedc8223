import { describe, expect, it } from 'vitest';
import { expFor } from '../point/expFor.ts';
import { shellsFor } from '../point/shellsFor.ts';
import { eggCracks, hatchable, petStage } from './petStage.ts';
import { purchaseRefusal } from './purchaseRefusal.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

describe('petStage', () => {
  it('changes at levels 12 and 25, once a species is chosen', () => {
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

  it('hatches from 20 EXP on, once, and is a baby from level 1 on', () => {
    expect([hatchable(19, null), hatchable(20, null), hatchable(20, 'turtle')]).toEqual([false, true, false]);
    expect(petStage(1, 'turtle')).toBe('baby');
  });

  it('shows a crack at a quarter and another at half of what it needs', () => {
    const cracks = [0, 4, 5, 9, 10, 20, 49].map((exp) => eggCracks({ level: 1, exp }));
    expect([...cracks, eggCracks({ level: 2, exp: 0 })]).toEqual([0, 0, 1, 1, 2, 2, 2, 2]);
  });

  it('needs no more than one puzzle of 60 % and the words of a day', () => {
    const calm = AQUARIUM_TUNING.startGauges;
    expect(expFor(shellsFor(12, 1), calm) + 3 * expFor(4, calm)).toBeGreaterThanOrEqual(AQUARIUM_TUNING.hatchExp);
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
