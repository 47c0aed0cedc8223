import { expect, it } from 'vitest';
import { mayFetchAhead, mayFetchMuchAhead } from './mayFetchAhead.ts';

const reported = (connection?: { saveData?: boolean; effectiveType?: string }) =>
  ({ connection }) as unknown as Navigator;

it.each([
  [undefined, true, true],
  [{ effectiveType: '4g' }, true, true],
  [{ effectiveType: '3g' }, true, false],
  [{ effectiveType: 'slow-2g' }, true, false],
  [{ saveData: true, effectiveType: '4g' }, false, false],
])('with the connection %o a page may be fetched ahead: %s, a scene: %s', (connection, page, scene) => {
  expect(mayFetchAhead(reported(connection))).toBe(page);
  expect(mayFetchMuchAhead(reported(connection))).toBe(scene);
});
