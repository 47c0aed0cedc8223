import { describe, expect, it } from 'vitest';
import { undecidedLicences } from './undecidedLicences.ts';

const of = (expression: string) => undecidedLicences(expression, (licence) => ['MIT', 'Zlib', 'ISC'].includes(licence));

describe('licences of an expression', () => {
  it.each([
    ['MIT', []],
    ['GPL-3.0', ['GPL-3.0']],
    ['(MIT AND Zlib)', []],
    ['(MIT AND AGPL-3.0)', ['AGPL-3.0']],
    // One of both may be chosen.
    ['(MIT OR GPL-3.0)', []],
    ['GPL-2.0 OR AGPL-3.0', ['GPL-2.0', 'AGPL-3.0']],
    ['MIT AND (ISC OR GPL-3.0)', []],
    ['GPL-3.0 AND (ISC OR MIT)', ['GPL-3.0']],
    // AND binds more strongly than OR.
    ['MIT OR ISC AND GPL-3.0', []],
    ['GPL-3.0 OR ISC AND MIT', []],
    ['((MIT))', []],
  ])('%s', (expression, undecided) => expect(of(expression)).toEqual(undecided));

  it.each(['', 'MIT AND', '(MIT', 'MIT)', 'MIT ISC', 'AND MIT', 'SEE LICENSE IN LICENSE.md', 'MIT OR (', '()'])(
    'are the whole text where it is no expression: %s',
    (expression) => expect(of(expression)).toEqual([expression]),
  );
});
