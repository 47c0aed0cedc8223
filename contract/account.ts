import { z } from 'zod';
import { academyStatuses, accountStatuses } from '#domain/account/statuses.ts';
import { instant } from './envelope.ts';

/** POST /api/account/me: the account of the token (spec section 3; home adds the optional fields). */
export const accountInfo = z.object({
  accountNo: z.int(),
  accountId: z.string(),
  accountStatus: z.enum(accountStatuses),
  academyNo: z.int().nullable(),
  academyName: z.string().nullable(),
  academyStatus: z.enum(academyStatuses).nullable(),
  name: z.string(),
  birthday: z.string(),
  gender: z.enum(['MEN', 'WOMEN']).nullable(),
  email: z.string().nullable(),
  mobileNo: z.string().nullable(),
  protectorMobileNo: z.string().nullable(),
  allowEmailYn: z.enum(['Y', 'N']),
  allowSmsYn: z.enum(['Y', 'N']),
  schoolName: z.string().nullable(),
  schoolGrade: z.string(),
  signupDomainCode: z.string(),
  raq: z.int(),
  readingLevel: z.string(),
  bookPoint: z.int(),
  thisMonthBookPoint: z.int(),
  thisMonthVerificationBookCount: z.int(),
  thisMonthGoalBookCount: z.int(),
  /** Start of the current game day. */
  gameResetDatetime: instant,
  /** Four letters of the book personality, and the name for them; left out before the first result. */
  personalityType: z.string().optional(),
  readingType: z.string().optional(),
  profileImagePath: z.string().nullable(),
  /** Home site only. */
  zipCode: z.string().nullable().optional(),
  address: z.string().nullable().optional(),
  addressDetail: z.string().nullable().optional(),
  /** When the last results were found; null before the first. */
  readingDiagnosisDatetime: instant.nullable().optional(),
  bookBTIDiagnosisDateTime: instant.nullable().optional(),
  /** Title of the ticket that is had now; null without one. */
  subscriptionTitle: z.string().nullable().optional(),
});
export type AccountInfo = z.infer<typeof accountInfo>;

/** POST /api/code/cmtSystemCode. */
export const systemCodes = z.object({
  bookCategories: z.array(z.object({ code: z.string(), name: z.string(), subCategories: z.array(z.string()) })),
  readingLevels: z.array(z.object({ code: z.string(), raqFrom: z.int(), raqTo: z.int() })),
  grades: z.array(z.object({ code: z.string(), name: z.string() })),
  comprehensionCategories: z.array(z.object({ code: z.string(), name: z.string() })),
  missionKinds: z.array(z.object({ code: z.string(), name: z.string() })),
  genders: z.array(z.object({ code: z.string(), name: z.string() })),
  inquiryTypes: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type SystemCodes = z.infer<typeof systemCodes>;
