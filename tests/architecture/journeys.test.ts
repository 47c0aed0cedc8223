import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from '../support/listSources.ts';

const FOLDER = 'tests/e2e/';
const rows = [...readSource(`${FOLDER}README.md`).matchAll(/^\| `([\w-]+\.spec\.ts)` \| (.+) \| (.+) \|$/gm)];
const named = rows.map(([, file = '']) => file);
const specs = listFiles('tests/e2e', ['.spec.ts']).map((path) => path.slice(FOLDER.length));

describe('the list of journeys', () => {
  it('has one row for each end-to-end spec, and none for a file that is gone', () => {
    expect(specs.length).toBeGreaterThan(20);
    expect(named.toSorted()).toEqual(specs.toSorted());
  });

  it('says of each what only a browser proves', () => {
    const short = rows.filter(([, , journey = '', proof = '']) => journey.trim().length < 8 || proof.trim().length < 8);
    expect(short.map(([, file]) => file)).toEqual([]);
  });
});
