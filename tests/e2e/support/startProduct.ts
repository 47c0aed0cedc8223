import { ensureBuilt } from '../../../scripts/lib/ensureBuilt.mjs';
import { projectRoot } from '../../support/listSources.ts';
import { runProduct } from '../../support/runProduct.ts';
import { findSecrets } from './findSecrets.ts';
import { FIRST_TEST_PORT } from './productAddress.ts';

/**
 * Starts the built product on a fresh database with demo data. What ends it also looks through everything it has
 * logged during the tests: a password, token, number or address in there fails the run.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  await ensureBuilt(projectRoot);
  const log: string[] = [];
  const product = await runProduct({
    firstPort: FIRST_TEST_PORT,
    sandbox: true,
    onLog: (text) => log.push(text),
  });
  return async () => {
    await product.stop();
    const secrets = findSecrets(log.join(''));
    if (secrets.length > 0) throw new Error(`The log gives something away:\n${secrets.slice(0, 20).join('\n')}`);
    if (!log.join('').includes('request completed')) throw new Error('The product has logged nothing.');
  };
}
