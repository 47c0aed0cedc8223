import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ParentShare } from '#contract/parentShare.ts';
import type { ParentQuietHours } from '#contract/quietHours.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, give, signInAs } from '../support/freshStudent.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
let student: { accountNo: number; token: string };
let keeper: ReturnType<typeof aquariumActions>;
let academyNo: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  const row = await app.db
    .selectFrom('account')
    .select('academy_no')
    .where('site', '=', 'edu')
    .executeTakeFirstOrThrow();
  academyNo = String(row.academy_no);
});
beforeEach(async () => {
  student = await freshStudent(app);
  keeper = aquariumActions(app, student.token);
});
afterAll(() => app.close());

async function goTo(instant: number) {
  app.clock.advance(instant - app.clock.now());
  student = { ...student, token: await signInAs(app, student.accountNo) };
  keeper = aquariumActions(app, student.token);
}
const later = (milliseconds: number) => goTo(app.clock.now() + milliseconds);

describe('a holiday', () => {
  it('stops everything that falls, and care waits until it is over', async () => {
    await keeper.care('feed', 'plankton');
    const { gauges } = await keeper.state();
    const begun = (await keeper.holiday(true)).data.state;
    expect(begun).toMatchObject({ holiday: true, rest: { kind: 'HOLIDAY', until: null }, pet: { resting: true } });
    await keeper.holiday(true);
    await later(40 * DAY);
    expect(await keeper.state()).toMatchObject({ gauges, holiday: true });
    const refused = await keeper.care('play', 'stroke');
    expect(refused).toMatchObject({ status: 422, code: 'AQUARIUM_RESTING', message: expect.stringContaining('휴가') });
    await give(app, student.accountNo, { shells: 80 });
    expect((await keeper.buy('rock')).status).toBe(200);
    const over = (await keeper.holiday(false)).data.state;
    expect(over).toMatchObject({ holiday: false, rest: null, gauges });
    expect((await keeper.care('play', 'stroke')).status).toBe(200);
    await later(DAY);
    expect((await keeper.state()).gauges.satiety).toBe(gauges.satiety - 10);
  });
});

describe('rests without number', () => {
  const rests = () =>
    app.db.selectFrom('aquarium_pause').selectAll().where('account_no', '=', student.accountNo).execute();
  const { holidaysADay, quietChangesADay } = AQUARIUM_TUNING.rests;

  it('are not begun: so many holidays a day, and the one that lasts can always be ended', async () => {
    for (let times = 1; times <= holidaysADay; times += 1) {
      await later(1);
      expect((await keeper.holiday(true)).status).toBe(200);
      if (times < holidaysADay) await keeper.holiday(false);
    }
    expect((await keeper.holiday(true)).status).toBe(200);
    expect((await keeper.holiday(false)).status).toBe(200);
    const refused = await keeper.holiday(true);
    expect(refused).toMatchObject({ status: 422, code: 'PET_ACTION_LIMIT', message: expect.stringContaining('내일') });
    expect(await rests()).toHaveLength(holidaysADay);
    expect((await keeper.state()).holiday).toBe(false);
    await goTo(startOfDayKey(shiftDayKey(seoulDay(app.clock.now()), 1)));
    expect((await keeper.holiday(true)).status).toBe(200);
  });

  it('are not set by a grown-up with a link either', async () => {
    const link = { label: '엄마', scope: 'HOME' };
    const { data } = await app.post<ParentShare>('/api/account/parent-shares/me', link, student.token);
    const path = `/api/aquarium/quiet-hours/parent/${data.shareKey}`;
    const nights = { from: '21:00', to: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };
    for (let times = 0; times < quietChangesADay; times += 1) {
      expect((await app.put(path, { quietHours: times % 2 === 0 ? nights : null })).status).toBe(200);
    }
    const refused = await app.put(path, { quietHours: nights });
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('내일') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(HOUR / 1000);
    expect((await app.get<ParentQuietHours>(path)).data.quietHours).toBeNull();
    await later(DAY);
    expect((await app.put(path, { quietHours: nights })).status).toBe(200);
  });

  it('are read no more once the gauges have been brought past them, and until then count', async () => {
    await keeper.care('feed', 'plankton');
    const { gauges } = await keeper.state();
    const at = async () => (await aquariumPets.find(app.db, student.accountNo))?.at ?? 0;
    const read = async () => (await aquariumPauses.of(app.db, student.accountNo, await at())).length;
    const owner = { accountNo: student.accountNo };
    await aquariumPauses.begin(app.db, owner, 'HOLIDAY', null, app.clock.now());
    await later(10 * DAY);
    await aquariumPauses.end(app.db, owner, 'HOLIDAY', app.clock.now());
    expect([await read(), (await keeper.state()).gauges]).toEqual([1, gauges]);
    expect((await aquariumPauses.ofMany(app.db, [student.accountNo])).get(student.accountNo)).toHaveLength(1);
    await keeper.care('play', 'stroke');
    expect(await read()).toBe(0);
    expect((await aquariumPauses.ofMany(app.db, [student.accountNo])).get(student.accountNo)).toEqual([]);
    await keeper.holiday(true);
    expect(await read()).toBe(1);
  });
});

