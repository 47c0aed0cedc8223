import { withJosa } from '../text/withJosa.ts';
import type { BookPackContent, ItemPlace } from './BookPackContent.ts';
import type { ProblemSink } from './PackProblem.ts';

/**
 * Ids are unique in their list. Every item names its place: a page that exists where the pack has a text,
 * a scene where the book is read elsewhere, never the other one.
 */
export function checkReferences(
  sink: ProblemSink,
  list: string,
  items: readonly (ItemPlace & { readonly id?: string })[],
  pages: BookPackContent['pages'],
): void {
  checkIds(sink, list, items);
  const pageNos = pages && new Set(pages.pages.map((page) => page.pageNo));
  for (const [index, { pageNo, scene }] of items.entries()) {
    const at = `${list}[${index}]`;
    if (pageNos === undefined) {
      if (pageNo !== undefined)
        sink.error(`${at}.pageNo`, 'pages.json이 없는 책이에요. pageNo 대신 scene을 적거나 pages.json을 더해 주세요');
      else if (scene === undefined) sink.error(`${at}.scene`, '어느 장면에 나오는지 scene이 없어요');
      continue;
    }
    if (scene !== undefined) sink.error(`${at}.scene`, '본문이 있는 책이에요. scene 대신 pageNo를 적어 주세요');
    else if (pageNo === undefined) sink.error(`${at}.pageNo`, '몇 쪽에 나오는지 pageNo가 없어요');
    else if (!pageNos.has(pageNo)) sink.error(`${at}.pageNo`, `${pageNo}쪽은 이 책에 없어요`);
  }
}

/** Ids are unique in their list. */
export function checkIds(sink: ProblemSink, list: string, items: readonly { readonly id?: string }[]): void {
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    if (id === undefined) continue;
    if (seen.has(id)) sink.error(`${list}[${index}].id`, `id ${withJosa(`"${id}"`, '이/가')} 두 번 나와요`);
    seen.add(id);
  }
}
