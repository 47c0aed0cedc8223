import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParentResult, ParentShare, ParentShareList } from '#contract/parentShare.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import { parentShareScopes } from '#server/db/migrations/020_parent_share_scopes.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { diagnosisTaker } from '../support/diagnosisTaker.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const SHARES = '/api/account/parent-shares/me';
const BOOK = 1042;
const nights = { from: '21:00', to: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { accountNo } = await makeAccount(app, 'edu', { name: '홍길동', school_grade: 'MIDDLE_1' });
  token = await loginOf(app, 'edu', accountNo);
  await diagnosisTaker(app, token).take(13);
});
afterAll(() => app.close());

const make = async (scope: ShareScope) => (await app.post<ParentShare>(SHARES, { label: '', scope }, token)).data;
const doors = {
  result: (key: string) => app.get<ParentResult>(`/api/book/mission/results/parent/${BOOK}/${key}`),
  diagnosis: (key: string) => app.get(`/api/diagnosis/reports/parent/${key}`),
  quiet: (key: string) => app.get(`/api/aquarium/quiet-hours/parent/${key}`),
  setQuiet: (key: string) => app.put(`/api/aquarium/quiet-hours/parent/${key}`, { quietHours: nights }),
};
type Door = keyof typeof doors;
const all = Object.keys(doors) as Door[];
const openedBy = async (key: string) => {
  const statuses = await Promise.all(all.map(async (door) => [door, (await doors[door](key)).status] as const));
  return statuses.filter(([, status]) => status === 200).map(([door]) => door);
};

describe('a link for parents', () => {
  it.each<[ShareScope, Door[]]>([
    ['MISSION', ['result']],
    ['DIAGNOSIS', ['diagnosis']],
    ['HOME', ['result', 'quiet', 'setQuiet']],
  ])('made for %s opens %j and nothing else', async (scope, doorsOfScope) => {
    const share = await make(scope);
    expect(share.scope).toBe(scope);
    expect(await openedBy(share.shareKey)).toEqual(doorsOfScope);
  });

  it('answers at the wrong door as an unknown one does, and counts as not opened there', async () => {
    const unknown = 'A'.repeat(43);
    const messages = async (door: Door, key: string) => {
      const { status, code, message, data, fields } = await doors[door](key);
      return { status, code, message, data, fields };
    };
    const [mission, diagnosis] = [await make('MISSION'), await make('DIAGNOSIS')];
    for (const [door, key] of [
      ['diagnosis', mission.shareKey],
      ['quiet', mission.shareKey],
      ['setQuiet', mission.shareKey],
      ['result', diagnosis.shareKey],
      ['quiet', diagnosis.shareKey],
    ] as const) {
      expect(await messages(door, key)).toEqual(await messages(door, unknown));
    }
    const { items } = (await app.get<ParentShareList>(SHARES, token)).data;
    const opened = items.filter(({ shareNo }) => [mission.shareNo, diagnosis.shareNo].includes(shareNo));
    expect(opened.map(({ scope, lastOpenedAt }) => [scope, lastOpenedAt])).toEqual([
      ['DIAGNOSIS', null],
      ['MISSION', null],
    ]);
  });

  it('tells its page whether quiet hours may be set with it', async () => {
    const may = async (scope: ShareScope) => (await doors.result((await make(scope)).shareKey)).data.maySetQuietHours;
    expect([await may('MISSION'), await may('HOME')]).toEqual([false, true]);
  });

  it('is not made without saying what for', async () => {
    expect((await app.post(SHARES, { label: '' }, token)).status).toBe(422);
    expect((await app.post(SHARES, { label: '', scope: 'EVERYTHING' }, token)).status).toBe(422);
  });

  it('from before there were scopes keeps opening everything until its time is over', async () => {
    const old = await make('MISSION');
    const { up, down } = parentShareScopes(app.database.engine);
    await down?.(app.db);
    await up(app.db);
    const { items } = (await app.get<ParentShareList>(SHARES, token)).data;
    expect(items.find(({ shareNo }) => shareNo === old.shareNo)?.scope).toBeNull();
    expect(await openedBy(old.shareKey)).toEqual(all);
  });
});
