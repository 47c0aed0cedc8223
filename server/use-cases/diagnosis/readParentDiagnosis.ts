import type { ParentDiagnosis } from '#contract/diagnosis.ts';
import { maskName } from '#domain/text/maskName.ts';
import { accounts } from '../../repositories/accounts.ts';
import { diagnosisApplies } from '../../repositories/diagnosisApplies.ts';
import type { SiteContext } from '../Context.ts';
import { markShareOpened, openParentShare } from '../parent-share/openParentShare.ts';
import { readFittingBooks } from '../recommendation/readFittingBooks.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeFindings, TREND_LENGTH } from './describeFindings.ts';
import { gradeName } from './describeSummary.ts';

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
  const results = await diagnosisApplies.results(db, accountNo, TREND_LENGTH);
  const [result] = results;
  if (!result) return null;
  await markShareOpened(context, share.shareNo);
  const raq = await accounts.raqOf(db, accountNo);
  const findings = await describeFindings(db, setup, results);
  const books = await readFittingBooks({ db, accountNo }, { raq, limit: BOOKS });
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
