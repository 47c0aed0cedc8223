import { describe, expect, it } from 'vitest';
import { PetRest, REST } from './PetRest.ts';

function pass(rest: PetRest, seconds: number, sleepy: boolean, may = true): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) rest.update(1 / 60, sleepy, may);
}

describe('PetRest', () => {
  it('lets a sleepy pet fall asleep that is left in peace, and no other', () => {
    const [sleepy, lively] = [new PetRest(), new PetRest()];
    pass(sleepy, REST.dozeOff + 1, true);
    pass(lively, REST.dozeOff + 60, false);
    expect([sleepy.asleep, lively.asleep]).toEqual([true, false]);
  });

  it('brings the night with sleep and the morning with a touch', () => {
    const rest = new PetRest();
    rest.putToBed();
    pass(rest, 3, false);
    expect([rest.asleep, rest.night]).toEqual([true, 1]);
    expect(rest.wake()).toBe(true);
    expect(rest.wake()).toBe(false);
    pass(rest, 3, true);
    expect([rest.asleep, rest.night]).toEqual([false, 0]);
  });

  it('never sleeps while something goes on', () => {
    const rest = new PetRest();
    rest.putToBed();
    pass(rest, 1, true, false);
    expect(rest.asleep).toBe(false);
  });
});
