import { z } from 'zod';
import { instant } from './envelope.ts';

/** POST /api/auth/sign-in. Both fields are checked for presence only, so that a wrong form tells nothing. */
export const signInBody = z.strictObject({
  accountId: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
});
export type SignInBody = z.infer<typeof signInBody>;

export const signInData = z.object({
  token: z.string(),
  expiresAt: instant,
  /** Where the client goes first when set: '/cs'. */
  customerServiceFlag: z.boolean(),
});
export type SignInData = z.infer<typeof signInData>;

/** POST /api/auth/validate-password. */
export const validatePasswordBody = z.strictObject({ password: z.string().min(1).max(200) });
export const validatePasswordData = z.object({ valid: z.boolean() });

/** GET /api/auth/demo: the demo login of this site; 404 where there is no demo data. */
export const demoLogin = z.object({ accountId: z.string(), password: z.string(), name: z.string() });
export type DemoLogin = z.infer<typeof demoLogin>;
