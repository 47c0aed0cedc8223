import { classifyCode } from './classifyCode.ts';
import type { Unknown } from './PaymentGateway.ts';
import { tossAnswers } from './tossAnswers.ts';

/** An answer, a refusal with the company's code, or nothing conclusive. */
export type TossReply =
  | { kind: 'ANSWER'; body: unknown }
  | { kind: 'REFUSAL'; status: number; code: string; message: string }
  | Unknown;

/** Reads what came over HTTP. @param text of the body; null as a body where there was none */
export function readTossReply(status: number, text: string): TossReply {
  const body = text === '' ? null : parse(text);
  if (status >= 200 && status < 300) {
    return body === undefined ? { kind: 'UNKNOWN', reason: 'UNREADABLE', sent: true } : { kind: 'ANSWER', body };
  }
  const error = tossAnswers.error.safeParse(body);
  if (!error.success || status < 400) {
    return { kind: 'UNKNOWN', reason: status >= 500 ? 'SERVER_ERROR' : 'UNREADABLE', sent: true };
  }
  const { code, message } = error.data;
  if (classifyCode(code, status) !== 'UNKNOWN') return { kind: 'REFUSAL', status, code, message };
  return { kind: 'UNKNOWN', reason: status >= 500 ? 'SERVER_ERROR' : 'BUSY', sent: true };
}

/** Undefined when it is no JSON: half of one, or a page of some proxy. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
