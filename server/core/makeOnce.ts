/**
 * What was made for a key, or is being made for another who asked; made now when nobody asked before. Of more than
 * `most` the oldest is forgotten. A failure goes to those who wait, and is not kept.
 */
export function makeOnce<K, V>(
  kept: Map<K, Promise<V>>,
  key: K,
  { most, make }: { most: number; make: () => Promise<V> },
): Promise<V> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return made;
}
