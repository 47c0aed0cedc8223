import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { diagnosisForm } from '#contract/diagnosisForm.ts';
import { personalityTest } from '#contract/personalityTest.ts';
import { checkDiagnosisForm } from '#domain/diagnosis/checkDiagnosisForm.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import { checkPersonalityTest } from '#domain/personality/checkPersonalityTest.ts';
import type { PersonalityTest } from '#domain/personality/PersonalityTest.ts';

/** Something of the content with the version by which tests that were begun find it again. */
export interface Versioned<T> {
  version: string;
  value: T;
}

/** The tests of the content folder. Null: missing or broken, so that none can be begun. */
export interface TestContent {
  diagnosis: Versioned<readonly DiagnosisForm[]> | null;
  personality: Versioned<PersonalityTest> | null;
}

const BANDS = 6;

/** Reads diagnosis and book personality; `npm run check:content` reports what is wrong with what is left out. */
export async function readTestContent(contentDir: string): Promise<TestContent> {
  const forms = (await readFolder(join(contentDir, 'diagnosis'), diagnosisForm)).filter(
    (form) => !checkDiagnosisForm(form.band, form).some(({ level }) => level === 'error'),
  );
  const [test] = (await readFolder(join(contentDir, 'personality'), personalityTest)).filter(
    (one) => !checkPersonalityTest('test', one).some(({ level }) => level === 'error'),
  );
  const complete = new Set(forms.map(({ band }) => band)).size === BANDS;
  return {
    diagnosis: complete ? versioned<readonly DiagnosisForm[]>(forms) : null,
    personality: test ? versioned<PersonalityTest>(test) : null,
  };
}

function versioned<T>(value: T): Versioned<T> {
  return { version: createHash('sha256').update(JSON.stringify(value)).digest('base64url'), value };
}

async function readFolder<T extends z.ZodType>(folder: string, shape: T): Promise<z.infer<T>[]> {
  if (!existsSync(folder)) return [];
  const found: z.infer<T>[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
    const parsed = shape.safeParse(parseJson(await readFile(join(folder, name), 'utf8')));
    if (parsed.success) found.push(parsed.data);
  }
  return found;
}

/** Undefined for what is no JSON; the shape then refuses it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
