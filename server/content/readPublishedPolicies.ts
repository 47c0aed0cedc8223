import type { Db } from '../db/Db.ts';
import { policyVersions } from '../repositories/policyVersions.ts';
import type { PolicyBook, StoredPolicy } from './PolicyBook.ts';
import { readPolicy } from './readPolicy.ts';

/**
 * Gives the book of documents what operators published, also while the server runs.
 * @returns one line for each file of the product that is not shown because of it
 */
export async function readPublishedPolicies(db: Db, policies: PolicyBook): Promise<string[]> {
  const rows = await policyVersions.all(db);
  const documents = rows.flatMap(({ code, version, body }): StoredPolicy[] => {
    const read = readPolicy(`${code}.${version}.md`, body);
    return read.ok ? [read.policy] : [];
  });
  return policies
    .setPublished(documents)
    .map(
      ({ code, version }) =>
        `site/policies/${code}.${version}.md 운영에서 펴낸 ${code} ${version}판을 그대로 보여요. ` +
        '제품의 글은 더 높은 번호로 펴내면 쓸 수 있어요',
    );
}
