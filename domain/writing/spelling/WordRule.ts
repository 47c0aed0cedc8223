/**
 * A spelling that is wrong always, or beside certain words. Patterns are held against one run of Hangul, so they are
 * short; `before` and `next` against the runs beside it, when only a blank is between them.
 */
export interface WordRule {
  wrong: RegExp;
  /** What to write instead, with the groups of `wrong`. */
  right: string;
  before?: RegExp;
  next?: RegExp;
  /** Only where the sentence ends behind it. */
  last?: true;
  /** Somewhere before it in the sentence. */
  earlier?: RegExp;
  /** Nowhere before it in the sentence. */
  never?: RegExp;
  /** Somewhere behind it in the sentence. */
  later?: RegExp;
  /** A sentence instead of the usual one, where the right word depends on what is meant. */
  why?: string;
}

/** A rule for words that are always wrong. @param pairs such as `역활>역할` */
export function always(pairs: string): WordRule[] {
  return pairs
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.split('>');
      return { wrong: new RegExp(wrong, 'u'), right };
    });
}
