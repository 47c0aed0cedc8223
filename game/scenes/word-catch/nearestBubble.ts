import type { StagePoint } from '../../engine/Rect.ts';

/** To the side counts more than ahead. */
const ASIDE = 2;

const directions: Readonly<Record<string, StagePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The bubble to which an arrow key leads, or with null as key the nearest of all; null when there is none that way.
 *
 * @param among those that may be chosen
 */
export function nearestBubble(
  places: ReadonlyMap<string, StagePoint>,
  from: string,
  key: string | null,
  among: readonly string[],
): string | null {
  const here = places.get(from);
  const ahead = key === null ? null : directions[key];
  if (!here || ahead === undefined) return among[0] ?? null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of among) {
    const place = places.get(id);
    if (!place || id === from) continue;
    const x = place.x - here.x;
    const y = place.y - here.y;
    const along = ahead ? x * ahead.x + y * ahead.y : Math.hypot(x, y);
    if (along <= 0) continue;
    const distance = ahead ? along + ASIDE * Math.abs(x * ahead.y + y * ahead.x) : along;
    if (distance >= least) continue;
    best = id;
    least = distance;
  }
  return best;
}
