import type { Command } from 'commander';
import { type AcademyStatus, academyStatuses } from '#domain/account/statuses.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { changeAcademyStatus } from '#server/modules/status/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseAcademyNo, parseSite } from '../parseTarget.ts';

const statusCommands = [
  ['approve', 'ACTIVE', '기관을 승인해요 (WAIT → ACTIVE)'],
  ['suspend', 'NON_PAYMENT', '미납으로 멈춰요. 학생들은 바로 로그아웃돼요'],
  ['resume', 'ACTIVE', '미납을 풀어요'],
  ['terminate', 'TERMINATION', '계약을 끝내요. 되돌릴 수 없고, 학생들은 바로 로그아웃돼요'],
] as const satisfies [string, AcademyStatus, string][];

/** Institutions listed at once. */
const LISTED = 200;

/** `institution …`: academies and schools. */
export function institutionCommands(program: Command, context: CommandContext): void {
  const group = program.command('institution').description('학원과 학교');

  group
    .command('list')
    .description('기관과 학생 수')
    .option('--site <site>', 'edu 또는 school')
    .option('--status <status>', academyStatuses.join(', '))
    .option(...PAGE_OPTION)
    .action(async (options: PageOption & { site?: string; status?: string }) => {
      const status = academyStatuses.find((name) => name === options.status);
      if (options.status && !status) throw new OperatorError(`상태는 ${academyStatuses.join(', ')} 가운데 하나예요.`);
      const filter = { ...(options.site ? { site: parseSite(options.site) } : {}), ...(status ? { status } : {}) };
      const listed = await listPage(options, LISTED, (limit, offset) =>
        operatorQueries.listInstitutions(context.db, filter, limit, offset),
      );
      for (const { academyNo, site, name, status: now, needsApproval, accountCount } of listed.rows) {
        context.print(
          `${academyNo}\t${site}\t${now}\t${needsApproval ? '승인제' : '바로 가입'}\t${accountCount}명\t${name}`,
        );
      }
      printListEnd(context, listed, '기관이 없어요.');
    });

  group
    .command('create <site> <name>')
    .description('새 기관을 만들어요 (WAIT). 한 사이트에서 이름은 하나뿐이에요')
    .option('--address <address>', '주소: 학생이 기관을 찾을 때 이름 옆에 보여요')
    .option('--needs-approval', '가입을 기관이 승인해요', false)
    .option('--approve', '만들면서 바로 승인해요', false)
    .action(async (site: string, name: string, options: CreateOptions) => {
      const academyNo = await createInstitution(context, site, name, options);
      context.print(`${academyNo}번 기관을 만들었어요: ${name.trim()} (${options.approve ? 'ACTIVE' : 'WAIT'})`);
    });

  for (const [command, to, description] of statusCommands) {
    group
      .command(`${command} <academyNo>`)
      .description(description)
      .option('--reason <code>', '까닭 (감사 기록에 남는 짧은 코드)')
      .action(async (text: string, options: { reason?: string }) => {
        const academyNo = parseAcademyNo(text);
        await changeAcademyStatus(
          { db: context.db, now: context.now(), secrets: context.secrets },
          { academyNo, to, actor: { kind: 'OPERATOR', name: context.operator }, ...options },
        );
        context.print(`${academyNo}번 기관의 상태를 ${withJosa(to, '으로/로')} 바꿨어요.`);
      });
  }

  group
    .command('joining <academyNo> <how>')
    .description("가입 방법: 'open'은 바로, 'approval'은 기관의 승인 뒤")
    .action(async (text: string, how: string) => {
      if (how !== 'open' && how !== 'approval') throw new OperatorError('open 또는 approval로 적어 주세요.');
      const academyNo = await knownInstitution(context, text);
      await withTransaction(context.db, async (db) => {
        await operatorQueries.setNeedsApproval(db, academyNo, how === 'approval');
        const actor = { actorKind: 'OPERATOR', actor: context.operator } as const;
        await auditLog.append(db, {
          at: context.now(),
          ...actor,
          event: 'JOINING_CHANGED',
          academyNo,
          details: { how },
        });
      });
      context.print(`${academyNo}번 기관의 가입 방법을 바꿨어요: ${how}`);
    });
}

interface CreateOptions {
  address?: string;
  needsApproval: boolean;
  approve: boolean;
}

async function createInstitution(context: CommandContext, siteText: string, nameText: string, options: CreateOptions) {
  const site = parseSite(siteText);
  if (site === 'home') throw new OperatorError('홈 사이트에는 기관이 없어요. edu 또는 school로 만들어 주세요.');
  const name = withoutControls(nameText).normalize('NFC').trim();
  if (name === '' || name.length > 100) throw new OperatorError('기관 이름은 1~100자로 적어 주세요.');
  const now = context.now();
  return withTransaction(context.db, async (db) => {
    const given = { site, name, address: options.address?.trim() || null, needsApproval: options.needsApproval };
    const academyNo = await operatorQueries.createInstitution(db, given, now);
    if (academyNo === null) {
      throw new OperatorError(
        `같은 이름의 기관이 이미 있어요: ${name}. 이름에 지역을 붙여 주세요, 예: 중앙초등학교(부산).`,
      );
    }
    const actor = { actorKind: 'OPERATOR', actor: context.operator } as const;
    await auditLog.append(db, { at: now, ...actor, event: 'INSTITUTION_CREATED', academyNo });
    if (options.approve) {
      await changeAcademyStatus(
        { db, now, secrets: context.secrets },
        { academyNo, to: 'ACTIVE', actor: { kind: 'OPERATOR', name: context.operator } },
      );
    }
    return academyNo;
  });
}

/** @throws OperatorError for an institution that does not exist */
export async function knownInstitution(context: CommandContext, text: string): Promise<number> {
  const academyNo = parseAcademyNo(text);
  const found = await operatorQueries.findInstitution(context.db, academyNo);
  if (found === undefined) throw new OperatorError(`${academyNo}번 기관이 없어요. institution list로 찾아보세요.`);
  return academyNo;
}
