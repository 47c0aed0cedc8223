import { withJosa } from '../text/withJosa.ts';
import type { ProblemSink } from './PackProblem.ts';

interface ItemReference {
  readonly id?: string;
  readonly pageNo?: number;
}

/** Ids are unique in their list and every page an item points to exists in the book. */
export function checkReferences(
  sink: ProblemSink,
  list: string,
  items: readonly ItemReference[],
  pageNos: ReadonlySet<number>,
): void {
  const seen = new Set<string>();
  for (const [index, { id, pageNo }] of items.entries()) {
    if (id !== undefined && seen.has(id))
      sink.error(`${list}[${index}].id`, `id ${withJosa(`"${id}"`, '이/가')} 두 번 나와요`);
    if (id !== undefined) seen.add(id);
    if (pageNo !== undefined && !pageNos.has(pageNo))
      sink.error(`${list}[${index}].pageNo`, `${pageNo}쪽은 이 책에 없어요`);
  }
}
