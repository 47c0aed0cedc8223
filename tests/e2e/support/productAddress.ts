import type { SiteName } from '../../../contract/site.ts';

/** First port of the product under test; away from those of `npm start`, so that both can run. */
export const FIRST_TEST_PORT = 3100;

const offsets: Record<SiteName, number> = { edu: 0, school: 1, home: 2 };

export function originOf(site: SiteName): string {
  return `http://localhost:${FIRST_TEST_PORT + offsets[site]}`;
}
