import { Engine } from 'matter-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BubbleField } from './BubbleField.ts';
import { seaPlaceFixture } from './seaPlaceFixture.ts';

const place = seaPlaceFixture();
let field: BubbleField;
afterEach(() => field.destroy());
const run = (seconds: number) => {
  for (let frame = 0; frame < seconds * 60; frame += 1) field.update(1000 / 60);
};

describe('BubbleField', () => {
  it('is sixty bubbles that rise and come again for ever', () => {
    field = new BubbleField(place);
    run(40);
    expect(field.children).toHaveLength(60);
    for (const bubble of field.children) {
      expect(bubble.x).toBeGreaterThan(place.bleed.x - 80);
      expect(bubble.x).toBeLessThan(place.bleed.x + place.bleed.width + 80);
      expect(bubble.y).toBeGreaterThan(place.bleed.y - 80);
      expect(bubble.y).toBeLessThan(place.groundY + 160);
    }
    const before = field.children.map(({ y }) => y);
    run(0.5);
    const raised = field.children.filter(({ y }, index) => y < (before[index] ?? 0)).length;
    expect(raised).toBeGreaterThan(45);
  });

  it('does no more in a frame that comes late than in one that comes in time', () => {
    field = new BubbleField(place);
    const step = vi.spyOn(Engine, 'update');
    const mostSteps = (frameMs: number) => {
      let most = 0;
      for (let frame = 0; frame < 30; frame += 1) {
        step.mockClear();
        field.update(frameMs);
        most = Math.max(most, step.mock.calls.length);
      }
      return most;
    };
    expect([mostSteps(1000 / 60), mostSteps(1000 / 30), mostSteps(50)]).toEqual([1, 1, 1]);
    step.mockRestore();
  });

  it('gives way to the pet', () => {
    field = new BubbleField(place);
    field.setPet(640, 250, 130);
    run(4);
    const inside = field.children.filter(({ x, y }) => Math.hypot(x - 640, y - 250) < 120);
    expect(inside).toHaveLength(0);
  });

  it('bursts the bubble that is tapped, and only where there is one', () => {
    field = new BubbleField(place);
    run(1);
    const [first] = field.children;
    if (!first) throw new Error('no bubble');
    expect(field.tap(-5000, -5000)).toBe(false);
    const { x, y } = first;
    expect(field.tap(x, y)).toBe(true);
    run(0.1);
    expect(first.alpha).toBeLessThan(1);
    run(0.5);
    expect(Math.hypot(first.x - x, first.y - y)).toBeGreaterThan(20);
  });
});
