import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { type OperatorRole, operatorRoleCodes, operatorRoles } from '#domain/operator/operatorRoles.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import {
  makeOperator,
  type OperatorAccount,
  operatorAccounts,
  renewOperator,
} from '#server/modules/operator/public.ts';
import type { Trx } from '../../db/Db.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseOperatorName, showSecondFactor } from './loginCommands.ts';
import { tokenCommands } from './tokenCommands.ts';

/** 96 bits: enough for the one time it is typed. */
const firstPassword = () => randomBytes(12).toString('base64url');

/** `operators …`: who handles data, and with which roles. */
export function handlerCommands(program: Command, context: CommandContext): void {
  const group = program.command('operators').description('운영자와 역할, 프로그램이 쓰는 토큰');
  const serviceContext = () => ({ db: context.db, secrets: context.secrets, now: context.now() });
  const roleHelp = operatorRoleCodes.map((code) => `${code} (${operatorRoles[code].name})`).join(', ');

  group
    .command('list')
    .description('모든 운영자')
    .action(async () => {
      for (const { name, roles, createdAt, stoppedAt } of await operatorAccounts.list(context.db)) {
        const state = stoppedAt === null ? '쓰는 중' : `${formatDateTime(stoppedAt)}에 멈춤`;
        context.print([name, roles.join(','), formatDateTime(createdAt), state].join('\t'));
      }
    });

  group
    .command('add <name>')
    .description('운영자를 만들어요. 첫 비밀번호와 인증 앱의 그림을 한 번 보여 줘요')
    .requiredOption('--role <roles>', `쉼표로: ${roleHelp}`)
    .action(async (text: string, options: { role: string }) => {
      const name = parseOperatorName(text);
      const roles = parseRoles(options.role);
      const password = firstPassword();
      const made = await makeOperator(serviceContext(), {
        name,
        roles,
        password,
        mustChange: true,
        madeBy: context.operator,
      });
      if (made === null) throw new OperatorError(`이미 있는 이름이에요: ${name}`);
      context.print(`${name}의 첫 비밀번호: ${password} (처음 로그인하면서 바꿔요)`);
      showSecondFactor(context, made);
    });

  group
    .command('renew <name>')
    .description('비밀번호나 휴대전화를 잃은 운영자에게 둘 다 새로 만들어 줘요. 로그인은 모두 끝나요')
    .action(async (text: string) => {
      const name = parseOperatorName(text);
      const password = firstPassword();
      const made = await renewOperator(serviceContext(), { name, password, madeBy: context.operator });
      if (made === null) throw new OperatorError(`그런 운영자가 없어요: ${name}`);
      context.print(`${name}의 첫 비밀번호: ${password} (다음 로그인에서 바꿔요)`);
      showSecondFactor(context, made);
    });

  group
    .command('roles <name> <roles>')
    .description('역할을 바꿔요. 바로 적용돼요')
    .action(async (text: string, given: string) => {
      const roles = parseRoles(given);
      await change(context, text, 'OPERATOR_ROLES_CHANGED', { roles: roles.join(' ') }, async (db, account) => {
        await operatorAccounts.setRoles(db, account.operatorNo, roles);
      });
      context.print(`역할을 바꿨어요: ${text} ${roles.join(',')}`);
    });

  group
    .command('stop <name>')
    .description('그만둔 운영자를 멈춰요. 로그인도 바로 끝나요')
    .action(async (text: string) => {
      await change(context, text, 'OPERATOR_STOPPED', {}, async (db, account) => {
        await operatorAccounts.setStopped(db, account.operatorNo, context.now());
        await operatorAccounts.endSessions(db, account.operatorNo);
      });
      context.print(`멈췄어요: ${text}`);
    });

  group
    .command('resume <name>')
    .description('멈춘 운영자가 다시 쓸 수 있게 해요')
    .action(async (text: string) => {
      await change(context, text, 'OPERATOR_RESUMED', {}, (db, account) =>
        operatorAccounts.setStopped(db, account.operatorNo, null),
      );
      context.print(`다시 쓸 수 있어요: ${text}`);
    });

  tokenCommands(group, context);
}

/** Changes an account; somebody has to be left who may manage the others. */
async function change(
  context: CommandContext,
  text: string,
  event: string,
  details: Record<string, string>,
  work: (db: Trx, account: OperatorAccount) => Promise<void>,
): Promise<void> {
  const name = parseOperatorName(text);
  await withTransaction(context.db, async (db) => {
    const account = await operatorAccounts.find(db, name);
    if (account === undefined) throw new OperatorError(`그런 운영자가 없어요: ${name}`);
    await work(db, account);
    if (!(await operatorAccounts.hasOwner(db))) throw new OperatorError('소유자(OWNER)가 한 사람은 남아 있어야 해요.');
    const entry = { at: context.now(), actorKind: 'OPERATOR', actor: context.operator, event } as const;
    await auditLog.append(db, { ...entry, details: { operator: name, ...details } });
  });
}

function parseRoles(text: string): OperatorRole[] {
  const given = [...new Set(text.split(',').map((role) => role.trim().toUpperCase()))];
  const roles = operatorRoleCodes.filter((code) => given.includes(code));
  if (roles.length === 0 || roles.length < given.length) {
    throw new OperatorError(`역할은 ${operatorRoleCodes.join(', ')} 가운데서 쉼표로 적어 주세요. (받은 값: ${text})`);
  }
  return roles;
}
