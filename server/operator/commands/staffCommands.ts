import type { Command } from 'commander';
import { isEmail } from '#domain/account/contactRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { type StaffRole, staffRoleName, staffRoles } from '#domain/staff/staffRoles.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { inviteStaff, staffIdentities, staffInvites, staffPosts } from '#server/modules/staff/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { knownInstitution } from './institutionCommands.ts';

/** `staff …`: the first director of an institution is invited here; others are invited by directors. */
export function staffCommands(program: Command, context: CommandContext): void {
  const group = program.command('staff').description('학원과 학교의 원장, 선생님, 사서');
  const audit = (event: string, academyNo: number, details: Record<string, string | number>) => ({
    at: context.now(),
    actorKind: 'OPERATOR' as const,
    actor: context.operator,
    event,
    academyNo,
    details,
  });

  group
    .command('invite <academyNo> <email>')
    .description('메일로 초대해요')
    .option('--role <role>', staffRoles.join(', '), 'DIRECTOR')
    .action(async (text: string, given: string, options: { role: string }) => {
      const academyNo = await knownInstitution(context, text);
      const role = readRole(options.role);
      const email = normalizeEmail(given);
      if (!isEmail(email)) throw new OperatorError('메일 주소를 다시 확인해 주세요.');
      const institution = await operatorQueries.findInstitution(context.db, academyNo);
      if (institution === undefined || institution.status !== 'ACTIVE')
        throw new OperatorError('승인된 기관에만 초대할 수 있어요.');
      const { name: academyName, site } = institution;
      await withTransaction(context.db, async (db) => {
        const inside = { db, now: context.now(), secrets: context.secrets };
        await inviteStaff(inside, { academyNo, academyName, site, email, role, classNos: [], invitedBy: null });
        await auditLog.append(db, audit('STAFF_INVITED', academyNo, { role }));
      });
      context.print(`${academyName}에 초대했어요. 메일의 링크로 시작하면 돼요.`);
    });

  group
    .command('list <academyNo>')
    .description('기관에서 일하는 사람과 기다리는 초대')
    .action(async (text: string) => {
      const academyNo = await knownInstitution(context, text);
      const site = (await operatorQueries.findInstitution(context.db, academyNo))?.site === 'school' ? 'school' : 'edu';
      const staff = await staffPosts.listStaff(context.db, academyNo);
      const invites = await staffInvites.list(context.db, academyNo, context.now());
      for (const { staffNo, role, since } of staff)
        context.print(`${staffNo}\t${staffRoleName(role, site)}\t${formatDateTime(since)}부터`);
      for (const { role, expiresAt } of invites)
        context.print(`초대\t${staffRoleName(role, site)}\t${formatDateTime(expiresAt)}까지`);
      if (staff.length + invites.length === 0) context.print('아무도 없어요.');
    });

  group
    .command('release <academyNo> <staffNo>')
    .description('기관에서 내보내요. 남긴 글과 숙제는 그대로 있어요')
    .action(async (text: string, staffText: string) => {
      const academyNo = await knownInstitution(context, text);
      const staffNo = Number(staffText);
      const ended =
        Number.isInteger(staffNo) &&
        (await withTransaction(context.db, async (db) => {
          const done = await staffPosts.end(db, staffNo, academyNo, context.now());
          if (done) await auditLog.append(db, audit('STAFF_RELEASED', academyNo, { staffNo }));
          return done;
        }));
      if (!ended) throw new OperatorError('그런 사람이 이 기관에 없어요.');
      context.print('내보냈어요. 바로 들어올 수 없게 돼요.');
    });

  group
    .command('unlink <academyNo> <staffNo>')
    .description('기관 계정의 연결을 모두 끊어요. 같은 사람이 그 기관의 계정을 새로 받았을 때만 써요')
    .action(async (text: string, staffText: string) => {
      const academyNo = await knownInstitution(context, text);
      const staffNo = Number(staffText);
      const works = (await staffPosts.listStaff(context.db, academyNo)).some((each) => each.staffNo === staffNo);
      if (!works) throw new OperatorError('그런 사람이 이 기관에 없어요.');
      const count = await withTransaction(context.db, async (db) => {
        const links = await staffIdentities.list(db, staffNo);
        for (const { identityNo } of links) await staffIdentities.remove(db, staffNo, identityNo);
        if (links.length > 0)
          await auditLog.append(db, audit('STAFF_UNLINKED', academyNo, { staffNo, count: links.length }));
        return links.length;
      });
      context.print(
        count === 0 ? '연결된 계정이 없어요.' : `연결 ${count}개를 끊었어요. 다음에 들어올 때 다시 연결돼요.`,
      );
    });
}

function readRole(text: string): StaffRole {
  const role = staffRoles.find((each) => each === text.toUpperCase());
  if (role === undefined) throw new OperatorError(`역할은 ${staffRoles.join(', ')} 가운데 하나예요.`);
  return role;
}
