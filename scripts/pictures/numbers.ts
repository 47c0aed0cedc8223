/** A number as short as it may be written in an SVG. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number between two bounds. */
export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}

/** `count` results, one after another. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}
