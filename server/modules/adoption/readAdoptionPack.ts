import type { AdoptionFile, AdoptionPack } from '#contract/adoption.ts';
import { describePack } from '#domain/adoption/describePack.ts';
import type { PackFacts } from '#domain/adoption/PackFacts.ts';
import { packFileName } from '#domain/adoption/packFileName.ts';
import { packGaps } from '#domain/adoption/packGaps.ts';
import type { Env } from '#server/config/env.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import type { PackThread } from './pdf/PackThread.ts';
import { readPackFacts } from './readPackFacts.ts';
import { institutionNames } from './repositories/institutionNames.ts';

/** What an installation is set to. */
interface Installation {
  env: Env;
  policies: PolicyBook;
}

/** The pack of the institution as a page, or what is missing for it. */
export async function readAdoptionPack(context: PostContext, installation: Installation): Promise<AdoptionPack> {
  const facts = await factsFor(context, installation);
  const gaps = packGaps(facts);
  await recordStaffAction(context, { kind: 'ADOPTION_SEEN' });
  return { document: gaps.length === 0 ? describePack(facts) : null, gaps: gaps.map(({ text }) => text) };
}

/** The same as a file. @throws AppError PACK_INCOMPLETE while something is missing, OVERLOADED while another one is made */
export async function printAdoptionPack(
  context: PostContext,
  installation: Installation,
  thread: PackThread,
): Promise<AdoptionFile> {
  const facts = await factsFor(context, installation);
  if (packGaps(facts).length > 0) throw new AppError('PACK_INCOMPLETE');
  const { today } = facts;
  const pdf = await thread.print({ pack: describePack(facts), today, contentDir: installation.env.contentDir });
  await recordStaffAction(context, { kind: 'ADOPTION_TAKEN' });
  return { fileName: packFileName(facts), pdf: Buffer.from(pdf).toString('base64') };
}

async function factsFor(context: PostContext, { env, policies }: Installation): Promise<PackFacts> {
  const institution = await institutionNames.find(context.db, context.post.academyNo);
  const site = context.site === 'edu' ? 'edu' : 'school';
  return readPackFacts({ env, policies, now: context.now }, { site, institution });
}
