const TOKEN = /\(|\)|\bAND\b|\bOR\b|[^\s()]+/g;

/**
 * Licences of an SPDX expression, such as `(MIT AND Zlib)`, that nobody has decided about. Of `A OR B` one may be chosen:
 * with one that is fine nothing is named.
 *
 * @returns the names as they stand in the expression; the whole text where it is no expression
 */
export function undecidedLicences(expression: string, isFine: (licence: string) => boolean): string[] {
  const tokens = expression.match(TOKEN) ?? [];
  let at = 0;

  function one(): string[] | null {
    const token = tokens[at];
    at += 1;
    if (token === '(') {
      const inner = either();
      if (tokens[at] !== ')') return null;
      at += 1;
      return inner;
    }
    if (token === undefined || token === ')' || token === 'AND' || token === 'OR') return null;
    return isFine(token) ? [] : [token];
  }

  /** AND binds more strongly than OR. */
  function all(): string[] | null {
    const found = one();
    while (found !== null && tokens[at] === 'AND') {
      at += 1;
      const next = one();
      if (next === null) return null;
      found.push(...next);
    }
    return found;
  }

  function either(): string[] | null {
    let found = all();
    while (found !== null && tokens[at] === 'OR') {
      at += 1;
      const next = all();
      if (next === null) return null;
      found = found.length === 0 || next.length === 0 ? [] : [...found, ...next];
    }
    return found;
  }

  const found = either();
  return found === null || at < tokens.length ? [expression] : [...new Set(found)];
}
