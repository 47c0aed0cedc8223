/**
 * Headings of a document, in their order. One of the third level carries the number of its article: `1-다. 보유 기간`.
 *
 * @param content Markdown
 */
export function readHeadings(content: string): string[] {
  let article = '';
  return content.split(/\r?\n/).flatMap((line) => {
    const [, signs = '', text = ''] = /^(##|###) (.+)$/.exec(line) ?? [];
    if (signs === '##') article = /^(\d+)\./.exec(text)?.[1] ?? '';
    if (signs === '') return [];
    return [signs === '###' && article !== '' ? `${article}-${text.trim()}` : text.trim()];
  });
}
