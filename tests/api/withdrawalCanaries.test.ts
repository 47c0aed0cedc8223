import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonalityAttempt } from '#contract/personality.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import { DAY } from '#domain/time/duration.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { purgeWithdrawals } from '#server/modules/account/purgeWithdrawals.ts';
import { jpeg } from '../support/awkwardPictures.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { GUARDIAN_PHONE, goodForm, joiner } from '../support/joiner.ts';
import { GOOD_REPORT, GOOD_THOUGHT } from '../support/missionPlayer.ts';

const form = goodForm('GUARDIAN');

/** What the student tells the product anywhere. Each text is found nowhere else. */
const TOLD = {
  accountId: form.accountId,
  name: '카나리아새',
  email: 'canary.bird@canary-sea.kr',
  mobileNo: '01098765432',
  schoolName: '카나리아초등학교',
  zipCode: '06299',
  address: '카나리아대로 77',
  addressDetail: '카나리아빌라 901호',
  petNickname: '카나리콩이',
  aquaNickname: '카나리별명',
  shareLabel: '카나리아이모',
  thought: '카나리아처럼 노래하고 싶었어요.',
  report: '우리집카나리아도',
  note: '카나리아의 비밀 노트',
  oldReport: '카나리아의 지난 글',
  page: 'canary-page-of-mine',
  agent: 'CanaryBrowser/7.7',
  lateGuess: 'canary-wrong-password',
};
/** What others told about the student, and what was made of it. */
const ABOUT = { guardianName: '이보호', guardianPhone: GUARDIAN_PHONE, birthday: form.birthday };

let app: TestApp;
let accountNo = 0;
let token = '';

const home = <T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  app.send<T>(method, url, { site: 'home', token, body, headers: { 'user-agent': TOLD.agent } });

beforeAll(async () => {
  app = await buildTestApp({ sandbox: true, env: { contentDir: contentWithPolicies() } });
  await joinAndLive();
});
afterAll(() => app.close());

/** Leaves something in every place where a student can. */
async function joinAndLive(): Promise<void> {
  const joining = await joiner(app, 'GUARDIAN', 'home');
  await joining.until('FORM');
  const done = await joining.form();
  token = done.data.signIn?.token ?? '';
  accountNo = (await home<{ accountNo: number }>('POST', '/api/account/me')).data.accountNo;
  await home('POST', '/api/auth/validate-password', { password: form.password });
  const { name, email, mobileNo, schoolName, zipCode, address, addressDetail } = TOLD;
  await home('PUT', '/api/account/info/me', {
    name,
    email,
    mobileNo,
    schoolName,
    zipCode,
    address,
    addressDetail,
    gender: 'WOMEN',
    allowEmailYn: 'N',
  });
  await home('PUT', '/api/account/goal/me', { bookCount: 9 });
  await home('PUT', '/api/aquarium/pet/me', { nickname: TOLD.petNickname });
  await home('PUT', '/api/aquarium/profile/me', { nickname: TOLD.aquaNickname });
  await home('GET', '/api/aquarium/word-missions/me');
  await home('PUT', '/api/aquarium/holiday/me', { on: true });
  await home('POST', '/api/account/parent-shares/me', { label: TOLD.shareLabel, scope: 'HOME' });
  await home('POST', '/api/books/log', { page: TOLD.page, targetNo: 9000 });
  await home('PUT', '/api/books/9000/reading/me', { lastPageNo: 2 });
  await home('PUT', '/api/books/9000/favourite/me', { use: true });
  await home('PUT', '/api/library/books/9000/me', { place: 'WISHED' });
  await home('POST', '/api/book/carts', { bookNoList: [9000], use: true });
  await home('POST', '/api/diagnosis/applies');
  const personality = await home<PersonalityAttempt>('POST', '/api/bookbti/attempts');
  const { accountBookBTIResultNo, questions } = personality.data;
  const answers = `/api/bookbti/attempts/${accountBookBTIResultNo}/answers`;
  await home('PUT', `${answers}/${questions[0]?.key}`, { value: '1', seq: 1 });
  await note('n1', 0, { kind: 'NOTE', quote: '', pageNo: null, thought: TOLD.note, stickers: [] });
  await note('report', 0, { kind: 'REPORT', text: TOLD.oldReport });
  await note('report', 1, { kind: 'REPORT', text: '새 글' });
  await write('THINK', ['think-1', 'think-2', 'think-3'], `${TOLD.thought} ${GOOD_THOUGHT}`);
  await write('REPORT', ['report'], `${TOLD.report} 파도 ${GOOD_REPORT}`);
  await app.app.inject({
    method: 'PUT',
    url: '/api/account/profile-image/me',
    headers: {
      host: new URL(app.env.origins.home).host,
      [tokenHeaderBySite.home]: token,
      'content-type': 'image/jpeg',
    },
    payload: await jpeg(64, 64),
  });
}

