import type { Db } from '#server/db/Db.ts';
import { auditLog } from '#server/repositories/auditLog.ts';

/**
 * Writes into the audit log what happened to an account's money or ticket: numbers and codes only.
 *
 * @param entry.operator who acted for the payer, where it was not the payer
 */
export async function auditPayment(
  db: Db,
  now: number,
  entry: {
    event: string;
    accountNo: number | null;
    bySelf?: boolean;
    operator?: string | undefined;
    details: Record<string, string | number | null>;
  },
): Promise<void> {
  const { event, accountNo, details } = entry;
  await auditLog.append(db, { at: now, ...actorOf(entry), event, accountNo, details });
}

function actorOf({ accountNo, bySelf, operator }: Parameters<typeof auditPayment>[2]) {
  if (operator !== undefined) return { actorKind: 'OPERATOR', actor: operator } as const;
  if (bySelf && accountNo !== null) return { actorKind: 'ACCOUNT', actor: String(accountNo) } as const;
  return { actorKind: 'SYSTEM', actor: 'subscription' } as const;
}
