import { z } from 'zod';
import { type AccessKind, accessKindNames } from '#domain/account/accessKindNames.ts';
import { instant, paged } from './envelope.ts';

const kinds = Object.keys(accessKindNames) as [AccessKind, ...AccessKind[]];

/** GET /api/account/access-records/me: what was done with the account, and from where, the latest first. */
export const accessRecord = z.object({
  recordNo: z.int(),
  kind: z.enum(kinds),
  /** A code with details, such as 'SIGN_IN_SLOW_DOWN' or 'email mobileNo'; empty without. */
  detail: z.string(),
  /** Such as '안드로이드 태블릿 · 크롬'; empty where tries from many places were counted together. */
  device: z.string(),
  /** Without its last part, such as '203.0.113.*'; null where it is not shown. */
  address: z.string().nullable(),
  /** The last of them, where several tries are one record. */
  at: instant,
  firstAt: instant,
  count: z.int(),
});
export const accessRecordList = paged(accessRecord).extend({
  /** Months that a record is kept. */
  keptMonths: z.int(),
});
export type AccessRecordList = z.infer<typeof accessRecordList>;
