/** A function that computes its result once for each object, and keeps it as long as the object lives. */
export function memoizeByObject<T extends object, R>(compute: (value: T) => R): (value: T) => R {
  const results = new WeakMap<T, { result: R }>();
  return (value) => {
    const known = results.get(value);
    if (known !== undefined) return known.result;
    const result = compute(value);
    results.set(value, { result });
    return result;
  };
}
