import type { ParentDiagnosis } from '#contract/diagnosis.ts';
import { maskName } from '#domain/text/maskName.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { markShareOpened, openParentShare } from '#server/modules/parent-share/public.ts';
import { readFittingBooks } from '#server/modules/recommendation/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeFindings, TREND_LENGTH } from './describeFindings.ts';
import { gradeName } from './describeSummary.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

const BOOKS = 5;

/**
 * The newest result for whoever holds a parent link.
 *
 * @returns null alike for a key that opens no diagnosis and for a student without a result
 */
export async function readParentDiagnosis(
  context: SiteContext,
  setup: DiagnosisSetup,
  key: string,
): Promise<ParentDiagnosis | null> {
  const { db } = context;
  const share = await openParentShare(context, key, 'DIAGNOSIS');
  if (share === null) return null;
  const { accountNo, name } = share;
  const [results, raq] = await Promise.all([
    diagnosisApplies.results(db, accountNo, TREND_LENGTH),
    accounts.raqOf(db, accountNo),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  const [result] = results;
  if (!result) return null;
  await markShareOpened(context, share.shareNo);
  const [findings, books] = await Promise.all([
    describeFindings(db, setup, results),
    readFittingBooks({ db, accountNo }, { raq, limit: BOOKS }),
  ]);
  return {
    studentName: maskName(name),
    gradeName: gradeName(result.grade),
    ...findings,
    books: books.map(({ bookNo, bookName, authorName, bookImagePath }) => ({
      bookNo,
      bookName,
      authorName,
      bookImagePath,
    })),
  };
}
