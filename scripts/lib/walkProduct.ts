import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../tests/engines/Engine.ts';
import { EnginePage } from '../../tests/engines/EnginePage.ts';
import { steps } from '../../tests/engines/walk.ts';
import { projectRoot } from '../../tests/support/listSources.ts';
import type { RunningProduct } from '../../tests/support/runProduct.ts';

export interface StepResult {
  step: string;
  failed: boolean;
  seconds: number;
  note: string;
}

/** Those in sight: others may wait until somebody comes by. */
const picturesAreHere = `Array.from(document.images).every((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return one.complete || bottom < 0 || top > innerHeight;
})`;

/**
 * Walks every step in one engine, and takes a picture after each.
 *
 * @param name of the folder for the pictures
 */
export async function walkProduct(engine: Engine, product: RunningProduct, name: string): Promise<StepResult[]> {
  console.log(`\n${name}: ${engine.version}`);
  const pictures = join(projectRoot, 'test-results/engines', name);
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const page = new EnginePage(engine, product.origin);
  const results: StepResult[] = [];
  for (const [at, step] of steps.entries()) {
    const begun = performance.now();
    let note = '';
    let failed = false;
    try {
      note = (await step.walk(page, product)) ?? '';
    } catch (error) {
      failed = true;
      note = String(error);
    }
    const seconds = (performance.now() - begun) / 1000;
    results.push({ step: step.name, failed, seconds, note: failed ? '' : note });
    console.log(`  ${failed ? 'FAILED' : 'ok    '} ${step.name} ${seconds.toFixed(1)} s ${note}`);
    const file = `${String(at + 1).padStart(2, '0')}-${step.name.replace(/[^가-힣A-Z]+/g, '-')}.png`;
    await page.soon(() => engine.run<boolean>(picturesAreHere));
    await engine.picture().then(
      (picture) => writeFileSync(join(pictures, file), picture),
      (error) => console.log(`         no picture: ${error}`),
    );
  }
  for (const retry of page.retried) console.log(`  needed a second try: ${retry}`);
  return results;
}
