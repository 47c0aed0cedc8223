import { expect, it } from 'vitest';
import { HOUR } from '#domain/time/duration.ts';
import { createClient } from '#server/backup/createClient.ts';
import { withScratchPostgres } from '#server/backup/withScratchPostgres.ts';
import { makePostgres } from '../support/makePostgres.ts';

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a drill drops its own database and those of runs that were cut off, and none of one at work',
  async () => {
    const place = await makePostgres();
    if (!place) throw new Error('no database');
    const admin = await createClient(place.url);
    await admin.connect();
    const now = Date.UTC(2026, 4, 7);
    const nameOf = (hours: number) => `chaekbada_drill_${(now - hours * HOUR) / 1000}_${process.pid}`;
    const [cutOff, atWork] = [nameOf(25), nameOf(1)];
    for (const name of [cutOff, atWork]) await admin.query(`create database ${name}`);
    const left = async () => {
      const { rows } = await admin.query<{ datname: string }>(
        "select datname from pg_database where datname like 'chaekbada_drill_%' order by datname",
      );
      return rows.map(({ datname }) => datname).filter((name) => name.endsWith(`_${process.pid}`) || name === scratch);
    };
    let scratch = '';
    await withScratchPostgres({ databaseUrl: place.url, now }, async (url) => {
      scratch = new URL(url).pathname.slice(1);
      expect(await left()).toEqual([atWork, scratch].sort());
    });
    expect(await left()).toEqual([atWork]);
    await admin.query(`drop database ${atWork}`);
    await admin.end();
    await place.drop();
  },
);
