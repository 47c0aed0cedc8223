import type { Command } from 'commander';
import { checkMarkdown } from '../../../domain/text/checkMarkdown.ts';
import { readPolicy } from '../../content/readPolicy.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { policyVersions } from '../../repositories/policyVersions.ts';
import type { Desk } from '../Desk.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTextFile } from './noticeCommands.ts';

/** `policy …`: documents that people agree to. A published version never changes: a change is a new version. */
export function policyCommands(program: Command, desk: Desk): void {
  const group = program.command('policy').description('약관과 개인정보 처리방침');

  group
    .command('list')
    .description('운영에서 펴낸 판. 제품에 들어 있는 판은 content/site/policies에 있어요')
    .action(async () => {
      const versions = await policyVersions.all(desk.db);
      for (const { code, version } of versions) desk.say(`${code}\t${version}판`);
      if (versions.length === 0) desk.say('운영에서 펴낸 판이 없어요.');
    });

  group
    .command('check <file>')
    .description('Markdown 파일을 펴내지 않고 살펴봐요')
    .action(async (file: string) => {
      const { code, version, effectiveFrom } = await readPolicyFile(file);
      desk.say(`${code} ${version}판으로 펴낼 수 있어요. ${effectiveFrom}부터 쓰여요.`);
    });

  group
    .command('publish <file>')
    .description('새 판을 펴내요. 30초 안에 모든 사이트에 나가고, 시행일부터 쓰여요')
    .action(async (file: string) => {
      const { code, version, effectiveFrom, body } = await readPolicyFile(file);
      await withTransaction(desk.db, async (db) => {
        if (!(await policyVersions.publish(db, { code, version, body, now: desk.now() }))) {
          throw new OperatorError(`${code} ${version}판은 이미 나갔어요. 고친 것은 새 판으로 펴내 주세요.`);
        }
        const entry = { event: 'POLICY_PUBLISHED', details: { code, version } };
        await auditLog.append(db, { at: desk.now(), actorKind: 'OPERATOR', actor: desk.operator, ...entry });
      });
      desk.say(`${code} ${version}판을 펴냈어요. ${effectiveFrom}부터 쓰여요.`);
    });
}

/** The name of the file says nothing: code and version are in its head. */
async function readPolicyFile(file: string) {
  const body = await readTextFile(file);
  const [, code = ''] = /^code:\s*(\S+)/m.exec(body) ?? [];
  const [, version = ''] = /^version:\s*(\S+)/m.exec(body) ?? [];
  const read = readPolicy(`${code}.${version}.md`, body);
  if (!read.ok) throw new OperatorError(`${file}: ${read.reason}.`);
  const unsafe = checkMarkdown(read.policy.content);
  if (unsafe !== null) throw new OperatorError(`${file}: ${unsafe}.`);
  return { ...read.policy, body };
}
