import { isRealDate } from '#domain/account/isRealDate.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { contests, type StoredContest } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';

/** A positive whole number of a command. */
export function parseNo(text: string, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new OperatorError(`${what} 숫자로 적어 주세요. (받은 값: ${text})`);
  return Number(text);
}

export async function knownContest(db: Db, text: string): Promise<StoredContest> {
  const contest = await contests.find(db, parseNo(text, '대회 번호를'));
  if (contest === undefined) throw new OperatorError(`그런 대회가 없어요: ${text}`);
  return contest;
}

/** `2026-06-01` */
export function parseDay(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null || !isRealDate(text.replaceAll('-', ''))) {
    throw new OperatorError(`날짜는 2026-06-01처럼 적어 주세요. (받은 값: ${text})`);
  }
  return text;
}

/** `2026-06-01` or `2026-06-01 18:30`, in Seoul. */
export function parseMoment(text: string): number {
  const [day = '', time = '00:00'] = text.split(/[ T]/u);
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match === null) throw new OperatorError(`시각은 18:30처럼 적어 주세요. (받은 값: ${text})`);
  return startOfDayKey(parseDay(day)) + (Number(match[1]) * 60 + Number(match[2])) * MINUTE;
}

/** A reason that a student will read. */
export function parseReason(text: string): string {
  const reason = text.normalize('NFC').trim();
  if (reason.length < 5 || reason.length > 300)
    throw new OperatorError('까닭은 학생이 읽을 수 있게 5~300자로 적어 주세요.');
  return reason;
}

export function auditContest(
  context: CommandContext,
  db: Db,
  event: string,
  contestNo: number,
  more: { accountNo?: number; details?: Record<string, string | number> } = {},
): Promise<void> {
  return auditLog.append(db, {
    at: context.now(),
    actorKind: 'OPERATOR',
    actor: context.operator,
    event,
    ...(more.accountNo === undefined ? {} : { accountNo: more.accountNo }),
    details: { contestNo, ...more.details },
  });
}
