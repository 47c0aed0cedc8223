import { describe, expect, it } from 'vitest';
import { findInComments, findNames, partsOfName } from '../support/findWords.ts';
import { listFiles, readSource } from '../support/listSources.ts';

const files = ['domain', 'contract', 'game', 'server', 'src', 'sandbox', 'scripts']
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx', '.mjs']))
  // Steps of the schema are never changed.
  .filter((path) => !path.startsWith('server/db/migrations/'));

describe('the words of the code', () => {
  it('are found in names and comments, and not in texts', () => {
    const source = [
      '/** Tells the payer `tellPayer`. */',
      "const tellPayer = (toldByMail: string) => 'nobody told you';",
      '// Made anew.',
      'export const view = { askAgain: world.desk, heard: tellPayer };',
    ].join('\n');
    expect(findNames('some.ts', source)).toEqual([
      expect.stringContaining('some.ts:2: tellPayer (tell → notify'),
      expect.stringContaining('some.ts:4: heard (heard → receive'),
    ]);
    expect(findInComments('some.ts', source)).toEqual([
      expect.stringContaining('some.ts:1: Tells → notifies'),
      'some.ts:3: anew → again',
    ]);
    expect(partsOfName('NoteDeskURL_at')).toEqual(['Note', 'Desk', 'URL', 'at']);
  });

  it('are those of the field in names', () => {
    expect(files.flatMap((path) => findNames(path, readSource(path)))).toEqual([]);
  });

  it('are plain in comments', () => {
    expect(files.flatMap((path) => findInComments(path, readSource(path)))).toEqual([]);
  });
});
