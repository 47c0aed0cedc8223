/**
 * Replaces texts of a package, each of which stands in it once.
 *
 * @throws where one of them does not: the package has changed, and what was left out of it would come back unseen
 */
export function replaceAll(code: string, replacements: readonly (readonly [old: string, instead: string])[]): string {
  let changed = code;
  for (const [old, instead] of replacements) {
    const at = changed.indexOf(old);
    if (at === -1 || changed.includes(old, at + 1)) throw new Error(`not once in the package: ${old}`);
    changed = changed.slice(0, at) + instead + changed.slice(at + old.length);
  }
  return changed;
}
