import { z } from 'zod';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '09:30처럼 적어 주세요');

/** Hours in which the aquarium rests, on days 1 (Monday) – 7 (Sunday); past midnight when `to` is before `from`. */
export const quietHours = z
  .strictObject({
    from: clock,
    to: clock,
    days: z.array(z.int().min(1).max(7)).min(1).max(7),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: '시작과 끝이 달라야 해요' });
export type QuietHoursBody = z.infer<typeof quietHours>;

/** GET and PUT /api/aquarium/quiet-hours/parent/{shareKey}: by the key of a link for a grown-up at home, without login. */
export const parentQuietHours = z.object({
  quietHours: z.object(quietHours.shape).nullable(),
  /** Of the class; a parent's hours are added to them. */
  classQuietHours: z.array(z.object(quietHours.shape)),
});
export type ParentQuietHours = z.infer<typeof parentQuietHours>;
export const parentQuietHoursBody = z.strictObject({ quietHours: quietHours.nullable() });
