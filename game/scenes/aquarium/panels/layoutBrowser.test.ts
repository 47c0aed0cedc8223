import { describe, expect, it } from 'vitest';
import { fitStage } from '../../../engine/fitStage.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import { cardRect, columns, gridLength, layoutBrowser } from './layoutBrowser.ts';

describe.each([
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 640],
  [768, 1024],
  [844, 390],
  [667, 375],
] as const)('a panel of items on %i×%i', (width, height) => {
  const fit = fitStage(width, height, 1);
  const aquarium = layoutAquarium(fit);
  const { panel } = aquarium;
  const layout = layoutBrowser(aquarium);

  it('has four cards in a row that a finger can hit', () => {
    const last = cardRect(columns - 1, layout);
    expect(last.x + last.width).toBeCloseTo(layout.grid.width);
    expect(cardRect(columns, layout).x).toBe(0);
    expect(Math.min(last.width, last.height) * fit.scale).toBeGreaterThanOrEqual(48);
  });

  it('shows at least one whole row above what is told about an item', () => {
    expect(layout.grid.height).toBeGreaterThanOrEqual(layout.card.height);
    const below = layout.grid.y + layout.grid.height <= layout.detail.y;
    const beside = layout.grid.x + layout.grid.width <= layout.detail.x;
    expect(below || beside).toBe(true);
    expect(layout.detail.y + layout.detail.height).toBeLessThanOrEqual(panel.height);
    expect(layout.action.height * fit.scale).toBeGreaterThanOrEqual(48);
  });

  it('grows by whole rows', () => {
    expect(gridLength(0, layout)).toBe(0);
    expect(gridLength(4, layout)).toBeCloseTo(layout.card.height);
    expect(gridLength(5, layout)).toBeCloseTo(layout.card.height * 2 + layout.card.gap);
  });
});
