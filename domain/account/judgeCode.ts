import { proofTuning } from './tuning.ts';

/** The last code that went to a contact. Instants are milliseconds UTC. */
export interface SentCode {
  tries: number;
  sentAt: number;
  expiresAt: number;
}

export type CodeJudgement = 'RIGHT' | 'WRONG' | 'OVER';

/** What a code that was typed is worth. @param right whether it is the one that was sent */
export function judgeCode(code: SentCode | undefined, right: boolean, now: number): CodeJudgement {
  if (code === undefined || code.tries >= proofTuning.tries) return 'OVER';
  // A code from the future was sent before the clock went back; how long ago is not known.
  if (now >= code.expiresAt || now < code.sentAt) return 'OVER';
  return right ? 'RIGHT' : 'WRONG';
}
