/**
 * A text without its brackets and what they hold: each from the first opening mark to the next closing one, of whatever
 * kind. A bracket that is not closed stays.
 *
 * @param openers characters of the basic plane, as `closers`
 */
export function withoutBracketed(text: string, openers: string, closers: string): string {
  let kept = '';
  let from = 0;
  let open = -1;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (open === -1) {
      if (openers.includes(letter)) open = at;
    } else if (closers.includes(letter)) {
      kept += text.slice(from, open);
      from = at + 1;
      open = -1;
    }
  }
  return kept + text.slice(from);
}
