import type { TextFormat } from './plainText.ts';

/** A mark that means something to GIFT in a text where it can mean nothing. */
export interface StrayMark {
  mark: string;
  /** In the text that was searched. */
  offset: number;
}

const TAG = /<\/?[a-z!][^<>]{0,1000}>/giu;

/**
 * The first unescaped mark of a text outside of the braces. Most programs take such a text and show something else than
 * its writer meant: a brace, an answer or the name of the next question that got into it.
 *
 * @param text with escaped characters hidden
 */
export function findStrayMark(text: string, format: TextFormat): StrayMark | null {
  // An `=` between an attribute and its value is escaped by Moodle and by nobody else.
  const searched = format === 'plain' ? text : text.replace(TAG, (tag) => ' '.repeat(tag.length));
  const found = /[{}~=]|::/u.exec(searched);
  return found === null ? null : { mark: found[0], offset: found.index };
}
