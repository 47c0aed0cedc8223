/** Adds those of the interfaces that this browser does not have, as far as the product calls them. */
export function addMissingInterfaces(): void {
  for (const { prototype } of [CanvasRenderingContext2D, Path2D]) {
    if (!('roundRect' in prototype)) Object.assign(prototype, { roundRect });
  }
  if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout });
}

/** With one radius for all corners, which is no longer than half a side. */
function roundRect(this: CanvasPath, x: number, y: number, width: number, height: number, radius: number): void {
  const corner = Math.min(radius, width / 2, height / 2);
  this.moveTo(x + corner, y);
  this.arcTo(x + width, y, x + width, y + height, corner);
  this.arcTo(x + width, y + height, x, y + height, corner);
  this.arcTo(x, y + height, x, y, corner);
  this.arcTo(x, y, x + width, y, corner);
  this.closePath();
}

/** @param duration milliseconds */
function timeout(duration: number): AbortSignal {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(new DOMException('The operation timed out.', 'TimeoutError')), duration);
  return waiting.signal;
}
