import { contestEndsAt, contestStartsAt, contestStatus } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { contests, type StoredContest } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';
import { installation } from '../../repositories/installation.ts';
import { OperatorError } from '../OperatorError.ts';

const change = async (db: Db, contest: StoredContest, to: Parameters<typeof contests.change>[2]) => {
  if (!(await contests.change(db, contest, to))) throw new OperatorError('그사이 바뀌었어요. 다시 해 주세요.');
};

/** A row that everybody changes who gives a contest its time. */
const CALENDAR = 'contest-calendar';

/** Shows a draft on its sites; there is one contest of a site at a time. */
export async function publishContest(db: Db, contest: StoredContest): Promise<void> {
  if (contest.state === 'PUBLISHED') throw new OperatorError('이미 공개한 대회예요.');
  await takeTime(db, contest);
  await change(db, contest, { state: 'PUBLISHED' });
}

/** Refuses a time that another contest has. */
async function takeTime(db: Db, contest: StoredContest): Promise<void> {
  // Two in the same moment would not see each other: so the later one runs again and does.
  await installation.write(db, CALENDAR, String(contest.contestNo));
  if (contest.academyNo !== null) return;
  const other = (await contests.published(db, null)).find(
    (one) =>
      one.contestNo !== contest.contestNo &&
      one.sites.some((site) => contest.sites.includes(site)) &&
      contestStartsAt(one) < contestEndsAt(contest) &&
      contestStartsAt(contest) < contestEndsAt(one),
  );
  if (other) throw new OperatorError(`같은 때에 열리는 대회가 있어요: ${other.contestNo}번 ${other.title}.`);
}

/**
 * Makes the contest and its last week longer.
 *
 * @param days a whole number from 1 to `CONTEST_TUNING.longestExtension`: a date typed by mistake is not taken
 */
export async function extendContest(db: Db, contest: StoredContest, days: number, now: number): Promise<string> {
  if (contestStatus(contest, now) === 'COMPLETED') throw new OperatorError('끝난 대회는 늘릴 수 없어요.');
  const most = CONTEST_TUNING.longestExtension;
  if (!Number.isInteger(days) || days < 1 || days > most) {
    throw new OperatorError(`늘릴 날수는 1~${most} 사이로 적어 주세요. (받은 값: ${days})`);
  }
  const endDay = shiftDayKey(contest.endDay, days);
  if (contest.state === 'PUBLISHED') await takeTime(db, { ...contest, endDay });
  const lastNo = contest.content.rounds.length;
  const rounds = contest.content.rounds.map((round) =>
    round.roundNo === lastNo ? { ...round, displayEndDay: endDay } : round,
  );
  await change(db, contest, { endDay, content: { ...contest.content, rounds } });
  return endDay;
}

/** Ends a contest right now. What was earned stays. */
export async function closeContest(db: Db, contest: StoredContest, now: number): Promise<void> {
  if (contest.state !== 'PUBLISHED') throw new OperatorError('공개하지 않은 대회예요.');
  if (contestStatus(contest, now) === 'COMPLETED') throw new OperatorError('이미 끝난 대회예요.');
  await change(db, contest, { closedAt: now });
}
