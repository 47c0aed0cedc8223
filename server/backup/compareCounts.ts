/**
 * Tables whose number of rows is not what the backup recorded.
 *
 * @param recorded rows by table when the backup was made
 */
export function compareCounts(
  recorded: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(found)]);
  return [...names]
    .filter((name) => recorded[name] !== found[name])
    .map((name) => `${name}: ${recorded[name]} → ${found[name]}`);
}
