import type { StaffRecordKind } from '#domain/staff/staffRecordKinds.ts';
import type { Context } from '#server/core/Context.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { staffRecords } from './repositories/staffRecords.ts';

/** What is stored of something that somebody of the staff did. */
export interface StaffAction {
  kind: StaffRecordKind;
  /** The pupil it is about, if one. */
  accountNo?: number;
  /** Codes and numbers, never a text of a person. */
  detail?: string;
}

/** Stores what somebody did at each of these institutions, with the place it was done from, in the transaction of `context.db`. */
export async function recordStaff(
  { db, now, visitor }: Pick<Context, 'db' | 'now' | 'visitor'>,
  staffNo: number,
  posts: readonly { academyNo: number }[],
  { kind, accountNo, detail = '' }: StaffAction,
): Promise<void> {
  for (const { academyNo } of posts) {
    await staffRecords.add(db, {
      at: now,
      staffNo,
      academyNo,
      kind,
      accountNo: accountNo ?? null,
      detail,
      address: visitor?.address ?? '',
      device: visitor?.device ?? '',
    });
  }
}

/** The same for who works in the institution of the call. */
export async function recordStaffAction(context: PostContext, action: StaffAction): Promise<void> {
  await recordStaff(context, context.staffNo, [context.post], action);
}
