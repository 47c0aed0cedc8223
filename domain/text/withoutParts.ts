/**
 * A text without everything from each opening mark to the closing mark after it, such as comments. What is not closed
 * stays. Looks at every character once, which no pattern for it does.
 */
export function withoutParts(text: string, open: string, close: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length);
    if (end === -1) return kept + text.slice(at);
    kept += text.slice(at, start);
    at = end + close.length;
  }
}
