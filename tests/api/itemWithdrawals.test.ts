import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { playedMaterials } from '#domain/mission/playedMaterials.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { keysWithdrawn } from '#server/modules/item-withdrawal/readWithdrawnKeys.ts';
import { submitMission } from '#server/modules/mission/submitMission.ts';
import { withdrawItem } from '#server/modules/operator/withdrawItem.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';
import { waitsOrEnds } from '../support/waitsOrEnds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(3) } });
});
afterAll(() => app.close());

/** Every time somebody who has just begun reports the first item, and it is withdrawn, until that is refused. */
async function wearDown(kind: MissionKind): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const { token } = await freshStudent(app);
    const player = missionPlayer(app, token);
    const { attemptNo } = (await player.start(kind)).data;
    const [key = ''] = [...(await player.rightAnswers(attemptNo)).keys()];
    await app.put(`/api/mission/attempts/${attemptNo}/item-reports/${key}`, { reason: 'OTHER' }, token);
    const reportNo = (await operate(app, 'items', 'reports')).output.split('\n').at(-1)?.split('\t')[0] ?? '';
    const { code, output } = await operate(app, 'items', 'withdraw', reportNo, '빼기');
    if (code === 0) continue;
    expect(output).toContain('문제가 절반도 남지 않아요');
    return taken;
  }
}

async function presentMission(kind: MissionKind): Promise<MissionMaterial> {
  const current = await missionMaterials.findCurrent(app.db, FIRST_BOOK, kind);
  if (!current) throw new Error('the book has no such mission');
  return parseMaterial(current);
}

describe('however often items are withdrawn', () => {
  it('half of a mission stays, also when it is who began with less that reports them', async () => {
    expect(await wearDown('OX')).toBe(5);
    const { token } = await freshStudent(app);
    const { data } = await missionPlayer(app, token).start('OX');
    expect(data.content).toMatchObject({ kind: 'OX' });
    expect('items' in data.content ? data.content.items : []).toHaveLength(5);
  });

  it('half of every puzzle of a book stays', async () => {
    expect(await wearDown('PUZZLE')).toBeGreaterThan(0);
    const gone = await itemWithdrawals.ofBook(app.db, FIRST_BOOK);
    const puzzles = playedMaterials(await presentMission('PUZZLE'));
    expect(puzzles.length).toBeGreaterThan(1);
    for (const puzzle of puzzles) {
      const count = missionItems(puzzle, 0).length;
      expect(count - keysWithdrawn(puzzle, gone).size).toBeGreaterThanOrEqual(count / 2);
    }
  });
});

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a hand-in on its way', () => {
  it.each([
    ['has not yet closed its round', false],
    ['has closed its round', true],
  ])('counts an item right that was withdrawn meanwhile, when it %s', async (_when, closed) => {
    const bookNo = FIRST_BOOK + (closed ? 1 : 2);
    const { token, accountNo } = await freshStudent(app);
    const player = missionPlayer(app, token);
    const { attemptNo } = (await player.start('OX', bookNo)).data;
    const key = [...(await player.fill(attemptNo, 1)).map(([item]) => item)].at(-1) ?? '';
    const { version } = await app.db
      .selectFrom('mission_attempt')
      .select('version')
      .where('attempt_no', '=', attemptNo)
      .executeTakeFirstOrThrow();
    const material = await missionMaterials.read(app.db, bookNo, 'OX', version);
    const { db, secrets } = app;
    const context = { now: app.clock.now(), random: Math.random, secrets, accountNo, site: 'edu' } as const;

    let tries = 0;
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = () => {};
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const handIn = withTransaction(db, async (trx) => {
      tries += 1;
      const work = () => submitMission({ ...context, db: trx }, attemptNo, { confirmIncomplete: true });
      // The first statement decides what the transaction sees.
      await itemWithdrawals.ofBook(trx, bookNo);
      const early = closed ? await work() : null;
      begun();
      await waits;
      return early ?? (await work());
    });
    await started;
    const withdrawal = { bookNo, kind: 'OX', key, material, note: '틀림' } as const;
    const withdrawing = withdrawItem({ db, now: app.clock.now() }, withdrawal);
    await (closed ? waitsOrEnds(db, withdrawing) : withdrawing);
    goOn();
    await handIn;
    expect(await withdrawing).toMatchObject({ ok: true, corrected: closed ? 1 : 0, points: closed ? 2 : 0 });
    expect(tries).toBe(closed ? 1 : 2);
    const marked = await db
      .selectFrom('mission_attempt')
      .select(['points', 'rate_hundredths as rate'])
      .where('attempt_no', '=', attemptNo)
      .executeTakeFirstOrThrow();
    expect(marked).toEqual({ points: 20, rate: 10_000 });
  });
});
