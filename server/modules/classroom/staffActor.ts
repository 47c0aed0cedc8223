import type { PostContext } from '#server/core/StaffContext.ts';

/** In the audit log the staff of an institution stand beside the operators. */
export const staffActor = ({ staffNo }: PostContext) => ({ kind: 'OPERATOR' as const, name: `staff:${staffNo}` });