describe('a class that closes the aquarium', () => {
  it('is told kindly, loses nothing, and may still give back what it bought', async () => {
    await give(app, student.accountNo, { shells: 80 });
    const bought = (await keeper.buy('rock')).data;
    const { gauges } = bought.state;
    expect((await operate(app, 'aquarium', 'off', academyNo)).output).toContain('쉬기 시작');
    expect((await operate(app, 'aquarium', 'off', academyNo)).output).toContain('이미');
    const state = await keeper.state();
    expect(state.rest).toMatchObject({ kind: 'OFF', until: null, words: expect.stringContaining('쉬고 있어요') });
    expect(state.revision).toBeGreaterThan(bought.state.revision);
    for (const refused of [
      await keeper.care('feed', 'plankton'),
      await keeper.place(1, 'rock'),
      await keeper.buy('rock'),
    ]) {
      expect(refused).toMatchObject({ status: 422, code: 'AQUARIUM_RESTING' });
    }
    expect((await keeper.refund(bought.purchaseNo ?? 0)).status).toBe(200);
    await later(30 * DAY);
    expect((await keeper.state()).gauges).toEqual(gauges);
    await operate(app, 'aquarium', 'on', academyNo);
    expect(await keeper.state()).toMatchObject({ rest: null, gauges });
    expect((await keeper.care('feed', 'plankton')).status).toBe(200);
  });

  it('may be one grade of it', async () => {
    const { school_grade } = await app.db
      .selectFrom('account')
      .select('school_grade')
      .where('account_no', '=', student.accountNo)
      .executeTakeFirstOrThrow();
    expect((await operate(app, 'aquarium', 'off', academyNo, '--grade', 'NONE')).code).not.toBe(0);
    const other = school_grade === 'HIGH_3' ? 'HIGH_2' : 'HIGH_3';
    expect((await operate(app, 'aquarium', 'off', academyNo, '--grade', other)).code).toBe(0);
    expect((await keeper.state()).rest).toBeNull();
    expect((await operate(app, 'aquarium', 'on', academyNo, '--grade', other)).code).toBe(0);
    expect((await operate(app, 'aquarium', 'off', academyNo, '--grade', school_grade)).code).toBe(0);
    expect((await keeper.state()).rest?.kind).toBe('OFF');
    await operate(app, 'aquarium', 'on', academyNo, '--grade', school_grade);
    expect((await keeper.state()).rest).toBeNull();
  });
});

