import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { describePack } from '#domain/adoption/describePack.ts';
import type { PackSite } from '#domain/adoption/PackFacts.ts';
import { packGaps } from '#domain/adoption/packGaps.ts';
import { readPackFacts, writePackPdf } from '#server/modules/adoption/public.ts';
import { operatorQueries } from '#server/modules/roster/public.ts';
import { loadPolicies } from '../../content/loadPolicies.ts';
import { readPublishedPolicies } from '../../content/readPublishedPolicies.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { knownInstitution } from './institutionCommands.ts';

interface PackOptions {
  site: string;
  out: string;
  institution?: string;
}

/** `adoption …`: what an institution decides about the product by, for those that are no customers yet as well. */
export function adoptionCommands(program: Command, context: CommandContext): void {
  const group = program.command('adoption').description('학교와 학원의 도입 자료');

  group
    .command('pack')
    .description('개인정보 점검표와 지도, 접근성과 운영을 지금의 문서와 설정으로 PDF에 적어요')
    .requiredOption('--site <site>', 'edu, school')
    .requiredOption('--out <file>', '만들 PDF 파일')
    .option('--institution <academyNo>', '받는 기관. 없으면 기관의 이름 없이 만들어요')
    .action(async ({ site, out, institution }: PackOptions) => {
      if (!isPackSite(site)) throw new OperatorError('사이트는 edu와 school 가운데 하나예요.');
      const { policies } = await loadPolicies(context.env.contentDir);
      await readPublishedPolicies(context.db, policies);
      const name = institution === undefined ? null : await nameOf(context, institution, site);
      const facts = readPackFacts({ env: context.env, policies, now: context.now() }, { site, institution: name });
      const gaps = packGaps(facts);
      for (const { text, setting } of gaps) context.print(setting === null ? text : `${text} (설정 ${setting})`);
      if (gaps.length > 0) throw new OperatorError('빠진 것을 채운 뒤 다시 해 주세요. 파일은 만들지 않았어요.');
      await save(out, await writePackPdf(describePack(facts), facts.today, context.env.contentDir));
      await auditLog.append(context.db, {
        at: context.now(),
        actorKind: 'OPERATOR',
        actor: context.operator,
        event: 'ADOPTION_PACK_MADE',
        details: { site },
      });
      if (facts.trial) context.print('체험용 설치에서 만든 자료라고 첫 쪽에 적혀 있어요.');
      context.print(`도입 자료를 만들었어요: ${out}`);
    });
}

const isPackSite = (site: string): site is PackSite => site === 'edu' || site === 'school';

async function nameOf(context: CommandContext, text: string, site: PackSite): Promise<string> {
  const found = await operatorQueries.findInstitution(context.db, await knownInstitution(context, text));
  if (found === undefined || found.site !== site) throw new OperatorError('그 사이트의 기관이 아니에요.');
  return found.name;
}

async function save(path: string, pdf: Uint8Array): Promise<void> {
  await writeFile(path, pdf, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new OperatorError(`같은 이름의 파일이 이미 있어요. 다른 이름을 적어 주세요: ${path}`);
    throw new OperatorError(`${path}에 저장하지 못했어요 (${error.code ?? '까닭을 몰라요'}).`);
  });
}
