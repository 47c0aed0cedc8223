import { infoTuning } from './tuning.ts';

/** How often somebody was told that another account has a contact, on the last day that it happened. */
export interface ContactRefusals {
  /** `YYYY-MM-DD`; null for never. */
  day: string | null;
  count: number;
}

/** Whether a contact may be looked up once more today. */
export function mayAskContact({ day, count }: ContactRefusals, today: string): boolean {
  return day !== today || count < infoTuning.contactRefusalsPerDay;
}

/** The count after one more refusal. */
export function addContactRefusal({ day, count }: ContactRefusals, today: string): ContactRefusals {
  return { day: today, count: day === today ? count + 1 : 1 };
}
