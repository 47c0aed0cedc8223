/** What is needed of a path of a canvas. */
export interface CornerPen {
  moveTo(x: number, y: number): void;
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void;
  closePath(): void;
}

/**
 * Adds a rectangle with round corners to a path: Safari before 16 has no `roundRect` of its own. No corner takes more than
 * half a side.
 */
export function traceRoundRect(
  pen: CornerPen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const corner = Math.min(radius, width / 2, height / 2);
  pen.moveTo(x + corner, y);
  pen.arcTo(x + width, y, x + width, y + height, corner);
  pen.arcTo(x + width, y + height, x, y + height, corner);
  pen.arcTo(x, y + height, x, y, corner);
  pen.arcTo(x, y, x + width, y, corner);
  pen.closePath();
}
