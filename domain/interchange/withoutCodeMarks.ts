/** Markdown without the backticks around code, and without one blank inside of them; as many close it as have opened it. */
export function withoutCodeMarks(text: string): string {
  // Texts at even places, the backticks between them at odd ones.
  const parts = text.split(/(`+)/u);
  let bare = '';
  let open = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const inside = parts[at] ?? '';
    const close = parts[at + 1]?.length ?? 0;
    const paired = Math.min(open, close);
    bare += '`'.repeat(open - paired) + (paired === 0 ? inside : withoutOuterBlanks(inside));
    open = close - paired;
  }
  return bare;
}

function withoutOuterBlanks(code: string): string {
  const start = code.length > 1 && isBlank(code.charAt(0)) ? 1 : 0;
  const end = code.length - start > 1 && isBlank(code.charAt(code.length - 1)) ? code.length - 1 : code.length;
  return code.slice(start, end);
}

const isBlank = (letter: string) => letter === ' ' || letter === '\t';
