import type { Command } from 'commander';
import { type SiteName, siteNames } from '../../../contract/site.ts';
import { formatDateTime } from '../../../domain/time/formatKoreanDate.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { maintenanceNote } from '../../use-cases/site/maintenanceNote.ts';
import type { Desk } from '../Desk.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseSite } from '../parseTarget.ts';

const WORDS = '더 좋은 책바다로 곧 돌아올게요.';
const LONGEST = 200;

/** `site …`: closing the sites for a while. */
export function siteCommands(program: Command, desk: Desk): void {
  const group = program.command('site').description('사이트 점검');

  group
    .command('close')
    .description('점검 화면을 보여요. 몇 초 안에 모든 화면과 요청이 503으로 답해요')
    .option('--sites <sites>', '일부만, 쉼표로 (edu,school,home)')
    .option('--words <words>', '화면에 보일 한두 문장', WORDS)
    .option('--until <time>', '다시 여는 때, 예: 2026-05-07T06:00+09:00')
    .action(async (options: { sites?: string; words: string; until?: string }) => {
      const sites = options.sites === undefined ? [...siteNames] : parseSites(options.sites);
      if (options.words.length > LONGEST) throw new OperatorError(`안내 문장은 ${LONGEST}자까지예요.`);
      const until = options.until === undefined ? null : parseTime(options.until, desk.now());
      await maintenanceNote.write(desk.db, { sites, words: options.words, until });
      await audit(desk, 'SITES_CLOSED', { sites: sites.join() });
      desk.say(`점검을 시작했어요: ${sites.join(', ')}`);
    });

  group
    .command('open')
    .description('다시 열어요')
    .action(async () => {
      await maintenanceNote.write(desk.db, null);
      await audit(desk, 'SITES_OPENED', {});
      desk.say('다시 열었어요.');
    });

  group
    .command('status')
    .description('지금 열려 있는지')
    .action(async () => {
      const note = await maintenanceNote.read(desk.db);
      if (note === null) desk.say('모두 열려 있어요.');
      else {
        const until =
          note.until === null ? '끝나는 때는 정하지 않았어요' : `${formatDateTime(note.until)}에 다시 열어요`;
        desk.say(`점검: ${note.sites.join(', ')}\t${note.words}\t${until}`);
      }
    });
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

function audit(desk: Desk, event: string, details: Record<string, string>): Promise<void> {
  return auditLog.append(desk.db, { at: desk.now(), actorKind: 'OPERATOR', actor: desk.operator, event, details });
}
