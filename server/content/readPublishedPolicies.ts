import type { Db } from '../db/Db.ts';
import { policyVersions } from '../repositories/policyVersions.ts';
import type { PolicyBook, StoredPolicy } from './PolicyBook.ts';
import { readPolicy } from './readPolicy.ts';

/** Tells the book of documents what operators published, also while the server runs. */
export async function readPublishedPolicies(db: Db, policies: PolicyBook): Promise<void> {
  const rows = await policyVersions.all(db);
  const documents = rows.flatMap(({ code, version, body }): StoredPolicy[] => {
    const read = readPolicy(`${code}.${version}.md`, body);
    return read.ok ? [read.policy] : [];
  });
  policies.setPublished(documents);
}
