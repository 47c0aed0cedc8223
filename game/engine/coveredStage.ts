/** CSS pixels of the game's box above and below what is seen of the page. */
export interface CoveredStage {
  top: number;
  bottom: number;
}

const NOTHING: CoveredStage = { top: 0, bottom: 0 };
/** Zooming in with two fingers shrinks what is seen as well, but nothing is covered then. */
const ZOOMED = 1.05;

/**
 * How much of the game lies outside of what is seen of the page, as below a keyboard on the screen.
 *
 * @param canvas null while nothing can be drawn
 */
export function coveredStage(
  canvas: HTMLCanvasElement | null,
  viewport: Pick<VisualViewport, 'scale' | 'offsetTop' | 'height'>,
): CoveredStage {
  // The canvas gets a new size later than the box around it.
  const box = canvas?.parentElement?.getBoundingClientRect();
  if (!box || viewport.scale > ZOOMED) return NOTHING;
  return {
    top: Math.max(0, viewport.offsetTop - box.top),
    bottom: Math.max(0, box.bottom - viewport.offsetTop - viewport.height),
  };
}
