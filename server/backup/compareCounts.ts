/**
 * Tables whose number of rows is not what the backup says it is.
 *
 * @param told rows by table when the backup was made
 */
export function compareCounts(
  told: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string[] {
  const names = new Set([...Object.keys(told), ...Object.keys(found)]);
  return [...names]
    .filter((name) => told[name] !== found[name])
    .map((name) => `${name}: ${told[name]} → ${found[name]}`);
}
