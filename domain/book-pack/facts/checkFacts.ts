import { contentTokens } from '../contentTokens.ts';
import { createProblemSink, type PackProblem } from '../PackProblem.ts';
import { bareText } from '../textMeasures.ts';
import type { FactTable } from './FactTable.ts';

const LEAST = { rows: 4, columns: 2 } as const;

/**
 * `content/facts/<bookNo>.json`: tables that options can be drawn from, every cell to be read on its page.
 *
 * @param pages of the book, by number
 */
export function checkFacts(
  file: string,
  tables: readonly FactTable[],
  pages: ReadonlyMap<number, readonly string[]>,
): PackProblem[] {
  const sink = createProblemSink(file);
  for (const [tableNo, { columns, rows }] of tables.entries()) {
    const at = `tables[${tableNo}]`;
    if (columns.length < LEAST.columns) sink.error(`${at}.columns`, `칸이 ${LEAST.columns}가지 이상이어야 해요`);
    if (rows.length < LEAST.rows) sink.error(`${at}.rows`, `줄이 ${LEAST.rows}개 이상이어야 해요`);
    for (const [rowNo, { cells, pages: pageNos }] of rows.entries()) {
      if (cells.length !== columns.length || pageNos.length !== columns.length)
        sink.error(`${at}.rows[${rowNo}]`, `칸이 ${columns.length}개여야 해요`);
      for (const [column, cell] of cells.entries()) {
        const pageNo = pageNos[column] ?? null;
        if (cell === null) continue;
        const field = `${at}.rows[${rowNo}].cells[${column}]`;
        const page = pageNo === null ? undefined : pages.get(pageNo);
        if (page === undefined) sink.error(field, '몇 쪽에 나오는지 알 수 없어요');
        else if (!standsOn(cell, page)) sink.warning(field, `"${cell}"의 말이 ${pageNo}쪽에 없어요`);
      }
    }
  }
  return sink.problems;
}

/** Whether at least one word of the cell stands on the page: cells shorten what the text has. */
function standsOn(cell: string, page: readonly string[]): boolean {
  const tokens = [...contentTokens(cell)];
  const text = bareText(page.join(' '));
  return tokens.length === 0 || tokens.some((token) => text.includes([...token].slice(0, 2).join('')));
}
