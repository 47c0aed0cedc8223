import type { DiagnosisTest } from '#contract/diagnosis.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import type { ParentShare } from '#contract/parentShare.ts';
import type { PersonalityAttempt } from '#contract/personality.ts';
import { png } from '../awkwardPictures.ts';
import type { TestApp } from '../buildTestApp.ts';
import { CONTEST_START, contestStudent, moveTo, publishContest } from '../contestStage.ts';
import { diagnosisTaker } from '../diagnosisTaker.ts';
import { FIRST_BOOK } from '../fixtureContent.ts';
import { leaveReadableThings } from '../leaveReadableThings.ts';
import { loginOf, makeAccount } from '../makeAccount.ts';
import { missionPlayer } from '../missionPlayer.ts';
import { renewStaffLogin, staffLoginOf } from '../staffMember.ts';
import { PRODUCTS, ticketBuyer } from '../ticketBuyer.ts';
import { leaveStaffThings } from './leaveStaffThings.ts';

/** The institution of the demo. */
const ACADEMY = 1;

/**
 * Something behind every read of the product, in an installation of `buildContestApp` with a payment company.
 *
 * @returns headers of everybody who reads, and how an address names what was left
 */
export async function openReadStage(app: TestApp) {
  const left = await leaveReadableThings(app);
  const { accountNo, token } = left;
  const player = missionPlayer(app, token);
  for (const book of [1, 2]) await player.start('OX', FIRST_BOOK + book);
  const report = await player.play('REPORT');
  const think = (await player.start('THINK')).data;
  const { diagnosisApplyNo } = await diagnosisTaker(app, token).take(13);
  const shareBody = { label: '', scope: 'DIAGNOSIS' };
  const share = (await app.post<ParentShare>('/api/account/parent-shares/me', shareBody, token)).data;
  const picturePath = await putPicture(app, token);
  const buyer = await ticketBuyer(app);
  const bought = await buyer.buy(PRODUCTS.missionRecurring);
  const resultNo = await takePersonality(app, left.homeToken);

  const operatorsContestNo = await publishContest(app);
  moveTo(app, CONTEST_START);
  const contestant = await contestStudent(app, 'ELEMENTARY_3');
  await contestant.join();
  const newcomer = await contestStudent(app, 'ELEMENTARY_3');
  const staff = await staffLoginOf(app, ACADEMY, 'DIRECTOR');
  const { link, calendarPath, code, ...ids } = await leaveStaffThings(app, { academyNo: ACADEMY, accountNo, staff });
  const teacher = await staffLoginOf(app, ACADEMY, 'TEACHER');
  await app.db.insertInto('class_teacher').values({ class_no: ids.classNo, staff_no: teacher.staffNo }).execute();
  const at = contestant.token;
  const openTest = (await app.post<DiagnosisTest>('/api/diagnosis/applies', undefined, await at())).data;
  const atHome = {
    site: 'home',
    token: await loginOf(app, 'home', (await makeAccount(app, 'home')).accountNo),
  } as const;
  const openAttempt = (await app.send<PersonalityAttempt>('POST', '/api/bookbti/attempts', atHome)).data;

  const edu = new URL(app.env.origins.edu).host;
  const home = new URL(app.env.origins.home).host;
  const readers: Record<string, Record<string, string>> = {
    pupil: { host: edu, 'x-ro-token': await loginOf(app, 'edu', accountNo) },
    contestant: { host: edu, 'x-ro-token': await at() },
    newcomer: { host: edu, 'x-ro-token': await newcomer.token() },
    buyer: { host: home, 'x-ho-token': await loginOf(app, 'home', buyer.accountNo) },
    'pupil at home': { host: home, 'x-ho-token': await loginOf(app, 'home', left.homeAccountNo) },
    'newcomer at home': { host: home, 'x-ho-token': atHome.token },
    // Before the director: what both ask is known as the teacher's.
    teacher: { host: edu, 'x-staff-token': await renewStaffLogin(app, teacher.staffNo) },
    director: { host: edu, 'x-staff-token': await renewStaffLogin(app, staff.staffNo) },
  };
  const names: Record<string, number> = {
    ...{ ...ids, academyNo: ACADEMY, accountNo, diagnosisApplyNo, accountBookBTIResultNo: resultNo, versionNo: 1 },
    paymentOrderNo: bought.data.paymentOrderNo,
  };
  const staffPath = `/api/staff/institutions/${ACADEMY}`;
  const addresses: Record<string, string> = {
    ...addressesOfPupil({ think, openTest, openAttempt }),
    '/api/account/profile-images/{file}': picturePath,
    '/api/calendars/{key}/homework.ics': calendarPath ?? '',
    '/api/monthly-reports/parent/{shareKey}': `/api/monthly-reports/parent/${link?.shareKey}`,
    '/api/diagnosis/reports/parent/{shareKey}': `/api/diagnosis/reports/parent/${share.shareKey}`,
    '/api/bells/{roomNo}/me': left.fill('/api/bells/{roomNo}/me'),
    '/api/event/reading-game-contest/certificates/{certificateNo}': `/api/event/reading-game-contest/certificates/${operatorsContestNo}-AAAA-BBBB-CCCC`,
    '/api/staff/institutions/{academyNo}/paper-sheets/{code}': `${staffPath}/paper-sheets/${code}`,
    '/api/staff/institutions/{academyNo}/pupils/{accountNo}/texts/{attemptNo}': `${staffPath}/pupils/${accountNo}/texts/${report.attemptNo}`,
  };
  const fill = (path: string) =>
    addresses[path] ?? left.fill(path.replaceAll(/\{(\w+)\}/g, (given, name: string) => `${names[name] ?? given}`));
  return { readers, fill, names };
}

function addressesOfPupil(left: { think: MissionAttempt; openTest: DiagnosisTest; openAttempt: PersonalityAttempt }) {
  const { think, openTest, openAttempt } = left;
  return {
    '/api/voyage/stories/{story}': '/api/voyage/stories/FIRST',
    '/api/mission/attempts/{attemptNo}/answers/{itemKey}/versions/me': `/api/mission/attempts/${think.attemptNo}/answers/think-1/versions/me`,
    '/api/diagnosis/applies/{diagnosisApplyNo}': `/api/diagnosis/applies/${openTest.diagnosisApplyNo}`,
    '/api/bookbti/attempts/{accountBookBTIResultNo}': `/api/bookbti/attempts/${openAttempt.accountBookBTIResultNo}`,
  };
}

async function putPicture(app: TestApp, token: string): Promise<string> {
  const headers = { host: new URL(app.env.origins.edu).host, 'x-ro-token': token, 'content-type': 'image/png' };
  const url = '/api/account/profile-image/me';
  const answer = await app.app.inject({ method: 'PUT', url, headers, payload: await png() });
  return answer.json<{ data: { profileImagePath: string } }>().data.profileImagePath;
}

async function takePersonality(app: TestApp, token: string): Promise<number> {
  const given = { site: 'home', token } as const;
  const { data } = await app.send<PersonalityAttempt>('POST', '/api/bookbti/attempts', given);
  const address = `/api/bookbti/attempts/${data.accountBookBTIResultNo}`;
  for (const [index, { key }] of data.questions.entries()) {
    app.clock.advance(5000);
    const body = { value: `${(index % 2) + 1}`, seq: app.clock.now() };
    await app.send('PUT', `${address}/answers/${key}`, { ...given, body });
  }
  await app.send('POST', `${address}/submissions`, given);
  return data.accountBookBTIResultNo;
}
