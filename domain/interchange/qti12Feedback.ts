import { findAll, type MarkupElement } from './MarkupElement.ts';
import type { PlainText } from './plainText.ts';

/** One text that everybody reads afterwards is an explanation; others belong to this or that answer. */
export function qti12Feedback(
  item: MarkupElement,
  textOf: (element: MarkupElement) => PlainText,
): { text: string; notes: string[] } {
  const all = findAll(item, (name) => name === 'itemfeedback')
    .map((element) => ({ ident: element.attributes.ident ?? '', read: textOf(element) }))
    .filter(({ read }) => !read.ok || read.text !== '');
  const general = all.find(({ ident }) => /^general(?:_fb)?$/iu.test(ident));
  const isSame = new Set(all.map(({ read }) => (read.ok ? read.text : read.reason))).size === 1;
  const chosen = general ?? (isSame ? all[0] : undefined);
  if (chosen === undefined) return { text: '', notes: all.length === 0 ? [] : [BY_ANSWER] };
  if (!chosen.read.ok) return { text: '', notes: [`해설은 옮기지 않았어요: ${chosen.read.reason}`] };
  return { text: chosen.read.text, notes: general !== undefined && all.length > 1 ? [BY_ANSWER] : [] };
}

const BY_ANSWER = '답에 따라 다른 설명은 옮기지 않았어요';
