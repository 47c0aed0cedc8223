import { z } from 'zod';
import { diagnosisForm } from '#contract/diagnosisForm.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import type { Versioned } from '#server/content/readTestContent.ts';
import type { Db } from '#server/db/Db.ts';
import { testMaterials } from '#server/repositories/testMaterials.ts';

/** How this server tests. */
export interface DiagnosisSetup {
  /** The forms that new tests are made of; null: no test can be begun. */
  content: Versioned<readonly DiagnosisForm[]> | null;
  mode: 'FIXED' | 'ADAPTIVE';
}

const stored = z.array(diagnosisForm);

/** The forms of a test that was begun, as they were then. */
export async function readForms(
  db: Db,
  { content }: DiagnosisSetup,
  version: string,
): Promise<readonly DiagnosisForm[]> {
  if (content?.version === version) return content.value;
  return stored.parse(JSON.parse(await testMaterials.read(db, 'DIAGNOSIS', version)));
}
