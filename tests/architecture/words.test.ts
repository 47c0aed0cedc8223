import { describe, expect, it } from 'vitest';
import { findInComments, findInDocument, findNames, partsOfName } from '../support/findWords.ts';
import { listFiles, readSource } from '../support/listSources.ts';

const files = ['domain', 'contract', 'game', 'server', 'src', 'sandbox', 'scripts']
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx', '.mjs']))
  // Steps of the schema are never changed.
  .filter((path) => !path.startsWith('server/db/migrations/'));

/** Generated, a record of the past, or text of others. */
const unchecked =
  /^(?:content|test-results|assets\/licences)\/|^docs\/(?:decisions|measurements)\/|^docs\/(?:plan|benchmarks|content-)/;
const documents = listFiles('.', ['.md']).filter((path) => !unchecked.test(path));

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

describe('the words of the documents', () => {
  it('are found in prose, and not in code, links and quotations', () => {
    const source = [
      'The server is told, and says "who told you".',
      '`tell` [told](told.md) the tables of before.',
      '```',
      'tell',
      '```',
      'Made anew.',
    ].join('\n');
    expect(findInDocument('some.md', source)).toEqual([
      expect.stringContaining('some.md:1: told →'),
      expect.stringContaining('some.md:1: says →'),
      expect.stringContaining('some.md:2: told →'),
      'some.md:6: anew → again',
      'some.md:2: of before → previous',
    ]);
  });

  it('are plain', () => {
    expect(documents.flatMap((path) => findInDocument(path, readSource(path)))).toEqual([]);
  });
});
