import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { StaffRecordList, staffRecordQuery } from '#contract/staff.ts';
import { describeStaffRecord } from '#domain/staff/describeStaffRecord.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '../recordStaff.ts';
import { staffRecords } from '../repositories/staffRecords.ts';

/** What the staff of the institution did, the latest first. Looking at it is recorded as well. */
export async function readStaffRecords(
  context: PostContext,
  { page, staffNo, accountNo }: z.infer<typeof staffRecordQuery>,
): Promise<StaffRecordList> {
  const which = { academyNo: context.post.academyNo, staffNo, accountNo };
  const [items, totalCount] = await Promise.all([
    staffRecords.list(context.db, which, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    staffRecords.count(context.db, which),
  ]);
  if (page === 1) await recordStaffAction(context, { kind: 'RECORD_SEEN' });
  return {
    items: items.map(({ at, kind, ...rest }) => ({
      ...rest,
      at: new Date(at).toISOString(),
      what: describeStaffRecord(kind, rest.detail),
    })),
    page,
    pageSize: PAGE_SIZE,
    totalCount,
  };
}
