import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MINUTE } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';

/** Who sits before the window, or what goes wrong there. */
export const choice = z.strictObject({
  who: z.enum(['guardian', 'minor', 'other', 'expired', 'failed', 'no-birthday']).default('guardian'),
  name: z.string().max(50).default(''),
  phone: z.string().max(20).default(''),
  /** `YYYY-MM-DD`; left out, by who it is. */
  birthDate: z.string().max(10).default(''),
  channel: z.enum(['LIVE', 'TEST']).default('TEST'),
  /** Whether the company hands over the person key, and the number. */
  ci: z.enum(['yes', 'no']).default('yes'),
  number: z.enum(['yes', 'no']).default('yes'),
  /** Id that the API answers with instead of the one asked for. */
  answerId: z.string().max(100).optional(),
});
export type Choice = z.infer<typeof choice>;

export type Outcome =
  | { status: 'FAILED'; at: number; channel: 'LIVE' | 'TEST' }
  | {
      status: 'VERIFIED';
      at: number;
      channel: 'LIVE' | 'TEST';
      answerId: string | undefined;
      name: string;
      birthDate: string | null;
      phone: string | null;
      ci: string | null;
    };

/** Years before today that somebody was born. */
const AGES = { guardian: 41, minor: 16, other: 38, expired: 41 } as const;

/** What comes of a choice. @param now milliseconds UTC */
export function outcomeOf(chosen: Choice, now: number): Outcome {
  const { who, channel } = chosen;
  if (who === 'failed') return { status: 'FAILED', at: now, channel };
  const other = who === 'other';
  const name = other ? '최다른' : chosen.name || '김보호';
  const phone = other ? '01099998888' : chosen.phone.replaceAll(/\D/g, '') || '01012345678';
  const birthDate = who === 'no-birthday' ? null : chosen.birthDate || yearsAgo(AGES[who], now);
  return {
    status: 'VERIFIED',
    at: who === 'expired' ? now - 30 * MINUTE : now,
    channel,
    answerId: chosen.answerId,
    name,
    birthDate,
    phone: chosen.number === 'yes' ? phone : null,
    ci: chosen.ci === 'yes' ? createHash('sha512').update(`${name}${birthDate}`).digest('base64') : null,
  };
}

function yearsAgo(years: number, now: number): string {
  return `${Number(seoulDay(now).slice(0, 4)) - years}-01-15`;
}
