const REFERENCE = /\[[^\]]{1,60}\]\[[^\]]{0,60}\]/u;
const LINK_TEXT = /\[[^\]]{1,60}\]\(/gu;
/** Characters of the address of a link. */
const LONGEST_ADDRESS = 300;
const ADDRESS = /<https?:/u;
const LIST_LINE = /^\s*(?:[-*+]|\d+[.)])\s/u;

/** Whether Markdown holds what a mission cannot show: a list, a table, a link or a block of code. */
export function hasMarkdownStructure(source: string): boolean {
  const listed = source.split('\n').filter((line) => LIST_LINE.test(line)).length > 1;
  return listed || REFERENCE.test(source) || ADDRESS.test(source) || hasLink(source) || hasTableOrCode(source);
}

function hasLink(source: string): boolean {
  return [...source.matchAll(LINK_TEXT)].some(({ 0: opening, index }) => {
    const start = index + opening.length;
    // Of a character beyond the basic plane a string counts two.
    const end = [...source.slice(start, start + 2 * LONGEST_ADDRESS + 1)].indexOf(')');
    return end !== -1 && end <= LONGEST_ADDRESS;
  });
}

function hasTableOrCode(source: string): boolean {
  const lines = source.split(/[\n\r\u2028\u2029]/u).map((line) => line.trim());
  return lines.some(
    (line) => line.startsWith('```') || (line.length > 1 && line.startsWith('|') && line.endsWith('|')),
  );
}
