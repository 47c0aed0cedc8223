/** A piece of text for pdfmake. */
export interface TextPart {
  text: string;
  noWrap?: true;
}

/** A longer word, such as an address, may be broken: it might not fit into its column otherwise. */
const LONGEST = 14;

/**
 * Lets lines break between words alone. pdfmake breaks by UAX 14, which allows it between any two syllables of Hangul.
 *
 * @param text lines are separated by line feeds; a no-break space holds words together
 */
export function keepWords(text: string): TextPart[] {
  return (text.match(/[^ \n]+ *\n?|[ \n]+/g) ?? []).map((word) => {
    const bare = word.trimEnd();
    // What ends a line is looked for in texts that may be broken.
    if (bare.length > LONGEST || word.endsWith('\n')) return { text: word };
    return { text: word, noWrap: true };
  });
}
