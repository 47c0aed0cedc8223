import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '#server/db/withTransaction.ts';
import { bellAnswers } from '#server/modules/golden-bell/repositories/bellAnswers.ts';
import { bellRooms } from '#server/modules/golden-bell/repositories/bellRooms.ts';
import { storeBellAnswers } from '#server/modules/golden-bell/storeBellAnswers.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { fillHall } from '../support/fillHall.ts';
import { waitsOrEnds } from '../support/waitsOrEnds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'none' });
});
afterAll(() => app.close());

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('an answer that meets the close of its question', () => {
  it('is late and counts nowhere, though it found the question open', async () => {
    const { db } = app;
    const now = app.clock.now();
    const { roomNo, pupils } = await fillHall(db, { pupils: 1, now });
    const room = await bellRooms.find(db, roomNo);
    if (!room) throw new Error('there is no room');
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let closed = () => {};
    const changed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const closing = withTransaction(db, async (trx) => {
      await bellRooms.change(
        trx,
        roomNo,
        room.revision,
        { ...room, phase: 'CLOSED', revision: room.revision + 1 },
        now,
      );
      closed();
      await held;
    });
    await changed;
    const answers = pupils.map(({ accountNo }) => ({ accountNo, place: 1, choice: 1, seq: 1 }));
    const answering = storeBellAnswers({ db, roomNo, answers }, now);
    await waitsOrEnds(db, answering);
    commit();
    await closing;
    expect(await answering).toEqual([{ outcome: 'LATE', choice: null, seq: null }]);
    expect(await bellAnswers.list(db, roomNo)).toEqual([]);
  });
});
