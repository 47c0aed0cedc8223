import type { CoveredStage } from './coveredStage.ts';
import type { StageFit } from './fitStage.ts';
import type { VisibleStage } from './useVisibleStage.ts';

/** A browser's own bars may cover this much, CSS pixels; a keyboard covers more. */
const KEYBOARD_PX = 120;

/**
 * The part of the stage that is not covered.
 *
 * @param covered what lies outside of what is seen of the page
 */
export function visibleStage(
  { width, height, scale, offsetY }: Pick<StageFit, 'width' | 'height' | 'scale' | 'offsetY'>,
  covered: CoveredStage,
): VisibleStage {
  const whole = { x: 0, y: 0, width, height };
  if (covered.bottom < KEYBOARD_PX) return { seen: whole, keyboard: false };
  const top = Math.max(0, (covered.top - offsetY) / scale);
  const bottom = Math.min(height, height - (covered.bottom - offsetY) / scale);
  if (bottom - top < height * 0.2) return { seen: whole, keyboard: false };
  return { seen: { x: 0, y: top, width, height: bottom - top }, keyboard: true };
}
