import { z } from 'zod';

/** Documents that people agree to, by code. Each is kept by version under content/site/policies. */
export const policyCodes = ['SERVICE', 'PERSONAL', 'GUARDIAN', 'MARKETING_EMAIL', 'MARKETING_SMS'] as const;
export const policyCode = z.enum(policyCodes);
export type PolicyCode = z.infer<typeof policyCode>;

export const policyDocument = z.object({
  code: policyCode,
  version: z.int(),
  title: z.string(),
  /** A summary in two or three sentences that a child of ten understands. */
  summary: z.string(),
  required: z.boolean(),
  /** Markdown. */
  content: z.string(),
  effectiveFrom: z.iso.date(),
});
export type PolicyDocument = z.infer<typeof policyDocument>;

/** GET /api/site/terms-personal and /api/site/terms-personal-{edu|school|home}: the privacy policy in force. */
export const termsPersonal = z.object({ content: z.string(), version: z.int(), effectiveFrom: z.iso.date() });
export type TermsPersonal = z.infer<typeof termsPersonal>;

/** GET /api/site/policies/{code}: the documents of a site in all their versions, the newest first. */
export const policyParams = z.strictObject({ code: policyCode });
export const policyHistory = z.object({
  code: policyCode,
  title: z.string(),
  versions: z.array(
    z.object({
      version: z.int(),
      effectiveFrom: z.iso.date(),
      /** CURRENT is in force today, COMING will be, PAST was. */
      state: z.enum(['CURRENT', 'COMING', 'PAST']),
    }),
  ),
});
export type PolicyHistory = z.infer<typeof policyHistory>;

/** GET /api/site/policies/{code}/{version}: the text of one version. */
export const policyVersionParams = z.strictObject({
  code: policyCode,
  version: z.coerce.number<number>().int().min(1).max(9999),
});
export const policyText = policyDocument.pick({
  code: true,
  version: true,
  title: true,
  summary: true,
  content: true,
  effectiveFrom: true,
});
export type PolicyText = z.infer<typeof policyText>;

/** One box that was ticked or left, of exactly the version that was shown. */
export const agreement = z.strictObject({ code: policyCode, version: z.int().min(1), agreed: z.boolean() });
export type Agreement = z.infer<typeof agreement>;
