import type { AquariumChange } from '#contract/aquarium.ts';
import type { LoginList } from '#contract/auth.ts';
import type { DiagnosisTest } from '#contract/diagnosis.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import type { ParentShare } from '#contract/parentShare.ts';
import type { WordMissions } from '#contract/wordMission.ts';
import { csMessages } from '#server/modules/customer-service/repositories/csMessages.ts';
import { bellPeople } from '#server/modules/golden-bell/repositories/bellPeople.ts';
import { bellRooms } from '#server/modules/golden-bell/repositories/bellRooms.ts';
import { settlementNotices } from '#server/modules/moderation/repositories/settlementNotices.ts';
import type { TestApp } from './buildTestApp.ts';
import { holdResult } from './holdResult.ts';
import { missionPlayer } from './missionPlayer.ts';
import { makeInstitution, makeStaff } from './staffMember.ts';

/** The kind of a link for parents that opens the most. */
export const WIDEST_SHARE = { label: '', scope: 'HOME' };

/** A student of the academy leaves something of every kind that has an id. The ids go by the name they have in addresses. */
export async function leaveThings(app: TestApp, { accountNo, token }: { accountNo: number; token: string }) {
  const player = missionPlayer(app, token);
  const submitted = await player.play('OX', { wrong: 2 });
  const open = (await player.start('PUZZLE')).data as MissionAttempt;
  const item = { itemId: 'bread', quantity: 1 };
  await app.db.updateTable('purse').set({ shells: 500 }).where('account_no', '=', accountNo).execute();
  const bought = await app.post<AquariumChange>('/api/aquarium/purchases/me', item, token);
  const share = (await app.post<ParentShare>('/api/account/parent-shares/me', WIDEST_SHARE, token)).data;
  const words = await app.get<WordMissions>('/api/aquarium/word-missions/me', token);
  const logins = await app.get<LoginList>('/api/auth/logins/me', token);
  const diagnosis = await app.post<DiagnosisTest>('/api/diagnosis/applies', undefined, token);
  const attempts = [submitted.attemptNo, open.attemptNo];
  const ids: Record<string, (number | string)[]> = {
    attemptNo: attempts,
    id: attempts,
    purchaseNo: [bought.data.purchaseNo ?? 0],
    wordMissionNo: words.data.today.map(({ wordMissionNo }) => wordMissionNo),
    shareNo: [share.shareNo],
    loginId: logins.data.items.map(({ loginId }) => loginId),
    itemKey: ['ox-1'],
    contestReviewNo: [await holdResult(app, accountNo)],
    diagnosisApplyNo: [diagnosis.data.diagnosisApplyNo],
    messageNo: [
      await csMessages.add(app.db, { accountNo, title: '답', content: '답해 드려요.', now: app.clock.now() }),
    ],
  };
  ids.noticeNo = [await leaveNotice(app, accountNo)];
  ids.roomNo = [await leaveBell(app, accountNo)];
  return { ids, share };
}

/** A round of the golden bell that the student is in; of another institution, so that nobody else's main page shows it. */
async function leaveBell(app: TestApp, accountNo: number): Promise<number> {
  const academyNo = await makeInstitution(app, '골든벨 학원');
  const { staffNo } = await makeStaff(app, academyNo, 'DIRECTOR');
  const given = { requestKey: 'left', academyNo, staffNo, code: '4821', allClasses: true, seconds: 30 };
  const roomNo = (await bellRooms.insert(app.db, { ...given, questionCount: 1 }, app.clock.now())) ?? 0;
  await bellPeople.enter(app.db, { roomNo, accountNo, outPlace: null }, app.clock.now());
  return roomNo;
}

/** A decision of a teacher that the student has not put away. */
async function leaveNotice(app: TestApp, accountNo: number): Promise<number> {
  const { academy_no: academyNo } = await app.db
    .selectFrom('account')
    .select('academy_no')
    .where('account_no', '=', accountNo)
    .executeTakeFirstOrThrow();
  const { staffNo } = await makeStaff(app, academyNo ?? 0, 'TEACHER');
  const settlement = { subject: 'NAME', decision: 'HIDE' } as const;
  const notice = { settlement, subjectNo: 1, accountNo, staffNo, bookNo: null, reason: '다시 지어 볼까요?' };
  await settlementNotices.put(app.db, notice, app.clock.now());
  const [left] = await settlementNotices.unseen(app.db, accountNo, 1);
  return left?.noticeNo ?? 0;
}
