import type { AccessRecordList } from '#contract/accessRecord.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import { accessTuning } from '#domain/account/tuning.ts';
import { maskAddress } from '#domain/text/maskAddress.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { accessRecords } from '#server/repositories/accessRecords.ts';
import { accounts } from '#server/repositories/accounts.ts';

/**
 * A page of the own access records. Of a demo account, which is open to everybody, no address is shown: it would be
 * somebody else's.
 */
export async function readAccessRecords({ db, accountNo }: SignedInContext, page: number): Promise<AccessRecordList> {
  const { demo } = await accounts.info(db, accountNo);
  const rows = await accessRecords.page(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    items: rows.map(({ recordNo, kind, detail, device, address, tryCount, firstAt, lastAt }) => ({
      recordNo,
      kind,
      detail,
      device,
      address: (!demo && maskAddress(address)) || null,
      at: new Date(lastAt).toISOString(),
      firstAt: new Date(firstAt).toISOString(),
      count: tryCount,
    })),
    page,
    pageSize: PAGE_SIZE,
    totalCount: await accessRecords.countOf(db, accountNo),
    keptMonths: accessTuning.keptMonths,
  };
}