async function note(noteId: string, baseVersion: number, content: object): Promise<void> {
  const path = `/api/reading-notes/books/9000/notes/${noteId}/me`;
  const saved = await home('PUT', path, { baseVersion, keepBefore: true, content });
  if (saved.status !== 200) throw new Error(`${noteId}: ${saved.message}`);
}

async function write(readingMissionType: string, keys: string[], value: string): Promise<void> {
  const { data } = await home<{ attemptNo: number }>('POST', '/api/mission/attempts', {
    bookNo: 9000,
    readingMissionType,
  });
  const path = `/api/mission/attempts/${data.attemptNo}`;
  for (const key of keys) await home('PUT', `${path}/answers/${key}`, { value, seq: 1 });
  const handed = await home('POST', `${path}/submissions`, { confirmIncomplete: true });
  if (handed.status !== 200) throw new Error(`${readingMissionType}: ${handed.message}`);
}

/** Books that do not move, and the documents that joining needs. */
function contentWithPolicies(): string {
  const folder = makeFixtureContent(1);
  cpSync('content/site/policies', join(folder, 'site', 'policies'), { recursive: true });
  return folder;
}

const found = (texts: Record<string, string>, where: string) =>
  Object.entries(texts).flatMap(([what, text]) => (where.includes(text) ? [what] : []));

/** The files of the embedded database as they lie on the disk. */
function bytesOnDisk(): string {
  return ['chaekbada.sqlite', 'chaekbada.sqlite-wal']
    .map((name) => join(app.env.dataDir, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path).toString('utf8'))
    .join('');
}

describe('somebody who has left', () => {
  it('was everywhere before', async () => {
    const dump = JSON.stringify(await dumpTables(app.db));
    // The browser and wrong guesses are never stored as they are.
    const never = ['agent', 'lateGuess'];
    expect(found(TOLD, dump)).toEqual(Object.keys(TOLD).filter((what) => !never.includes(what)));
    if (app.database.engine === 'sqlite') expect(found(TOLD, bytesOnDisk())).toEqual(found(TOLD, dump));
    for (const table of [
      'guardian',
      'sign_up',
      'profile_image',
      'login_token',
      'idempotency_key',
      'diagnosis_answer',
      'personality_answer',
    ] as const) {
      const rows = await app.db.selectFrom(table).selectAll().where('account_no', '=', accountNo).execute();
      expect([table, rows.length > 0]).toEqual([table, true]);
    }
  });

  it('is nowhere after 72 hours: in no row, and on no page of the file', async () => {
    expect((await home('POST', '/api/account/withdrawal/me', { reason: 'PRIVACY' })).status).toBe(200);
    await app.send('POST', '/api/auth/sign-in', {
      site: 'home',
      body: { accountId: TOLD.accountId, password: TOLD.lateGuess },
    });
    app.clock.advance(3 * DAY);
    expect(await purgeWithdrawals({ db: app.db, now: app.clock.now(), secrets: app.secrets })).toBe(1);
    const dump = await dumpTables(app.db);
    expect(found({ ...TOLD, ...ABOUT }, JSON.stringify(dump))).toEqual([]);
    if (app.database.engine === 'sqlite') expect(found({ ...TOLD, ...ABOUT }, bytesOnDisk())).toEqual([]);
  });

  it('has left nothing sealed either, and nothing under the number but numbers', async () => {
    const dump = await dumpTables(app.db);
    const left = Object.entries(dump).flatMap(([table, rows]) =>
      rows.filter((text) => JSON.parse(text).account_no === accountNo).map((text) => ({ table, text })),
    );
    // Kept for three months by law, apart from everything else: times, addresses, kinds of devices.
    const access = left.filter(({ table }) => table === 'access_record');
    expect(access.length).toBeGreaterThan(0);
    for (const { text } of access) expect(text).not.toMatch(/"k1\.|@/);
    const others = left.filter(({ table }) => table !== 'access_record');
    const tables = new Set(others.map(({ table }) => table));
    expect([...tables].sort()).toEqual(['account', 'audit_log', 'consent', 'point_ledger', 'purse', 'tombstone']);
    for (const { text } of others) expect(text.replace('탈퇴한 학생', '')).not.toMatch(/"k1\.|@|[가-힣]/);
    await sweepOldRows(app.db, app.clock.now() + 100 * DAY);
    expect(await app.db.selectFrom('access_record').selectAll().execute()).toEqual([]);
  });
});
