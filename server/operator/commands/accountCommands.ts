import type { Command } from 'commander';
import { type AccountStatus, accountStatuses } from '#domain/account/statuses.ts';
import { maskName } from '#domain/text/maskName.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { beginLeaving } from '#server/modules/account/public.ts';
import { resetPassword } from '#server/modules/operator/public.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { changeAccountStatus, joinInstitution, leaveInstitution } from '#server/modules/status/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { knownAccount } from '../knownAccount.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { knownInstitution } from './institutionCommands.ts';

const statusCommands = [
  ['activate', 'ACTIVE', '가입을 승인하거나 정지를 풀거나 탈퇴 신청을 되돌려요'],
  ['suspend', 'INACTIVE', '이용을 멈춰요. 바로 로그아웃돼요'],
] as const satisfies [string, AccountStatus, string][];

/** Rows listed at once. */
const LISTED = 200;

/** `account …`: students. Each command is written to the audit log with the operator's name. */
export function accountCommands(program: Command, context: CommandContext): void {
  const group = program.command('account').description('학생 계정 (사이트/아이디로 가리켜요)');
  const actor = { kind: 'OPERATOR', name: context.operator } as const;
  const serviceContext = () => ({ db: context.db, now: context.now(), secrets: context.secrets });

  group
    .command('show <account>')
    .description('계정의 상태')
    .action(async (text: string) => {
      const account = await knownAccount(context, text);
      const { accountNo, status, name, academyName, schoolGrade } = account;
      await audit(context, 'ACCOUNT_READ', accountNo);
      context.print(`${text}\t${status}\t${maskName(name)}\t${schoolGrade}\t${academyName ?? '소속 없음'}`);
    });

  group
    .command('list <academyNo>')
    .description('기관의 학생')
    .option('--status <status>', accountStatuses.join(', '))
    .option(...PAGE_OPTION)
    .action(async (text: string, options: PageOption & { status?: string }) => {
      const status = accountStatuses.find((name) => name === options.status);
      if (options.status && !status) throw new OperatorError(`상태는 ${accountStatuses.join(', ')} 가운데 하나예요.`);
      const academyNo = await knownInstitution(context, text);
      const filter = { academyNo, ...(status ? { status } : {}) };
      const listed = await listPage(options, LISTED, (limit, offset) =>
        operatorQueries.listAccounts(context.db, filter, limit, offset),
      );
      const { rows } = listed;
      await auditLog.append(context.db, {
        ...entry(context, 'ACCOUNTS_LISTED'),
        academyNo,
        details: { count: rows.length },
      });
      for (const { site, accountId, status: now, name, schoolGrade } of rows) {
        context.print(`${site}/${accountId}\t${now}\t${maskName(name)}\t${schoolGrade}`);
      }
      printListEnd(context, listed, '학생이 없어요.');
    });

  for (const [command, to, description] of statusCommands) {
    group
      .command(`${command} <account>`)
      .description(description)
      .option('--reason <code>', '까닭 (감사 기록에 남는 짧은 코드)')
      .action(async (text: string, options: { reason?: string }) => {
        const { accountNo, statusBeforeWithdrawal } = await knownAccount(context, text);
        // Somebody who is leaving goes back to where they were, which may be asleep or waiting.
        const next = to === 'ACTIVE' ? (statusBeforeWithdrawal ?? to) : to;
        await changeAccountStatus(serviceContext(), { accountNo, to: next, actor, ...options });
        context.print(`${text}의 상태를 ${withJosa(next, '으로/로')} 바꿨어요.`);
      });
  }

  group
    .command('withdraw <account>')
    .description(
      '탈퇴를 대신 신청해요. 학생은 되돌리지 못하고, 72시간 안에는 activate로 되돌려요. 이용권은 환불되고 되돌아오지 않아요',
    )
    .option('--reason <code>', '까닭 (감사 기록에 남는 짧은 코드)')
    .action(async (text: string, options: { reason?: string }) => {
      const { accountNo } = await knownAccount(context, text);
      const refund = await withTransaction(context.db, (db) =>
        beginLeaving({ ...serviceContext(), db }, { accountNo, actor, ...options }),
      );
      context.print(
        `탈퇴를 신청했어요: ${text}${refund > 0 ? `, 이용권 ${refund.toLocaleString('ko-KR')}원 환불` : ''}`,
      );
    });

  group
    .command('move <account> <academyNo>')
    .description('다른 기관으로 옮겨요. 기록은 그대로예요')
    .action(async (text: string, academy: string) => {
      const { accountNo, status } = await knownAccount(context, text);
      const academyNo = await knownInstitution(context, academy);
      await withTransaction(context.db, async (db) => {
        const inside = { ...serviceContext(), db };
        if (status !== 'NO_AFFILIATION') await leaveInstitution(inside, { accountNo, actor, reason: 'MOVED' });
        await joinInstitution(inside, { accountNo, academyNo, actor, reason: 'MOVED' });
      });
      context.print(`옮겼어요: ${text} → ${academyNo}번 기관`);
    });

  group
    .command('remove <account>')
    .description('기관에서 내보내요 (NO_AFFILIATION). 기록은 학생이 내려받을 수 있어요')
    .action(async (text: string) => {
      const { accountNo } = await knownAccount(context, text);
      await leaveInstitution(serviceContext(), { accountNo, actor });
      context.print(`기관에서 내보냈어요: ${text}`);
    });

  group
    .command('reset <account>')
    .description('임시 비밀번호를 만들어요. 모든 곳에서 로그아웃되고, 다음 로그인에서 바꾸게 해요')
    .action(async (text: string) => {
      const { accountNo } = await knownAccount(context, text);
      const password = await resetPassword({ ...serviceContext(), random: context.random }, { accountNo, actor });
      context.print(`임시 비밀번호: ${password}`, 'once');
    });

  group
    .command('audit <account>')
    .description('계정에 있었던 일을 새것부터')
    .option(...PAGE_OPTION)
    .action(async (text: string, options: PageOption) => {
      const { accountNo } = await knownAccount(context, text);
      const listed = await listPage(options, LISTED, (limit, offset) =>
        operatorQueries.auditOf(context.db, accountNo, limit, offset),
      );
      for (const row of listed.rows) {
        context.print(`${formatDateTime(row.at)}\t${row.actorKind} ${row.actor}\t${row.event}\t${row.details}`);
      }
      printListEnd(context, listed, '적힌 일이 없어요.');
      await audit(context, 'AUDIT_READ', accountNo);
    });
}

const entry = (context: CommandContext, event: string) => ({
  at: context.now(),
  actorKind: 'OPERATOR' as const,
  actor: context.operator,
  event,
});

/** Reading about a person is noted like a change. */
const audit = (context: CommandContext, event: string, accountNo: number) =>
  auditLog.append(context.db, { ...entry(context, event), accountNo });
