import { describe, expect, it } from 'vitest';
import { fitStage } from '#game/engine/fitStage.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import { cardRect, gridLength, layoutBrowser } from './layoutBrowser.ts';

describe.each([
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 640],
  [768, 1024],
  [844, 390],
  [667, 375],
  [640, 400],
] as const)('a panel of items on %i×%i', (width, height) => {
  const fit = fitStage(width, height, 1);
  const aquarium = layoutAquarium(fit);
  const { panel } = aquarium;
  const layout = layoutBrowser(aquarium);
  const { columns } = layout;

  it('has four cards in a row, two on a phone held upright, that a finger can hit', () => {
    expect(columns).toBe(width < 600 ? 2 : 4);
    const last = cardRect(columns - 1, layout);
    expect(last.x + last.width).toBeCloseTo(layout.grid.width);
    expect(cardRect(columns, layout).x).toBe(0);
    expect(Math.min(last.width, last.height) * fit.scale).toBeGreaterThanOrEqual(48);
  });

  it('shows whole rows above or beside what is told about an item, two where the stage is high', () => {
    const rows = height >= 700 && width >= 700 ? 2 : 1;
    const { card, grid, detail } = layout;
    expect(grid.height).toBeGreaterThanOrEqual(card.height * rows + card.gap * (rows - 1) - 2);
    const below = grid.y + grid.height <= detail.y;
    const beside = grid.x + grid.width <= detail.x;
    expect(below || beside).toBe(true);
    expect(detail.y + detail.height).toBeLessThanOrEqual(panel.height);
  });

  it('has buttons a finger can hit inside what is told, apart from each other', () => {
    const { action, steps, detail, search, tabs } = layout;
    for (const rect of [action, steps]) {
      expect(Math.min(rect.width, rect.height) * fit.scale).toBeGreaterThanOrEqual(47.9);
      expect(rect.x + rect.width).toBeLessThanOrEqual(detail.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(detail.height);
    }
    expect(steps.y + steps.height <= action.y || steps.x + steps.width <= action.x).toBe(true);
    expect(search.height * fit.scale).toBeGreaterThanOrEqual(45);
    expect(search.x + search.width).toBeLessThanOrEqual(tabs.x);
  });

  it('grows by whole rows', () => {
    expect(gridLength(0, layout)).toBe(0);
    expect(gridLength(columns, layout)).toBeCloseTo(layout.card.height);
    expect(gridLength(columns + 1, layout)).toBeCloseTo(layout.card.height * 2 + layout.card.gap);
  });
});
