import type { PlatePoint } from '../../../domain/book-picture/PlateMark.ts';
import { n } from '../numbers.ts';

/** A line through all points, curved or from point to point. */
export function smoothPath(points: readonly PlatePoint[], { closed = false, straight = false } = {}): string {
  const [first] = points;
  if (!first) return '';
  const begin = `M${n(first.x)} ${n(first.y)}`;
  if (straight)
    return `${begin}${points
      .slice(1)
      .map(({ x, y }) => `L${n(x)} ${n(y)}`)
      .join('')}${closed ? 'Z' : ''}`;
  const count = points.length;
  const at = (index: number): PlatePoint =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${n(out.x)} ${n(out.y)} ${n(into.x)} ${n(into.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `${begin}${curves.join('')}${closed ? 'Z' : ''}`;
}
