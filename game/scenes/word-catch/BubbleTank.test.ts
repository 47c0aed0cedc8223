import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { BubbleTank } from './BubbleTank.ts';
import { spreadBubbles } from './spreadBubbles.ts';

const area = { x: 40, y: 380, width: 1200, height: 400 };
const bubbles = ['바', '람', '무', '지'].map((syllable, index) => ({ id: `b${index + 1}`, syllable }));
const slots = [560, 700].map((x) => ({ x, y: 300, radius: 50 }));

function tank(calm = false) {
  return new BubbleTank({
    tank: area,
    bubbles,
    slots,
    calm,
    spread: spreadBubbles(area, bubbles.length, 40),
    texture: Texture.EMPTY,
    sharpness: 1,
    onPointerDown: () => {},
  });
}

function run(water: BubbleTank, ms: number) {
  for (let time = 0; time < ms; time += 16) water.update(16, time);
}

describe('BubbleTank', () => {
  it('takes a caught bubble out of the water and gives a wrong one back', () => {
    const water = tank();
    water.show(['b1'], 0);
    run(water, 600);
    expect([...water.places().keys()]).toEqual(['b2', 'b3', 'b4']);
    water.show([], 0);
    run(water, 1200);
    expect(water.places().get('b1')?.y).toBeGreaterThan(area.y);
  });

  it('says where a freed bubble is from the moment on, in its slot and on its way back', () => {
    const water = tank();
    water.show(['b1'], 0);
    run(water, 600);
    const slot = { x: slots[0]?.x, y: slots[0]?.y };
    water.show([], 0);
    expect(water.places().get('b1')).toEqual(slot);
    run(water, 700);
    const back = water.places().get('b1');
    expect(back?.y).toBeGreaterThan(slot.y ?? 0);
    expect(back?.y).toBeLessThan(area.y + 60);
  });

  it('lets a right one burst, and never gives it back', () => {
    const water = tank();
    water.show(['b1', 'b2'], 0);
    water.show(['b1'], 1);
    run(water, 2000);
    expect(water.places().has('b1')).toBe(false);
    expect(water.places().has('b2')).toBe(true);
  });

  it('survives being caught again while it giggles', () => {
    const water = tank();
    water.show(['b3'], 0);
    run(water, 100);
    water.show([], 0);
    run(water, 100);
    water.show(['b3'], 0);
    run(water, 1500);
    expect(water.places().has('b3')).toBe(false);
    water.show([], 0);
    run(water, 1500);
    expect(water.places().size).toBe(4);
  });

  it('shows everything at its place at once to who wants no motion', () => {
    const water = tank(true);
    const before = water.places();
    water.show(['b1'], 0);
    water.show([], 0);
    expect(water.places()).toEqual(before);
    water.stir({ x: 600, y: 500 });
    run(water, 500);
    expect(water.places()).toEqual(before);
  });

  it('holds still what the keyboard is on', () => {
    const water = tank();
    run(water, 2000);
    water.focus('b2');
    const held = water.places().get('b2');
    run(water, 1000);
    expect(water.places().get('b2')).toEqual(held);
  });
});
