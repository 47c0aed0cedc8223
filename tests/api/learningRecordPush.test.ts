import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordFilePart, RecordPush } from '#contract/learningRecord.ts';
import { pushErrors } from '#domain/learning-record/pushErrors.ts';
import type { Statement } from '#domain/learning-record/Statement.ts';
import { recordTuning } from '#domain/learning-record/tuning.ts';
import { MINUTE, SECOND } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { RecordSettings } from '#server/config/RecordSettings.ts';
import { createXapiStore } from '#server/gateways/learning-record/createXapiStore.ts';
import { pushRecords } from '#server/modules/learning-record/public.ts';
import { readFigures } from '#server/modules/watch/public.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { makeInstitution, renewStaffLogin, staffLoginOf, staffSend } from '../support/staffMember.ts';
import { startRecordStore, type TestRecordStore } from '../support/startRecordStore.ts';

const KINDS = ['OX', 'QUIZ', 'PUZZLE', 'MATCHING'] as const;
/** What is sent only after it has rested. */
const SETTLED = recordTuning.settle + SECOND;

let lrs: TestRecordStore;
let app: TestApp;
let settings: NonNullable<RecordSettings>;
let institutions: number[];
let academyNo: number;
let director: { staffNo: number; token: string };
let pupil: { accountNo: number; token: string };
let made = 0;

beforeAll(async () => {
  lrs = await startRecordStore();
  institutions = [];
  settings = {
    endpoint: lrs.endpoint,
    key: 'key',
    secret: 'secret',
    institutions,
    recipient: '바다교육청 학습기록실',
    version: '1.0.3',
  };
  const contentDir = makeFixtureContent(2);
  cpSync('content/site', join(contentDir, 'site'), { recursive: true });
  app = await buildTestApp({ env: { contentDir, records: settings } });
});
afterAll(async () => {
  await app.close();
  await lrs.stop();
});
beforeEach(async () => {
  made += 1;
  lrs.clear();
  academyNo = await makeInstitution(app, `보내는 학원 ${made}`);
  institutions.push(academyNo);
  director = await staffLoginOf(app, academyNo, 'DIRECTOR');
  pupil = await makePupil();
  publishPolicy(true);
});

/** The privacy policy in force, with or without the work that sending is. */
function publishPolicy(named: boolean): void {
  const personal = app.policies.versions('edu', 'PERSONAL').find(({ version }) => version === 1);
  if (personal === undefined) throw new Error('there is no privacy policy');
  const content = named ? `${personal.content}\n   - 학습 기록 보내기: 게시한 회사` : personal.content;
  app.policies.setPublished([{ ...personal, version: 90, effectiveFrom: '2026-01-01', content }]);
}

async function makePupil() {
  const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo });
  return { accountNo, token: await loginOf(app, 'edu', accountNo) };
}

const url = () => `/api/staff/institutions/${academyNo}/learning-record-push`;
const freshToken = () => renewStaffLogin(app, director.staffNo);
const state = async () => (await staffSend<RecordPush>(app, 'GET', url(), { token: await freshToken() })).data;
const turn = async (on: boolean) =>
  staffSend<RecordPush>(app, 'PUT', url(), { token: await freshToken(), body: { on } });
const play = async (...kinds: (typeof KINDS)[number][]) => {
  for (const kind of kinds) {
    await missionPlayer(app, pupil.token).play(kind);
    app.clock.advance(SECOND);
  }
};

/** One run of the job on one node. */
function run(store = createXapiStore(settings, { failures: 1000 }), isStopping?: () => boolean): Promise<void> {
  const { db, secrets, env, policies } = app;
  const services = { db, secrets, store, policies, settings: env.records, origins: env.origins, now: app.clock.now() };
  return pushRecords(services, isStopping);
}

/** What whoever watches the product sees of it. */
const figures = async () => (await readFigures(app.db, app.clock.now())).records;

