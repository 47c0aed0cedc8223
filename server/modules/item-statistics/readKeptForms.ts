import { z } from 'zod';
import { diagnosisForm } from '#contract/diagnosisForm.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import type { Db } from '#server/db/Db.ts';
import { testMaterials } from '#server/repositories/testMaterials.ts';

const stored = z.array(diagnosisForm);

/** The forms of one version of the reading test, as they were kept when a test was begun. */
export async function readKeptForms(db: Db, version: string): Promise<readonly DiagnosisForm[]> {
  return stored.parse(JSON.parse(await testMaterials.read(db, 'DIAGNOSIS', version)));
}
