/** A heading or a paragraph of a text without marks. */
export interface MarkdownBlock {
  kind: 'h2' | 'h3' | 'p';
  text: string;
}

/**
 * The text of an article without its marks: headings and paragraphs. What the shell draws is made by its own Markdown
 * component; this is read by search engines and until that component has come, so lists become paragraphs.
 */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  return markdown
    .replaceAll(/^(#{1,6} .+)$/gm, '\n$1\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const heading = /^(#{1,3})\s+([\s\S]+)$/.exec(part);
      return heading === null
        ? { kind: 'p', text: plain(part) }
        : { kind: heading[1] === '###' ? 'h3' : 'h2', text: plain(heading[2] ?? '') };
    });
}

function plain(text: string): string {
  return text
    .replaceAll(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/(\*\*|__|\*|`)(.+?)\1/g, '$2')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*]|\d+\.)\s+/, ''))
    .filter((line) => line !== '')
    .join(' ');
}
