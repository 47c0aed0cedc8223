import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MainPage } from '#contract/home.ts';
import type { ShownVoyageStory, VoyageChange, VoyageState, VoyageStepBody } from '#contract/voyage.ts';
import { checkLedger } from '#domain/point/checkLedger.ts';
import { shownMeanings } from '#domain/voyage/VoyageStory.ts';
import { voyageSteps } from '#domain/voyage/voyageSteps.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { freshStudent } from '../support/freshStudent.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const rightMeanings = [0, 1, 2].map((word) => shownMeanings(3).indexOf(word));
const bodies: Record<(typeof voyageSteps)[number], VoyageStepBody> = {
  START: { step: 'START' },
  READ: { step: 'READ' },
  PAIRS: { step: 'PAIRS', meanings: rightMeanings },
  OX: { step: 'OX', answers: ['O', 'O'] },
  FEED: { step: 'FEED' },
  HATCH: { step: 'HATCH', species: 'whale', nickname: '파도' },
};
const take = (token: string, body: VoyageStepBody) =>
  app.send<VoyageChange>('POST', '/api/voyage/steps/me', { token, body });
const read = async (token: string) => (await app.send<VoyageState>('GET', '/api/voyage/me', { token })).data;
const main = async (token: string) => (await app.send<MainPage>('GET', '/api/main/me', { token })).data;

async function ledgerOf(accountNo: number) {
  const rows = await app.db.selectFrom('point_ledger').selectAll().where('account_no', '=', accountNo).execute();
  return rows.filter(({ reason }) => reason === 'FIRST_VOYAGE');
}

it('leads from the story to a pet with a name, pays ten shells and twenty EXP, and is over', async () => {
  const { token, accountNo } = await freshStudent(app);
  expect((await main(token)).voyage).toBe('START');
  const cracks: number[] = [];
  for (const step of voyageSteps) {
    const { status, data } = await take(token, bodies[step]);
    expect(status).toBe(200);
    cracks.push(data.voyage.pet.cracks);
  }
  expect(cracks).toEqual([0, 0, 1, 2, 2, 2]);
  expect(await read(token)).toMatchObject({ next: 'DONE', shells: 10, pet: { species: 'whale', nickname: '파도' } });
  const page = await main(token);
  expect(page).toMatchObject({
    voyage: null,
    shells: 10,
    pet: { stage: 'baby', level: 1 },
    today: { care: { done: true } },
  });
  const rows = await ledgerOf(accountNo);
  const entries = rows.map(({ currency, amount, reason, ref_type: refType, ref_id: refId }) => ({
    currency,
    amount,
    reason,
    refType,
    refId,
  }));
  expect(checkLedger(entries as Parameters<typeof checkLedger>[0], { POINT: 0, SHELL: 10, EXP: 20 }, [])).toEqual([]);
});

it('is left and gone on with, and takes no step before its turn', async () => {
  const { token } = await freshStudent(app);
  expect((await take(token, bodies.OX)).code).toBe('VOYAGE_STEP');
  await take(token, bodies.START);
  await take(token, bodies.READ);
  expect((await take(token, bodies.HATCH)).code).toBe('VOYAGE_STEP');
  expect((await take(token, { step: 'PAIRS', meanings: [0, 0, 0] })).code).toBe('INVALID_INPUT');
  expect((await read(token)).next).toBe('PAIRS');
  expect((await main(token)).voyage).toBe('PAIRS');
});

it('pays each step once for ever, in two windows and repeated', async () => {
  const { token, accountNo } = await freshStudent(app);
  await take(token, bodies.START);
  for (const step of ['READ', 'PAIRS', 'OX', 'FEED'] as const) {
    const both = await Promise.all([take(token, bodies[step]), take(token, bodies[step])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await take(token, bodies[step])).data.earned).toEqual({ shells: 0, exp: 0 });
  }
  const rows = await ledgerOf(accountNo);
  expect(rows.map(({ currency, ref_id, amount }) => `${currency} ${ref_id} ${amount}`).sort()).toEqual([
    'EXP FEED 10',
    'EXP OX 5',
    'EXP PAIRS 5',
    'SHELL OX 10',
  ]);
  expect((await read(token)).shells).toBe(10);
});

it('keeps what was earned when it is skipped, and does not come back', async () => {
  const { token } = await freshStudent(app);
  for (const step of ['START', 'READ', 'PAIRS', 'OX'] as const) await take(token, bodies[step]);
  await take(token, { step: 'SKIP' });
  expect(await read(token)).toMatchObject({ next: 'SKIPPED', shells: 10, pet: { cracks: 2 } });
  expect((await main(token)).voyage).toBeNull();
  expect((await take(token, bodies.FEED)).data).toMatchObject({ earned: { exp: 0 }, voyage: { next: 'SKIPPED' } });
});

it('is nothing for whoever has a pet or has handed in a mission', async () => {
  const token = await app.signIn();
  expect((await main(token)).voyage).toBeNull();
  expect((await read(token)).next).toBe('DONE');
  expect((await take(token, bodies.START)).data.earned).toEqual({ shells: 0, exp: 0 });
});

it('refuses a rude name and leaves the egg as it was', async () => {
  const { token } = await freshStudent(app);
  for (const step of ['START', 'READ', 'PAIRS', 'OX', 'FEED'] as const) await take(token, bodies[step]);
  const refused = await take(token, { step: 'HATCH', species: 'turtle', nickname: '선생님' });
  expect(refused.code).toBe('INVALID_INPUT');
  expect(await read(token)).toMatchObject({ next: 'HATCH', pet: { species: null } });
});

it('tells a visitor each story without its answers, and marks one answer at a time', async () => {
  for (const story of ['FIRST', 'LOWER', 'UPPER', 'TEEN']) {
    const path = `/api/voyage/stories/${story}`;
    const shown = await app.send<ShownVoyageStory>('GET', path, {});
    expect(shown.data.sentences).toHaveLength(6);
    expect(JSON.stringify(shown.data)).not.toMatch(/answer|hint|"words":"/);
    const right = { kind: 'PAIR', word: 0, meaning: rightMeanings[0] };
    expect((await app.send('POST', `${path}/marks`, { body: right })).data).toMatchObject({ right: true });
    expect((await app.send('POST', `${path}/marks`, { body: { ...right, word: 1 } })).data).toMatchObject({
      right: false,
    });
    expect((await app.send('POST', `${path}/marks`, { body: { ...right, word: 7 } })).code).toBe('INVALID_INPUT');
  }
});
