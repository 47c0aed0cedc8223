import type { Command } from 'commander';
import { createJoinCode } from '#domain/account/createJoinCode.ts';
import { normalizeJoinCode } from '#domain/account/normalizeJoinCode.ts';
import { DAY } from '#domain/time/duration.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { knownInstitution } from './institutionCommands.ts';

/** Codes listed at once. */
const LISTED = 200;
/** Eight letters of thirty: two tries in a row that are taken mean that something else is wrong. */
const TRIES = 3;

/** `join-code …`: codes that lead somebody who joins to an institution. */
export function joinCodeCommands(program: Command, context: CommandContext): void {
  const group = program.command('join-code').description('가입 코드');
  const audit = (event: string, academyNo: number) => ({
    at: context.now(),
    actorKind: 'OPERATOR' as const,
    actor: context.operator,
    event,
    academyNo,
  });

  group
    .command('create <academyNo>')
    .description('가입 코드를 만들어요')
    .option('--days <days>', '며칠 동안 쓸 수 있는지 (적지 않으면 지울 때까지)')
    .action(async (text: string, options: { days?: string }) => {
      const academyNo = await knownInstitution(context, text);
      const days = options.days === undefined ? null : Number(options.days);
      if (days !== null && !(Number.isInteger(days) && days > 0 && days <= 3650)) {
        throw new OperatorError('기간은 1~3650일로 적어 주세요.');
      }
      const expiresAt = days === null ? null : context.now() + days * DAY;
      const joinCode = await withTransaction(context.db, async (db) => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          const code = createJoinCode(context.random);
          if (await operatorQueries.addJoinCode(db, { joinCode: code, academyNo, expiresAt, now: context.now() })) {
            await auditLog.append(db, audit('JOIN_CODE_CREATED', academyNo));
            return code;
          }
        }
        throw new OperatorError('코드를 만들지 못했어요. 다시 해 주세요.');
      });
      context.print(`가입 코드: ${joinCode.slice(0, 4)}-${joinCode.slice(4)}`);
    });

  group
    .command('list <academyNo>')
    .description('기관의 가입 코드와 언제까지 쓸 수 있는지')
    .option(...PAGE_OPTION)
    .action(async (text: string, options: PageOption) => {
      const academyNo = await knownInstitution(context, text);
      const listed = await listPage(options, LISTED, (limit, offset) =>
        operatorQueries.listJoinCodes(context.db, academyNo, limit, offset),
      );
      for (const { joinCode, expiresAt } of listed.rows) {
        context.print(`${joinCode}\t${expiresAt === null ? '기한 없음' : `${formatDateTime(expiresAt)}까지`}`);
      }
      printListEnd(context, listed, '가입 코드가 없어요.');
    });

  group
    .command('revoke <code>')
    .description('가입 코드를 지워요')
    .action(async (text: string) => {
      await withTransaction(context.db, async (db) => {
        const academyNo = await operatorQueries.deleteJoinCode(db, normalizeJoinCode(text));
        if (academyNo === undefined) throw new OperatorError(`그런 가입 코드가 없어요: ${text}`);
        await auditLog.append(db, audit('JOIN_CODE_REVOKED', academyNo));
      });
      context.print('가입 코드를 지웠어요. 이미 가입한 학생은 그대로예요.');
    });
}
