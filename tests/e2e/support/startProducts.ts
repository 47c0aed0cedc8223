import { ensureBuilt } from '../../../scripts/lib/ensureBuilt.mjs';
import { projectRoot } from '../../support/listSources.ts';
import { runProduct } from '../../support/runProduct.ts';
import { fillData, filledData } from './filledData.ts';
import { findSecrets } from './findSecrets.ts';
import { packDrivenServer } from './loadDrivenServer.ts';
import { firstPortOf, PRODUCTS } from './productAddress.ts';

/**
 * Starts the built product, once for each worker, on databases of their own with the demo in them. What ends it also
 * looks through everything they have logged, from the first start on: a password, token, number or address in there
 * fails the run.
 */
export default async function startProducts(): Promise<() => Promise<void>> {
  await ensureBuilt(projectRoot);
  await packDrivenServer();
  const log: string[] = [];
  const onLog = (text: string) => log.push(text);
  await fillData(onLog);
  const starts = await Promise.allSettled(
    Array.from({ length: PRODUCTS }, (_, index) =>
      runProduct({ firstPort: firstPortOf(index), like: filledData, sandbox: true, onLog }),
    ),
  );
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
  for (const start of starts) {
    if (start.status === 'fulfilled') continue;
    // Nobody is asked to end those that did start when this fails.
    await Promise.all(products.map((product) => product.stop()));
    throw start.reason;
  }
  return async () => {
    // Tests with products of their own may not have asked these for anything.
    await Promise.all(products.map(({ origin }) => fetch(`${origin('edu')}/api/site/articles`)));
    await Promise.all(products.map((product) => product.stop()));
    const secrets = findSecrets(log.join(''));
    if (secrets.length > 0) throw new Error(`The log gives something away:\n${secrets.slice(0, 20).join('\n')}`);
    if (!log.join('').includes('request completed')) throw new Error('The product has logged nothing.');
  };
}
