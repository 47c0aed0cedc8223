import type { Command } from 'commander';
import { policyCodes } from '#contract/policy.ts';
import { siteNames } from '#contract/site.ts';
import { checkMarkdown } from '#domain/text/checkMarkdown.ts';
import { companyFacts } from '../../content/companyFacts.ts';
import { describePolicyGaps } from '../../content/describePolicyGaps.ts';
import { loadPolicies } from '../../content/loadPolicies.ts';
import { readPolicy } from '../../content/readPolicy.ts';
import { readPublishedPolicies } from '../../content/readPublishedPolicies.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { policyVersions } from '../../repositories/policyVersions.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTextFile } from '../readTextFile.ts';

/** `policy …`: documents that people agree to. A published version never changes: a change is a new version. */
export function policyCommands(program: Command, context: CommandContext): void {
  const group = program.command('policy').description('약관과 개인정보 처리방침');

  group
    .command('list')
    .description('모든 판과 온 곳. 기본은 제품에 들어 있는 판, 운영은 policy publish로 펴낸 판이에요')
    .action(async () => {
      const published = new Set((await policyVersions.all(context.db)).map(nameOf));
      const shipped = await shippedVersions(context);
      for (const name of [...new Set([...shipped, ...published])].sort(byVersion)) {
        const origins = [
          ...(published.has(name) ? ['운영'] : []),
          ...(shipped.has(name) ? [published.has(name) ? '기본 (운영의 판이 먼저예요)' : '기본'] : []),
        ];
        for (const origin of origins) context.print(`${name.replace(' ', '\t')}\t${origin}`);
      }
      if (shipped.size + published.size === 0) context.print('아직 문서가 없어요.');
      for (const gap of await gapsOf(context)) context.print(`빈 곳이 있는 문서: ${gap}`);
    });

  group
    .command('check <file>')
    .description('Markdown 파일을 펴내지 않고 살펴봐요')
    .action(async (file: string) => {
      const { code, version, effectiveFrom } = await readPolicyFile(context, file);
      if ((await policyVersions.all(context.db)).some((other) => nameOf(other) === nameOf({ code, version }))) {
        throw alreadyOut({ code, version });
      }
      context.print(`${code} ${version}판으로 펴낼 수 있어요. ${effectiveFrom}부터 쓰여요.`);
    });

  group
    .command('publish <file>')
    .description('새 판을 펴내요. 30초 안에 모든 사이트에 나가고, 시행일부터 쓰여요')
    .action(async (file: string) => {
      const { code, version, effectiveFrom, body } = await readPolicyFile(context, file);
      await withTransaction(context.db, async (db) => {
        if (!(await policyVersions.publish(db, { code, version, body, now: context.now() }))) {
          throw alreadyOut({ code, version });
        }
        const entry = { event: 'POLICY_PUBLISHED', details: { code, version } };
        await auditLog.append(db, { at: context.now(), actorKind: 'OPERATOR', actor: context.operator, ...entry });
      });
      context.print(`${code} ${version}판을 펴냈어요. ${effectiveFrom}부터 쓰여요.`);
    });
}

interface Version {
  code: string;
  version: number;
}

const nameOf = ({ code, version }: Version) => `${code} ${version}판`;
const byVersion = (one: string, two: string) => one.localeCompare(two, 'en', { numeric: true });
const alreadyOut = (version: Version) =>
  new OperatorError(`${nameOf(version)}은 이미 나갔어요. 고친 것은 새 판으로 펴내 주세요.`);

/** Documents that do not state whose service this is, as the sites show them. */
async function gapsOf(context: CommandContext): Promise<string[]> {
  const { policies } = await loadPolicies(context.env.contentDir);
  await readPublishedPolicies(context.db, policies);
  return describePolicyGaps(policies, companyFacts(context.env), context.now());
}

/** What comes with the product, whatever was published since. */
async function shippedVersions(context: CommandContext): Promise<Set<string>> {
  const { policies } = await loadPolicies(context.env.contentDir);
  const documents = policyCodes.flatMap((code) => siteNames.flatMap((site) => policies.versions(site, code)));
  return new Set(documents.map(nameOf));
}

/** The name of the file does not matter: code and version are in its head. */
async function readPolicyFile(context: CommandContext, file: string) {
  const body = await readTextFile(file);
  const [, code = ''] = /^code:\s*(\S+)/m.exec(body) ?? [];
  const [, version = ''] = /^version:\s*(\S+)/m.exec(body) ?? [];
  const read = readPolicy(`${code}.${version}.md`, body);
  if (!read.ok) throw new OperatorError(`${file}: ${read.reason}.`);
  const unsafe = checkMarkdown(read.policy.content);
  if (unsafe !== null) throw new OperatorError(`${file}: ${unsafe}.`);
  const shipped = await shippedVersions(context);
  if (shipped.has(nameOf(read.policy))) {
    throw new OperatorError(
      `${nameOf(read.policy)}은 제품에 들어 있어요. policy list에 없는, 더 높은 번호로 펴내 주세요.`,
    );
  }
  return { ...read.policy, body };
}
