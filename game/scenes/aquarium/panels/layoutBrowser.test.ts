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
] as const)('a panel of items on %i×%i', (width, height) => {
  const fit = fitStage(width, height, 1);
  const { panel, upright } = layoutAquarium(fit);
  const layout = layoutBrowser(panel, upright);

  it('has four cards in a row that a finger can hit', () => {
    const last = cardRect(columns - 1, layout);
    expect(last.x + last.width).toBeCloseTo(layout.grid.width);
    expect(cardRect(columns, layout).x).toBe(0);
    expect(Math.min(last.width, last.height) * fit.scale).toBeGreaterThanOrEqual(48);
  });

  it('shows at least one whole row above what is told about an item', () => {
    expect(layout.grid.height).toBeGreaterThanOrEqual(layout.card.height);
    expect(layout.grid.y + layout.grid.height).toBeLessThanOrEqual(layout.detail.y);
    expect(layout.detail.y + layout.detail.height).toBeLessThanOrEqual(panel.height);
    expect(layout.action.height * fit.scale).toBeGreaterThanOrEqual(48);
  });

  it('grows by whole rows', () => {
    expect(gridLength(0, layout)).toBe(0);
    expect(gridLength(4, layout)).toBe(layout.card.height);
    expect(gridLength(5, layout)).toBe(layout.card.height * 2 + layout.card.gap);
  });
});