describe('quiet hours', () => {
  it('of a class hold on its days, change no gauge, and say when they end', async () => {
    const next = startOfDayKey('2026-09-07'); // a Monday
    await goTo(next + 8 * HOUR);
    await operate(app, 'aquarium', 'quiet', academyNo, '09:00-12:00', '--days', '월화');
    await keeper.care('feed', 'plankton');
    await goTo(next + 9 * HOUR);
    const { gauges } = await keeper.state();
    const rest = { kind: 'QUIET', until: new Date(next + 12 * HOUR).toISOString() };
    expect((await keeper.state()).rest).toMatchObject(rest);
    expect((await keeper.care('play', 'stroke')).code).toBe('AQUARIUM_RESTING');
    await goTo(next + 12 * HOUR);
    expect(await keeper.state()).toMatchObject({ rest: null, gauges });
    expect((await keeper.care('play', 'stroke')).status).toBe(200);
    await goTo(next + 2 * DAY + 10 * HOUR);
    expect((await keeper.state()).rest).toBeNull();
    expect((await operate(app, 'aquarium', 'quiet', academyNo)).output).toContain('월·화 09:00~12:00');
    for (const wrong of ['9-12', '09:00-09:00', '25:00-26:00']) {
      expect((await operate(app, 'aquarium', 'quiet', academyNo, wrong)).code).not.toBe(0);
    }
    await operate(app, 'aquarium', 'quiet', academyNo, 'none');
  });

  it('are set by a grown-up at home with the link, and by nobody without', async () => {
    const body = { label: '엄마', scope: 'HOME' };
    const share = await app.post<ParentShare>('/api/account/parent-shares/me', body, student.token);
    const path = `/api/aquarium/quiet-hours/parent/${share.data.shareKey}`;
    const nights = { from: '21:00', to: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };
    expect((await app.get<ParentQuietHours>(path)).data).toEqual({ quietHours: null, classQuietHours: [] });
    expect((await app.put<ParentQuietHours>(path, { quietHours: nights })).data.quietHours).toEqual(nights);
    await goTo(startOfDayKey('2026-10-01') + 22 * HOUR);
    expect((await keeper.state()).rest?.kind).toBe('QUIET');
    expect((await app.put(path, { quietHours: { ...nights, from: '07:00' } })).status).toBe(422);
    expect((await app.put(path, { quietHours: { ...nights, days: [] } })).status).toBe(422);
    expect((await app.put<ParentQuietHours>(path, { quietHours: null })).data.quietHours).toBeNull();
    expect((await keeper.state()).rest).toBeNull();
    for (const key of ['x', 'a'.repeat(43)]) {
      expect((await app.get(`/api/aquarium/quiet-hours/parent/${key}`)).status).toBe(404);
      expect((await app.put(`/api/aquarium/quiet-hours/parent/${key}`, { quietHours: nights })).status).toBe(404);
    }
    expect(JSON.stringify((await app.get(path)).data)).not.toMatch(/name|account/i);
  });
});

describe('coming back', () => {
  it('finds one little gift for each absence of three days, however often it is asked for', async () => {
    await keeper.care('feed', 'plankton');
    expect(await keeper.gift()).toMatchObject({ status: 404 });
    await later(3 * DAY - 1);
    expect((await keeper.state()).welcomeBack).toBeNull();
    await later(1);
    expect((await keeper.state()).welcomeBack).toEqual({ itemId: 'rice-ball' });
    // Something else comes first, and the gift still waits.
    await keeper.care('feed', 'plankton');
    await later(DAY);
    expect((await keeper.state()).welcomeBack).not.toBeNull();
    const answers = await Promise.all(Array.from({ length: 20 }, () => keeper.gift()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const state = await keeper.state();
    expect(state).toMatchObject({ welcomeBack: null, shells: 0, bag: [{ itemId: 'rice-ball', quantity: 1 }] });
    await later(400 * DAY);
    expect((await keeper.gift()).data.state.bag).toEqual([{ itemId: 'rice-ball', quantity: 2 }]);
    expect((await keeper.gift()).status).toBe(404);
  });

  it('keeps level, things and floors on every one of 400 days, and each hour around midnight', async () => {
    await give(app, student.accountNo, { shells: 80, exp: 400 });
    await keeper.buy('rock');
    const { pet, bag } = await keeper.state();
    const start = app.clock.now();
    for (const days of [1, 2, 3, 4, 7, 30, 90, 200, 399, 400]) {
      for (const hour of [-1, 0, 1]) {
        const midnight = start + days * DAY + (24 * HOUR - ((start + 9 * HOUR) % DAY));
        await goTo(midnight + hour * HOUR);
        const state = await keeper.state();
        expect([state.pet.level, state.bag, state.today.freeLeft.length]).toEqual([pet.level, bag, 3]);
        expect(state.gauges.satiety).toBeGreaterThanOrEqual(40);
        expect(state.gauges.intimacy).toBeGreaterThanOrEqual(30);
        expect(state.gauges.strength).toBeGreaterThanOrEqual(20);
      }
    }
  });
});
