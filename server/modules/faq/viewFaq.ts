import type { Faq } from '#contract/customerService.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { Reader } from '#server/modules/notice/public.ts';
import { countView } from '#server/modules/notice/public.ts';
import { toFaqSummary } from './listFaqs.ts';
import { faqs } from './repositories/faqs.ts';

/** An answer with its neighbours; counts one view for each visitor and day. @throws AppError NOT_FOUND */
export async function viewFaq(reader: Reader, faqNo: number): Promise<Faq> {
  const { site } = reader;
  return withTransaction(reader.db, async (db) => {
    const row = await faqs.find(db, site, faqNo);
    if (!row) throw new AppError('NOT_FOUND');
    const counted = await countView(db, reader, 'FAQ', faqNo);
    if (counted) await faqs.countView(db, faqNo);
    const reads = joinReads(db);
    const [previous = null, next = null] = await Promise.all([
      faqs.neighbour(reads, site, faqNo, 'before'),
      faqs.neighbour(reads, site, faqNo, 'after'),
    ]);
    return {
      ...toFaqSummary({ ...row, viewCount: row.viewCount + (counted ? 1 : 0) }),
      content: row.content,
      previous,
      next,
    };
  });
}
