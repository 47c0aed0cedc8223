import { z } from 'zod';
import { instant, paged, pageQuery } from './envelope.ts';
import { staffRole } from './staffSignIn.ts';

const number = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Path of a call about an institution; whoever has no post there gets 404. */
export const institutionParams = z.strictObject({ academyNo: number });
export const colleagueParams = institutionParams.extend({ staffNo: number });
export const inviteParams = institutionParams.extend({ inviteNo: number });

/** POST /api/staff/password */
export const staffPasswordBody = z.strictObject({
  password: z.string().min(1).max(200),
  newPassword: z.string().min(1).max(200),
});

/** A role, and the classes that somebody teaches. */
const staffPlace = { role: staffRole, classNos: z.array(z.int()).max(200) };

/** GET /api/staff/institutions/{academyNo}/staff */
export const staffList = z.object({
  staff: z.array(
    z.object({
      staffNo: z.int(),
      name: z.string(),
      email: z.string(),
      ...staffPlace,
      since: instant,
      /** Whoever asks. */
      me: z.boolean(),
    }),
  ),
  invites: z.array(
    z.object({ inviteNo: z.int(), email: z.string(), ...staffPlace, createdAt: instant, expiresAt: instant }),
  ),
});
export type StaffList = z.infer<typeof staffList>;
/** PUT …/invites: invites once more where one waits for the same address. */
export const inviteBody = z.strictObject({ email: z.string().min(3).max(254), ...staffPlace });
/** PUT …/staff/{staffNo} */
export const colleagueBody = z.strictObject(staffPlace);

/** GET …/records: who did what, the latest first. */
export const staffRecordQuery = pageQuery.extend({ staffNo: number.optional(), accountNo: number.optional() });
export const staffRecordList = paged(
  z.object({
    recordNo: z.int(),
    at: instant,
    staffName: z.string(),
    /** In words. */
    what: z.string(),
    /** The pupil it is about; null for none, or one who has left. */
    pupilName: z.string().nullable(),
    detail: z.string(),
    address: z.string(),
    device: z.string(),
  }),
);
export type StaffRecordList = z.infer<typeof staffRecordList>;
