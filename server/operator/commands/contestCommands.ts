import { join } from 'node:path';
import type { Command } from 'commander';
import { siteNames } from '#contract/site.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { contests, forgetContests } from '#server/modules/contest/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { CommandContext } from '../CommandContext.ts';
import { contestTable, writeContestTable } from '../contest/contestTable.ts';
import { createContest } from '../contest/createContest.ts';
import { auditContest, knownContest, parseDay, parseMoment, parseNo } from '../contest/knownContest.ts';
import { previewContest } from '../contest/previewContest.ts';
import { closeContest, extendContest, publishContest } from '../contest/publishContest.ts';
import { readPlanFile } from '../contest/readPlanFile.ts';
import { parseSite } from '../parseTarget.ts';
import { refuseExisting } from '../printTable.ts';
import { contestLevelCommands } from './contestLevelCommands.ts';
import { contestPlanCommands } from './contestPlanCommands.ts';
import { contestReviewCommands } from './contestReviewCommands.ts';

interface CreateOptions {
  plan: string;
  title?: string;
  start: string;
  end?: string;
  sites: string;
  cap?: string;
  leaveBehind?: string;
  prizes?: string;
  pcImage?: string;
  mobileImage?: string;
}

/** `contest …`: making, showing and ending reading-game contests. */
export function contestCommands(program: Command, context: CommandContext): void {
  const group = program.command('contest').description('독서 게임 대회');
  makingCommands(group, context);
  contestPlanCommands(group, context);
  runningCommands(group, context);
  contestReviewCommands(group, context);
  contestLevelCommands(group, context);
}

function makingCommands(group: Command, context: CommandContext): void {
  group
    .command('create')
    .description('계획으로 대회를 만들어요. 공개하기 전에는 아무도 보지 못해요')
    .requiredOption('--plan <plan>', '계획의 이름(first-voyage) 또는 .json, .xlsx, .csv 파일')
    .requiredOption('--start <day>', '시작하는 날. 예: 2026-06-01')
    .option('--end <day>', '끝나는 날 (적지 않으면 계획의 주만큼)')
    .option('--title <title>', '대회 이름 (적지 않으면 계획의 이름)')
    .option('--sites <sites>', '어느 사이트에서 여는지', siteNames.join(','))
    .option('--cap <count>', `하루에 대회 점수로 들어가는 미션 수 (${CONTEST_TUNING.largestDailyCap}까지)`)
    .option('--leave-behind <count>', '책을 거의 다 읽어서 완주할 수 없어도 되는 독자 수')
    .option('--prizes <words>', '상을 알리는 말')
    .option('--pc-image <path>', '넓은 화면의 그림 주소')
    .option('--mobile-image <path>', '좁은 화면의 그림 주소')
    .action(async (given: CreateOptions) => {
      const plan = await readPlanFile(join(context.books.content, '..', 'contests'), given.plan);
      const options = {
        title: (given.title ?? plan.name).normalize('NFC').trim(),
        startDay: parseDay(given.start),
        sites: given.sites.split(',').map((site) => parseSite(site.trim())),
        ...(given.end === undefined ? {} : { endDay: parseDay(given.end) }),
        ...(given.cap === undefined ? {} : { dailyCap: parseNo(given.cap, '하루 미션 수를') }),
        ...(given.leaveBehind === undefined ? {} : { leaveBehind: parseNo(given.leaveBehind, '독자 수를') }),
        ...(given.prizes === undefined ? {} : { prizes: given.prizes.normalize('NFC').trim() }),
        ...(given.pcImage === undefined ? {} : { pcImagePath: given.pcImage }),
        ...(given.mobileImage === undefined ? {} : { mobileImagePath: given.mobileImage }),
      };
      const contestNo = await withTransaction(context.db, async (db) => {
        const made = await createContest(db, plan, options, context.now());
        await auditContest(context, db, 'CONTEST_CREATED', made, { details: { planId: plan.planId } });
        return made;
      });
      context.print(`${contestNo}번 대회를 만들었어요. 아직 공개 전이에요: contest publish ${contestNo}`);
    });

  group
    .command('list')
    .description('모든 대회')
    .action(async () => {
      const all = await contests.list(context.db);
      for (const contest of all) {
        const state = contest.state === 'DRAFT' ? 'DRAFT' : contestStatus(contest, context.now());
        context.print(
          `${contest.contestNo}\t${state}\t${contest.startDay}~${contest.endDay}\t${contest.sites.join(',')}\t${contest.title}`,
        );
      }
      if (all.length === 0) context.print('대회가 없어요.');
    });

  group
    .command('preview <contestNo>')
    .description('어떤 수준의 학생이 어느 때에 무엇을 보는지 보여 줘요')
    .requiredOption('--level <level>', '대회 단계(B2)나 읽기 수준(4B)')
    .option('--at <moment>', '때. 예: "2026-06-10 18:30" (적지 않으면 지금)')
    .action(async (text: string, { level, at }: { level: string; at?: string }) => {
      const contest = await knownContest(context.db, text);
      const moment = at === undefined ? context.now() : parseMoment(at);
      for (const line of await previewContest(context.db, contest, level, moment)) context.print(line);
    });
}

function runningCommands(group: Command, context: CommandContext): void {
  const change = (
    text: string,
    event: string,
    work: (...args: Parameters<typeof publishContest>) => Promise<unknown>,
  ) =>
    withTransaction(context.db, async (db) => {
      const contest = await knownContest(db, text);
      const line = await work(db, contest);
      await auditContest(context, db, event, contest.contestNo);
      return line;
    }).finally(() => forgetContests(context.db));

  group
    .command('publish <contestNo>')
    .description('학생에게 공개해요')
    .action(async (text: string) => {
      await change(text, 'CONTEST_PUBLISHED', publishContest);
      context.print('공개했어요.');
    });

  group
    .command('extend <contestNo>')
    .description('대회와 마지막 주를 며칠 늘려요')
    .requiredOption('--days <days>', `며칠 (${CONTEST_TUNING.longestExtension}까지)`)
    .action(async (text: string, { days }: { days: string }) => {
      const count = parseNo(days, '며칠인지');
      const endDay = await change(text, 'CONTEST_EXTENDED', (db, contest) =>
        extendContest(db, contest, count, context.now()),
      );
      context.print(`${endDay}까지로 늘렸어요.`);
    });

  group
    .command('close <contestNo>')
    .description('지금 끝내요. 모은 점수는 그대로 남아요')
    .action(async (text: string) => {
      await change(text, 'CONTEST_CLOSED', (db, contest) => closeContest(db, contest, context.now()));
      context.print('끝냈어요. 모은 점수와 순위는 그대로예요.');
    });

  group
    .command('export <contestNo>')
    .description('순위와 완주, 학년 확인을 표로 저장해요')
    .requiredOption('--out <file>', '.xlsx 또는 .csv')
    .action(async (text: string, { out }: { out: string }) => {
      refuseExisting(out);
      const contest = await knownContest(context.db, text);
      const table = await contestTable(context.db, contest);
      await writeContestTable(table, out);
      await auditContest(context, context.db, 'CONTEST_EXPORTED', contest.contestNo);
      context.print(`${table.length - 1}명을 저장했어요: ${out}`);
    });
}
