import type { Services } from './config/Services.ts';
import { type LoadedContent, loadContent } from './content/loadContent.ts';
import { makeDemoContest } from './operator/contest/makeDemoContest.ts';
import { makeDemo } from './operator/makeDemo.ts';
import { makeDemoClassroom } from './operator/makeDemoClassroom.ts';
import { makeDemoReaders } from './operator/makeDemoReaders.ts';

/** Brings what is stored in line with the content folder, and makes the demo. Nodes that start together take turns. */
export async function prepareData({
  database,
  env,
  clock,
  random,
}: Pick<Services, 'database' | 'env' | 'clock' | 'random'>): Promise<LoadedContent> {
  const { db } = database;
  return database.alone(async () => {
    const content = await loadContent(db, env.contentDir, clock(), env.importedDir);
    if (env.demo) await makeDemo({ db, now: clock(), random });
    if (env.demo) await makeDemoReaders({ db, now: clock(), random });
    if (env.demo) await makeDemoClassroom({ db, now: clock() });
    if (env.demo) await makeDemoContest(db, env.contentDir, clock());
    return content;
  });
}