async function fileOf(): Promise<Statement[]> {
  const today = seoulDay(app.clock.now());
  const { data } = await staffSend<RecordFilePart>(
    app,
    'GET',
    `/api/staff/institutions/${academyNo}/learning-records?from=${today}&to=${today}&purpose=MOVING`,
    { token: await freshToken() },
  );
  return data.lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('sending learning records', () => {
  it('begins when a director switches it on, sends in order what happened since, and shows how it stands', async () => {
    await play('OX');
    await app.clock.advance(MINUTE);
    expect(await state()).toMatchObject({ block: null, on: false, recipient: '바다교육청 학습기록실', sentCount: 0 });
    expect((await turn(true)).data).toMatchObject({ on: true, switchedBy: '빠른이', waitingCount: 0 });
    app.clock.advance(SECOND);
    await play('QUIZ', 'PUZZLE');
    await run();
    // It rests first, so that no transaction that is still open is passed by.
    expect(lrs.list()).toEqual([]);
    app.clock.advance(SETTLED);
    expect((await state()).waitingCount).toBe(4);
    await run();
    const sent = lrs.list();
    expect(sent.map(({ object }) => object.id.split('/').at(-1))).toEqual(['quiz', 'quiz', 'puzzle', 'puzzle']);
    expect(await state()).toMatchObject({
      sentCount: 4,
      waitingCount: 0,
      setAsideCount: 0,
      lastSentAt: new Date(app.clock.now()).toISOString(),
      lastError: null,
    });
    // The file has the same records under the same ids.
    expect((await fileOf()).filter(({ id }) => lrs.stored.has(id))).toEqual(sent);
    const records = await app.db
      .selectFrom('staff_record')
      .select('kind')
      .where('academy_no', '=', academyNo)
      .where('kind', 'in', ['RECORD_PUSH_ON', 'RECORD_PUSH_OFF'])
      .execute();
    expect(records).toEqual([{ kind: 'RECORD_PUSH_ON' }]);
  });

  it('sends nothing of the time in which it was off', async () => {
    await turn(true);
    expect((await turn(true)).data.on).toBe(true);
    app.clock.advance(SECOND);
    await play('OX');
    expect((await turn(false)).data.on).toBe(false);
    app.clock.advance(SETTLED);
    await run();
    expect(lrs.requests).toEqual([]);
    await turn(true);
    await play('QUIZ');
    app.clock.advance(SETTLED);
    await run();
    expect(lrs.list().map(({ object }) => object.id.split('/').at(-1))).toEqual(['quiz', 'quiz']);
  });

  it('stops at once when it is switched off in the middle', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await addRounds(recordTuning.batch + 10);
    app.clock.advance(SETTLED);
    lrs.state.before = async () => {
      lrs.state.before = null;
      await turn(false);
    };
    await run();
    expect(lrs.requests).toHaveLength(1);
    expect((await state()).on).toBe(false);
  });

  it('goes on after a failure where it stood, and says in words what is wrong', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await play('OX', 'QUIZ');
    app.clock.advance(SETTLED);
    for (const [mood, words] of [
      [500, pushErrors.UNREACHABLE],
      [503, pushErrors.BUSY],
      [429, pushErrors.BUSY],
      [401, pushErrors.SETTINGS],
      [403, pushErrors.SETTINGS],
    ] as const) {
      lrs.state.mood = mood;
      await run();
      expect(await state()).toMatchObject({ sentCount: 0, waitingCount: 4, lastError: { words } });
    }
    expect(await figures()).toMatchObject({ failing: 1 });
    lrs.state.mood = null;
    app.clock.advance(MINUTE);
    await run();
    expect(lrs.list()).toHaveLength(4);
    expect(await figures()).toMatchObject({ failing: 0 });
    expect(await state()).toMatchObject({ sentCount: 4, waitingCount: 0, setAsideCount: 0 });
  });

  it('sends the same record again under the same id when a run broke off before it was noted', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await play('OX');
    app.clock.advance(SETTLED);
    const before = await app.db.selectFrom('record_push').selectAll().where('academy_no', '=', academyNo).execute();
    await run();
    const [row] = before;
    if (row === undefined) throw new Error('nothing is stored');
    const { academy_no: _, ...rest } = row;
    await app.db.updateTable('record_push').set(rest).where('academy_no', '=', academyNo).execute();
    await run();
    expect(lrs.requests.map(({ status }) => status)).toEqual([200, 200]);
    expect(lrs.list()).toHaveLength(2);
    expect((await state()).setAsideCount).toBe(0);
  });

  it('sets aside the one record that is refused or in conflict, and sends all others in their order', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await play('OX', 'QUIZ', 'PUZZLE');
    const [, , third] = await fileOf();
    if (third === undefined) throw new Error('there is no third record');
    lrs.stored.set(third.id, { ...third, result: { completion: false } });
    app.clock.advance(SETTLED);
    await run();
    expect(lrs.list().map(({ id }) => id)).toContain(third.id);
    expect(lrs.list()).toHaveLength(6);
    const accepted = lrs.requests.filter(({ status }) => status === 200).flatMap(({ ids }) => ids);
    expect(accepted).toEqual((await fileOf()).map(({ id }) => id).filter((id) => id !== third.id));
    expect(await state()).toMatchObject({
      sentCount: 5,
      setAsideCount: 1,
      waitingCount: 0,
      lastError: { words: pushErrors.CONFLICT },
    });
  });

  it('sends smaller lists to a place that finds them too large', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await play('OX', 'QUIZ', 'PUZZLE');
    app.clock.advance(SETTLED);
    lrs.state.limit = 2500;
    await run();
    expect(lrs.list()).toHaveLength(6);
    expect(lrs.requests.some(({ status }) => status === 413)).toBe(true);
    expect(await state()).toMatchObject({ setAsideCount: 0, lastError: null });
    // The fourth mission verifies the book as well.
    await play('MATCHING');
    app.clock.advance(SETTLED);
    lrs.state.limit = 20;
    await run();
    expect(await state()).toMatchObject({ setAsideCount: 3, lastError: { words: pushErrors.TOO_LARGE } });
  });

  it('sends each record once where two nodes run at the same time', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await addRounds(130);
    app.clock.advance(SETTLED);
    await Promise.all([run(), run(), run()]);
    await run();
    const { stored } = lrs;
    expect(stored.size).toBe(260);
    expect(await state()).toMatchObject({ sentCount: 260, waitingCount: 0, setAsideCount: 0 });
  });

  it('leaves the rest for the next run when the node stops, or the place is left alone', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await addRounds(60);
    app.clock.advance(SETTLED);
    await run(undefined, () => lrs.requests.length > 0);
    expect(lrs.stored.size).toBe(recordTuning.batch);
    lrs.state.mood = 500;
    const tired = createXapiStore(settings, { failures: 1, restMs: 1e9 });
    await run(tired);
    const asked = lrs.requests.length;
    await run(tired);
    expect([tired.paused, lrs.requests.length]).toEqual([true, asked]);
    lrs.state.mood = null;
    await run();
    expect(lrs.stored.size).toBe(120);
  });

  it('sends nothing of a pupil who has left since, while what others did goes on', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    const staying = pupil;
    await play('OX');
    pupil = await makePupil();
    await play('OX');
    await app.db
      .updateTable('account')
      .set({ status: 'WITHDRAWAL_REQUEST' })
      .where('account_no', '=', staying.accountNo)
      .execute();
    app.clock.advance(SETTLED);
    await run();
    expect(new Set(lrs.list().map(({ actor }) => actor.account.name)).size).toBe(1);
    expect(lrs.list()).toHaveLength(2);
    await app.db
      .updateTable('account')
      .set({ academy_no: null, status: 'NO_AFFILIATION' })
      .where('account_no', '=', pupil.accountNo)
      .execute();
    app.clock.advance(SETTLED);
    await run();
    expect(lrs.list()).toHaveLength(2);
  });
});

