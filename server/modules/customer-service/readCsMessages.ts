import type { z } from 'zod';
import type { csMessages as csMessagesShape } from '#contract/customerService.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { csMessages } from './repositories/csMessages.ts';

/** Older ones that were read are looked up by nobody; those that wait move up as the ones before them are read. */
const SHOWN = 20;

/** What the customer service wrote to this student: what leads each login here (`customerServiceFlag`) comes first. */
export async function readCsMessages({ db, accountNo }: SignedInContext): Promise<z.infer<typeof csMessagesShape>> {
  const rows = await csMessages.unseenFirst(db, accountNo, SHOWN);
  return {
    items: rows.map(({ writtenAt, seenAt, ...row }) => ({
      ...row,
      writtenAt: new Date(writtenAt).toISOString(),
      seenYn: seenAt === null ? ('N' as const) : ('Y' as const),
    })),
  };
}

/** The student has read it: the next login leads on as usual. @throws AppError NOT_FOUND for a message of somebody else */
export async function markCsMessageSeen(
  { db, accountNo, now }: SignedInContext,
  messageNo: number,
): Promise<{ done: true }> {
  if (!(await csMessages.markSeen(db, accountNo, messageNo, now))) throw new AppError('NOT_FOUND');
  return { done: true };
}
