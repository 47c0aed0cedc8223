import { ensureBuilt } from '../../../scripts/lib/ensureBuilt.mjs';
import { projectRoot } from '../../support/listSources.ts';
import { runProduct } from '../../support/runProduct.ts';
import { FIRST_TEST_PORT } from './productAddress.ts';

/** Starts the built product on a fresh database with demo data; returns what ends it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  await ensureBuilt(projectRoot);
  const product = await runProduct({ firstPort: FIRST_TEST_PORT });
  return product.stop;
}
