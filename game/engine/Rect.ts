/** A rectangle in stage units by default; x and y are its upper left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StagePoint {
  x: number;
  y: number;
}

export function contains(rect: Rect, point: StagePoint): boolean {
  return point.x >= rect.x && point.x <= rect.x + rect.width && point.y >= rect.y && point.y <= rect.y + rect.height;
}
