import { randomUUID } from 'node:crypto';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import type { Secrets } from '#server/config/Secrets.ts';

/** A form that was handed out: nothing of it is stored until it comes back. */
export interface InquiryForm {
  id: string;
  /** Milliseconds UTC. */
  issuedAt: number;
}

const KIND = 'inquiry-form';

/** @returns a token that only this installation can have written */
export function issueInquiryForm(secrets: Secrets, now: number): string {
  return secrets.seal(JSON.stringify([KIND, randomUUID(), now]));
}

/** @returns null for what is no form of ours, or one too old */
export function readInquiryForm(secrets: Secrets, token: string, now: number): InquiryForm | null {
  let parts: unknown;
  try {
    parts = JSON.parse(secrets.open(token));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts[0] !== KIND || typeof parts[1] !== 'string') return null;
  const issuedAt = Number(parts[2]);
  return now - issuedAt > inquiryTuning.formLifetime ? null : { id: parts[1], issuedAt };
}