describe('what keeps records here', () => {
  it('is a document in force that does not name it, a choice of the operator, or a contract that rests', async () => {
    await turn(true);
    app.clock.advance(SECOND);
    await play('OX');
    app.clock.advance(SETTLED);
    publishPolicy(false);
    expect((await state()).block).toBe('NOT_IN_POLICY');
    await run();
    publishPolicy(true);
    institutions.splice(institutions.indexOf(academyNo), 1);
    expect((await state()).block).toBe('NOT_CHOSEN');
    await run();
    // Off works whatever the settings are; on does not.
    expect((await turn(false)).status).toBe(200);
    expect(await turn(true)).toMatchObject({ status: 422, code: 'RECORDS_NOT_SENT' });
    institutions.push(academyNo);
    await turn(true);
    app.clock.advance(SECOND);
    await play('QUIZ');
    app.clock.advance(SETTLED);
    const rest = (status: 'NON_PAYMENT' | 'ACTIVE') =>
      app.db.updateTable('institution').set({ status }).where('academy_no', '=', academyNo).execute();
    await rest('NON_PAYMENT');
    await run();
    expect(lrs.requests).toEqual([]);
    await rest('ACTIVE');
    await run();
    expect(lrs.list()).toHaveLength(2);
  });

  it('is the right: only a director of the institution, and nobody who looks around in the demo', async () => {
    const teacher = await staffLoginOf(app, academyNo, 'TEACHER');
    const { token } = teacher;
    expect((await staffSend(app, 'PUT', url(), { token, body: { on: true } })).status).toBe(404);
    expect((await staffSend(app, 'GET', url(), { token })).status).toBe(404);
    await app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', director.staffNo).execute();
    expect((await turn(true)).status).toBe(422);
  });
});

/** Rounds of as many books, begun and handed in within a second. */
async function addRounds(count: number): Promise<void> {
  const at = app.clock.now();
  const like = await app.db.selectFrom('book').selectAll().where('book_no', '=', FIRST_BOOK).executeTakeFirstOrThrow();
  const books = Array.from({ length: count }, (_, index) => 50_000 + made * 1000 + index);
  await app.db
    .insertInto('book')
    .values(books.map((book_no) => ({ ...like, book_no, active: 0 })))
    .execute();
  const round = { account_no: pupil.accountNo, kind: 'OX' as const, round: 1, seed: 1, version: 'x' };
  await app.db
    .insertInto('mission_attempt')
    .values(
      books.map((book_no, index) => ({
        ...round,
        ...{
          book_no,
          status: 'SUBMITTED' as const,
          started_at: at + (index % 5),
          submitted_at: at + 500 + (index % 7),
        },
      })),
    )
    .execute();
  app.clock.advance(SECOND);
}
