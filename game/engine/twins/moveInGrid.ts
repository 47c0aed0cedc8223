/**
 * Where an arrow key leads in a grid that is filled row by row.
 *
 * @param index zero-based cell that has the focus
 * @returns the new index, the same one at an edge, or null when the key does not move
 */
export function moveInGrid(key: string, index: number, columns: number, count: number): number | null {
  const row = Math.floor(index / columns);
  const steps: Record<string, number> = {
    ArrowLeft: index % columns === 0 ? index : index - 1,
    ArrowRight: index % columns === columns - 1 ? index : index + 1,
    ArrowUp: row === 0 ? index : index - columns,
    ArrowDown: index + columns,
    Home: row * columns,
    End: Math.min(count - 1, row * columns + columns - 1),
  };
  const target = steps[key];
  if (target === undefined) return null;
  return target >= 0 && target < count ? target : index;
}
