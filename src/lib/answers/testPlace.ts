import * as z from 'zod/mini';
import { createPersisted } from '../persisted/createPersisted.ts';

const place = z.object({ accountNo: z.int(), test: z.string(), testNo: z.int(), key: z.string() });

/** The question that was on the screen of this tab: a reload shows it again. Somebody else who signs in finds nothing. */
export function testPlace(tabStorage: Storage, accountNo: number, test: string, testNo: number) {
  const kept = createPersisted(tabStorage, {
    key: 'chaekbada.test-place',
    version: 1,
    schema: z.nullable(place),
    defaults: null,
  });
  return {
    read(): string | null {
      const found = kept.read();
      const same = found?.accountNo === accountNo && found.test === test && found.testNo === testNo;
      return same ? found.key : null;
    },
    keep: (key: string): void => kept.write({ accountNo, test, testNo, key }),
  };
}
