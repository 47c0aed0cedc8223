import { personalityTest } from '#contract/personalityTest.ts';
import type { PersonalityTest } from '#domain/personality/PersonalityTest.ts';
import type { Versioned } from '#server/content/readTestContent.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { testMaterials } from '#server/repositories/testMaterials.ts';

/** The test that new attempts are made of; null: none can be begun. */
export interface PersonalitySetup {
  content: Versioned<PersonalityTest> | null;
}

/** The test of an attempt that was begun, as it was then. */
export async function readTest(db: Db, { content }: PersonalitySetup, version: string): Promise<PersonalityTest> {
  if (content?.version === version) return content.value;
  return personalityTest.parse(JSON.parse(await testMaterials.read(db, 'PERSONALITY', version)));
}

/** @throws AppError NOT_FOUND on the sites that have no book personality */
export function requireHome({ site }: SignedInContext): void {
  if (site !== 'home') throw new AppError('NOT_FOUND');
}
