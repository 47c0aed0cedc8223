import type { Command } from 'commander';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { jobRows } from '#server/modules/watch/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';

/** `jobs …`: what the servers do by the clock. */
export function jobCommands(program: Command, context: CommandContext): void {
  const group = program.command('jobs').description('서버가 때맞추어 하는 일');

  group
    .command('list')
    .description('다음에 할 때, 마지막으로 잘 끝난 때, 이어진 실패와 까닭')
    .action(async () => {
      const now = context.now();
      for (const job of await jobRows.list(context.db)) {
        const due = job.leaseUntil > now ? '하는 중' : formatDateTime(job.dueAt);
        const last = job.lastOkAt === null ? '아직 없음' : formatDateTime(job.lastOkAt);
        const failed = job.failedCount === 0 ? '' : `실패 ${job.failedCount}번: ${job.lastError ?? ''}`;
        context.print(`${job.name}\t${due}\t${last}\t${failed}`);
      }
    });

  group
    .command('run <name>')
    .description('서버가 몇 초 안에 그 일을 하게 해요')
    .action(async (name: string) => {
      await withTransaction(context.db, async (db) => {
        if (!(await jobRows.hasten(db, name, context.now()))) throw new OperatorError(`그런 일이 없어요: ${name}`);
        const entry = { at: context.now(), actorKind: 'OPERATOR', actor: context.operator } as const;
        await auditLog.append(db, { ...entry, event: 'JOB_HASTENED', details: { job: name } });
      });
      context.print('서버가 켜져 있으면 몇 초 안에 시작해요.');
    });
}
