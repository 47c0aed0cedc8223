/** Masked ids may be equal: who comes later at the same place gets a number more. */
export function withKeys<T extends { rankNo: number; accountId: string }>(
  items: readonly T[],
): (T & { key: string })[] {
  const met = new Map<string, number>();
  return items.map((item) => {
    const name = `${item.rankNo}-${item.accountId}`;
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return { ...item, key: `${name}-${count}` };
  });
}
