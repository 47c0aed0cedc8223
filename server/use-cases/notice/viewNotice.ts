import type { Notice } from '../../../contract/home.ts';
import { AppError } from '../../errors/AppError.ts';
import { notices } from '../../repositories/notices.ts';
import type { Context } from '../Context.ts';
import { toNoticeSummary } from './toNoticeSummary.ts';

/** A notice with its neighbours in time; counts one more view. */
export async function viewNotice({ db, now }: Context, articleNo: number): Promise<Notice> {
  const row = await notices.view(db, articleNo, now);
  if (!row) throw new AppError('NOT_FOUND');
  return {
    ...toNoticeSummary(row),
    content: row.content,
    previous: (await notices.neighbour(db, row, 'before', now)) ?? null,
    next: (await notices.neighbour(db, row, 'after', now)) ?? null,
  };
}
