import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { siteNames } from '#contract/site.ts';
import { contentOfPlan } from '#domain/contest/contentOfPlan.ts';
import { siteHost } from '#domain/contest/contestScope.ts';
import { plannedBookNos } from '#domain/contest/plannedBookNos.ts';
import { contestBooks, type LevelReach, readPlanReach } from '#server/modules/contest/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { parseNo } from '../contest/knownContest.ts';
import { proposeContest } from '../contest/proposeContest.ts';
import { readPlanFile } from '../contest/readPlanFile.ts';
import { parseSite } from '../parseTarget.ts';
import { refuseExisting } from '../printTable.ts';

/** The plan whose levels a proposal takes. */
const LEVELS_OF = 'first-voyage';

/** `contest plan …`: choosing the books of a contest before it is made. */
export function contestPlanCommands(contest: Command, context: CommandContext): void {
  const group = contest.command('plan').description('대회 책 고르기');
  const readPlan = (given: string) => readPlanFile(join(context.books.content, '..', 'contests'), given);

  group
    .command('propose')
    .description('대회에 덜 나왔고 덜 읽힌 책으로 다음 대회의 계획을 만들어요')
    .requiredOption('--out <file>', '계획을 쓸 .json 파일')
    .option('--like <plan>', '단계를 따라 할 계획', LEVELS_OF)
    .option('--seed <number>', '같은 수를 적으면 같은 계획이 나와요', '1')
    .action(async ({ out, like, seed }: { out: string; like: string; seed: string }) => {
      refuseExisting(out);
      const levels = await readPlan(like);
      const plan = await proposeContest(context.db, levels, parseNo(seed, '수를'), context.now());
      await writeFile(out, `${JSON.stringify(plan, null, 2)}\n`, { flag: 'wx' });
      context.print(`계획을 썼어요: ${out}. 살펴보고 고친 다음 contest create --plan ${out}으로 대회를 만들어요.`);
      for (const line of await describeReach(context, plan)) context.print(line);
    });

  group
    .command('check <plan>')
    .description('지난 90일의 독자가 이 계획에서 책이 모자라지 않는지 세어 봐요')
    .option('--sites <sites>', '어느 사이트의 독자를 셀지', siteNames.join(','))
    .action(async (given: string, { sites }: { sites: string }) => {
      const plan = await readPlan(given);
      for (const line of await describeReach(context, plan, sites)) context.print(line);
    });
}

async function describeReach(
  { db, now }: CommandContext,
  plan: Awaited<ReturnType<typeof readPlanFile>>,
  sites: string = siteNames.join(','),
): Promise<string[]> {
  const bookNos = plannedBookNos(plan.bands);
  const content = contentOfPlan(plan, await contestBooks.facts(db, bookNos), []);
  const chosen = sites.split(',').map((site) => parseSite(site.trim()));
  return (await readPlanReach(db, siteHost(chosen), content, now())).map(describeLevel);
}

function describeLevel({ code, name, readers, lacking, belowFinish }: LevelReach): string {
  const found = `대회 책이나 예비 책을 읽은 독자 ${readers}명`;
  if (lacking === 0) return `${code}\t${name}\t${found}, 책이 모자라는 독자 없음`;
  return `${code}\t${name}\t${found}, 책이 모자라는 독자 ${lacking}명, 완주할 수 없는 독자 ${belowFinish}명`;
}
