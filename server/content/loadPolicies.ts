import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PolicyCode } from '#contract/policy.ts';
import { siteNames } from '#contract/site.ts';
import { createPolicyBook, type PolicyBook, type StoredPolicy } from './PolicyBook.ts';
import { readPolicy } from './readPolicy.ts';

export interface LoadedPolicies {
  policies: PolicyBook;
  /** One line per file that was left out or is missing: file, reason. */
  refused: string[];
}

const FOLDER = join('site', 'policies');
/** Without these nobody can join. */
const NEEDED: readonly PolicyCode[] = ['SERVICE', 'PERSONAL', 'GUARDIAN'];
const END_OF_TIME = '9999-12-31';

/** Reads every document of the content folder. What is broken is left out and named, the rest counts. */
export async function loadPolicies(contentDir: string): Promise<LoadedPolicies> {
  const root = join(contentDir, FOLDER);
  const documents: StoredPolicy[] = [];
  const refused: string[] = [];
  const files = existsSync(root) ? (await readdir(root)).filter((name) => name.endsWith('.md')).sort() : [];
  for (const file of files) {
    const read = readPolicy(file, await readFile(join(root, file), 'utf8'));
    if (read.ok) documents.push(read.policy);
    else refused.push(`site/policies/${file} ${read.reason}`);
  }
  const policies = createPolicyBook(documents);
  for (const code of NEEDED) {
    const without = siteNames.filter((site) => policies.current(site, code, END_OF_TIME) === undefined);
    if (without.length > 0) {
      refused.push(`site/policies/${code}.*.md 문서가 없어서 가입을 받을 수 없어요 (${without.join(', ')})`);
    }
  }
  return { policies, refused };
}
