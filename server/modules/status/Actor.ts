import type { AuditEntry } from '#server/repositories/auditLog.ts';

/** Who brings a change about: the student or guardian, a named operator, or a named job. */
export type Actor = { kind: 'SELF' } | { kind: 'OPERATOR'; name: string } | { kind: 'SYSTEM'; name: string };

/** The actor as the audit log names it. A student is the account itself. */
export function auditActor(actor: Actor, accountNo: number): Pick<AuditEntry, 'actorKind' | 'actor'> {
  return actor.kind === 'SELF'
    ? { actorKind: 'ACCOUNT', actor: String(accountNo) }
    : { actorKind: actor.kind, actor: actor.name };
}
