import type { CommandContext } from './CommandContext.ts';
import { OperatorError } from './OperatorError.ts';

/** The option of every list that may be longer than a screen. */
export const PAGE_OPTION = ['--page <number>', '몇 번째 쪽인지', '1'] as const;

export interface PageOption {
  page: string;
}

/** One page of a list, and whether it goes on. */
export interface ListPage<Row> {
  page: number;
  rows: Row[];
  more: boolean;
}

/** Reads the page that an operator named, and looks one row beyond it. @throws OperatorError for no number */
export async function listPage<Row>(
  { page: text }: PageOption,
  size: number,
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new OperatorError(`쪽은 1부터 숫자로 적어 주세요. (받은 값: ${text})`);
  const page = Number(text);
  const rows = await read(size + 1, (page - 1) * size);
  return { page, rows: rows.slice(0, size), more: rows.length > size };
}

/** Prints where a list ends: that it goes on, or that there is nothing. @param none the line for a list without rows */
export function printListEnd(context: CommandContext, { page, rows, more }: ListPage<unknown>, none: string): void {
  if (rows.length === 0) context.print(page === 1 ? none : `${page}쪽에는 아무것도 없어요. --page를 줄여 주세요.`);
  if (more) context.print(`…그 밖에 더 있어요. 이어서 보려면: --page ${page + 1}`);
}
