import type { ParentShare } from '#contract/parentShare.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { ShareRow } from './repositories/parentShares.ts';
import { shareKey } from './shareKey.ts';

/** A link as its owner sees it, key included. */
export function describeParentShare({ secrets, accountNo }: SignedInContext, row: ShareRow): ParentShare {
  return {
    shareNo: row.shareNo,
    label: row.label,
    scope: row.scope,
    month: row.month,
    shareKey: shareKey(secrets, accountNo, row.shareNo),
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    lastOpenedAt: row.lastOpenedAt === null ? null : new Date(row.lastOpenedAt).toISOString(),
  };
}
