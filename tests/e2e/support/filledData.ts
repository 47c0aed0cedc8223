import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../support/listSources.ts';
import { runProduct } from '../../support/runProduct.ts';
import { firstPortOf } from './productAddress.ts';

/** Data as a first start leaves it, books and the demo, for products that then start in half the time. */
export const filledData = join(projectRoot, 'test-results', 'filled-data');

/** Starts the product for the first time and ends it. @param onLog gets what it logs */
export async function fillData(onLog: (text: string) => void): Promise<void> {
  rmSync(filledData, { recursive: true, force: true });
  const product = await runProduct({ firstPort: firstPortOf(0), dataDir: filledData, onLog });
  await product.stop();
}
