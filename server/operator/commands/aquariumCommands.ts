import type { Command } from 'commander';
import type { QuietHours } from '#domain/aquarium/Pause.ts';
import { minuteOfClock, quietHoursText } from '#domain/aquarium/quietHoursText.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { neighbourReportReasonNames } from '#domain/neighbour/neighbourTie.ts';
import { setOff, setQuietHours } from '#server/modules/aquarium-rest/public.ts';
import { hideReported, keepReported, neighbourBlocks } from '#server/modules/neighbour/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { aquariumPauses, type PauseOwner } from '../../repositories/aquariumPauses.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { knownInstitution } from './institutionCommands.ts';

/** Reports listed at once. */
const LISTED = 50;
const DAY_LETTERS = '월화수목금토일';

interface GradeOption {
  grade?: string;
}

/** `aquarium …`: when it rests in a class, and what neighbours reported. */
export function aquariumCommands(program: Command, context: CommandContext): void {
  const group = program.command('aquarium').description('수족관: 수업 중 쉬기, 조용한 시간, 이웃 신고');
  const actor = { actorKind: 'OPERATOR', actor: context.operator } as const;
  const serviceContext = () => ({ db: context.db, now: context.now() });
  const grade = ['--grade <code>', `한 학년만 (${studentGrades.map(({ code }) => code).join(', ')})`] as const;

  const turn = (name: string, off: boolean, description: string, doneText: string) =>
    group
      .command(`${name} <academyNo>`)
      .description(description)
      .option(...grade)
      .action(async (text: string, options: GradeOption) => {
        const owner = await ownerOf(context, text, options);
        const changed = await setOff(serviceContext(), owner, off, actor);
        context.print(changed ? doneText : '이미 그렇게 되어 있어요.');
      });
  turn('off', true, '수족관을 닫아요. 아무것도 줄지 않고, 학생에게는 쉬고 있다고 말해요', '수족관이 쉬기 시작했어요.');
  turn('on', false, '닫은 수족관을 다시 열어요', '수족관을 다시 열었어요.');

  group
    .command('quiet <academyNo> [hours]')
    .description("조용한 시간을 정해요. 예: quiet 3 09:00-14:30 --days 월화수목금. 'none'이면 없애요")
    .option('--days <days>', '요일', '월화수목금')
    .option(...grade)
    .action(async (text: string, hours: string | undefined, options: GradeOption & { days: string }) => {
      const owner = await ownerOf(context, text, options);
      if (hours === undefined) return printRests(context, owner);
      const wanted = hours === 'none' ? null : parseHours(hours, options.days);
      await setQuietHours(serviceContext(), owner, wanted, actor);
      context.print(wanted === null ? '조용한 시간을 없앴어요.' : `조용한 시간을 정했어요: ${quietHoursText(wanted)}`);
    });

  group
    .command('reports')
    .description('이웃 신고를 오래된 것부터 보여 줘요')
    .option(...PAGE_OPTION)
    .action(async (options: PageOption) => {
      const listed = await listPage(options, LISTED, (limit, offset) =>
        neighbourBlocks.openList(context.db, limit, offset),
      );
      const { rows } = listed;
      const look = { event: 'NEIGHBOUR_REPORTS_LISTED', details: { count: rows.length } };
      await auditLog.append(context.db, { at: context.now(), ...actor, ...look });
      for (const row of rows) {
        context.print(
          [
            row.reportNo,
            `${row.site}/${row.accountId}`,
            row.nickname,
            row.petName ?? '',
            neighbourReportReasonNames[row.reason],
          ].join('\t'),
        );
      }
      printListEnd(context, listed, '기다리는 신고가 없어요.');
    });

  const settle = (name: 'hide' | 'keep', description: string, doneText: string) =>
    group
      .command(`${name} <reportNo>`)
      .description(description)
      .action(async (text: string) => {
        await withTransaction(context.db, async (db) => {
          const settled = await neighbourBlocks.settle(db, parseReportNo(text), context.now());
          if (settled === undefined) throw new OperatorError(`기다리는 신고가 아니에요: ${text}`);
          const { reportedNo, reported } = settled;
          await (name === 'hide' ? hideReported : keepReported)(db, reportedNo, reported);
          const event = name === 'hide' ? 'NICKNAME_HELD' : 'NICKNAME_SHOWN';
          await auditLog.append(db, { at: context.now(), ...actor, event, accountNo: reportedNo });
        });
        context.print(doneText);
      });
  settle(
    'hide',
    '신고된 별명과 바다 친구 이름을 가려요. 학생이 새로 지으면 보이고, 가린 이름은 다시 쓸 수 없어요',
    '신고된 이름을 가렸어요.',
  );
  settle('keep', '별명과 바다 친구 이름에 문제가 없어요', '이름을 그대로 두었어요.');
}

async function ownerOf(context: CommandContext, text: string, { grade }: GradeOption): Promise<PauseOwner> {
  const academyNo = await knownInstitution(context, text);
  if (grade !== undefined && !studentGrades.some(({ code }) => code === grade)) {
    throw new OperatorError(`학년은 ${studentGrades.map(({ code }) => code).join(', ')} 가운데 하나예요.`);
  }
  return { academyNo, schoolGrade: grade ?? null };
}

async function printRests(context: CommandContext, owner: PauseOwner): Promise<void> {
  const rests = 'academyNo' in owner ? await aquariumPauses.lasting(context.db, owner.academyNo) : [];
  for (const { kind, hours, schoolGrade } of rests) {
    context.print(
      `${schoolGrade ?? '모든 학년'}\t${kind === 'OFF' ? '닫힘' : '조용한 시간'}\t${hours ? quietHoursText(hours) : ''}`,
    );
  }
  if (rests.length === 0) context.print('정해진 것이 없어요.');
}

function parseHours(text: string, days: string): QuietHours {
  const [from, to, ...rest] = text.split(/[-~]/).map(minuteOfClock);
  if (from === undefined || from === null || to === undefined || to === null || rest.length > 0 || from === to) {
    throw new OperatorError(`시간은 09:00-14:30처럼 적어 주세요. (받은 값: ${text})`);
  }
  const numbers = [...new Set([...days].map((letter) => DAY_LETTERS.indexOf(letter) + 1))].sort((a, b) => a - b);
  if (numbers.length === 0 || numbers.includes(0)) throw new OperatorError('요일은 월화수목금토일 가운데 골라 주세요.');
  return { fromMinute: from, toMinute: to, days: numbers };
}

function parseReportNo(text: string): number {
  const reportNo = Number(text);
  if (!Number.isSafeInteger(reportNo) || reportNo < 1) throw new OperatorError('신고 번호를 숫자로 적어 주세요.');
  return reportNo;
}
