import type { Command } from 'commander';
import { type SiteName, siteNames } from '#contract/site.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { maintenanceNote } from '#server/modules/site/public.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseSite } from '../parseTarget.ts';

const WORDS = '더 좋은 책바다로 곧 돌아올게요.';
const LONGEST = 200;
const ONLY_OPEN = 'site open을 해야 열려요. 알린 때가 지나도 저절로 열리지 않아요.';

/** `site …`: closing the sites for a while. */
export function siteCommands(program: Command, context: CommandContext): void {
  const group = program.command('site').description('사이트 점검');

  group
    .command('close')
    .description('점검 화면을 보여요. 몇 초 안에 모든 화면과 요청이 503으로 답해요')
    .option('--sites <sites>', '일부만, 쉼표로 (edu,school,home)')
    .option('--words <words>', `화면에 보일 한두 문장. 없으면 닫혀 있던 때의 것, 또는 “${WORDS}”`)
    .option('--until <time>', '다시 여는 때라고 알릴 때, 예: 2026-05-07T06:00+09:00. 그때 저절로 열리지는 않아요')
    .action(async (options: { sites?: string; words?: string; until?: string }) => {
      const sites = options.sites === undefined ? [...siteNames] : parseSites(options.sites);
      const before = await maintenanceNote.read(context.db);
      const words = options.words ?? before?.words ?? WORDS;
      if (words.length > LONGEST) throw new OperatorError(`안내 문장은 ${LONGEST}자까지예요.`);
      const until = options.until === undefined ? (before?.until ?? null) : parseTime(options.until, context.now());
      // What somebody else has closed stays closed: one note is for all sites.
      const closed = siteNames.filter((site) => sites.includes(site) || before?.sites.includes(site));
      await maintenanceNote.write(context.db, { sites: closed, words, until });
      await audit(context, 'SITES_CLOSED', { sites: sites.join() });
      context.print(`점검을 시작했어요: ${sites.join(', ')}`);
      context.print(`지금 닫힌 사이트: ${closed.join(', ')}. ${ONLY_OPEN}`);
    });

  group
    .command('open')
    .description('닫힌 사이트를 모두 다시 열어요')
    .action(async () => {
      await maintenanceNote.write(context.db, null);
      await audit(context, 'SITES_OPENED', {});
      context.print('다시 열었어요.');
    });

  group
    .command('status')
    .description('지금 열려 있는지')
    .action(async () => {
      const note = await maintenanceNote.read(context.db);
      if (note === null) context.print('모두 열려 있어요.');
      else {
        context.print(`점검: ${note.sites.join(', ')}\t${note.words}\t${describeUntil(note.until, context.now())}`);
        context.print(ONLY_OPEN);
      }
    });
}

function describeUntil(until: number | null, now: number): string {
  if (until === null) return '끝나는 때는 정하지 않았어요';
  return `${formatDateTime(until)}에 다시 연다고 알려요${until <= now ? ' (그때가 지났어요)' : ''}`;
}

function parseSites(text: string): SiteName[] {
  return [...new Set(text.split(',').map((name) => parseSite(name.trim())))];
}

function parseTime(text: string, now: number): number {
  const time = /[zZ]|[+-]\d\d:?\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new OperatorError('때는 2026-05-07T06:00+09:00처럼 적어 주세요.');
  if (time <= now) throw new OperatorError('이미 지난 때예요.');
  return time;
}

function audit(context: CommandContext, event: string, details: Record<string, string>): Promise<void> {
  return auditLog.append(context.db, {
    at: context.now(),
    actorKind: 'OPERATOR',
    actor: context.operator,
    event,
    details,
  });
}
