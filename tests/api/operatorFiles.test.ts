import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-words-'));
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a file that is none', () => {
  const kinds: readonly [string, string | Uint8Array, string][] = [
    ['empty.csv', '', '빈 파일이에요'],
    ['cut.xlsx', 'PK but no more', '파일이 깨졌거나'],
    [
      'old.xls',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]),
      '.xls)이에요',
    ],
    [
      'locked.xlsx',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      '암호가 걸린',
    ],
    ['quote.csv', '이름,생년월일\n"박슌희', '큰따옴표'],
    ['class.pdf', '%PDF-1.7', 'PDF 파일이에요'],
  ];

  it.each(kinds)(
    '%s is told with what to do, in Korean, by every command that reads a table',
    async (name, content, words) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      const made = await operate(app, 'institution', 'create', 'edu', `글 학원 ${name}`, '--approve');
      const academyNo = /(\d+)번/u.exec(made.output)?.[1] ?? '';
      for (const line of [
        ['roster', 'import', academyNo, path],
        ['books', 'import', path],
      ]) {
        const { code, output } = await operate(app, ...line);
        expect([code, output]).toEqual([1, expect.stringContaining(words)]);
        expect(output.replace(path, '').replace(name, '')).not.toMatch(/invalid|not found|ENOENT|quote|zip data/iu);
      }
    },
  );
});

describe('a roster without a place for its report', () => {
  it('keeps first passwords in a file of the data folder', async () => {
    const { output } = await operate(app, 'institution', 'create', 'edu', '파이프 학원', '--approve');
    const academyNo = /(\d+)번/u.exec(output)?.[1] ?? '';
    const path = join(folder, 'sixty.csv');
    const rows = Array.from(
      { length: 12 },
      (_, index) => `박슌희,2010-03-${String(index + 1).padStart(2, '0')},고1,piped${String(index).padStart(3, '0')}`,
    );
    writeFileSync(path, ['이름,생년월일,학년,아이디', ...rows].join('\n'));
    await operate(app, 'roster', 'import', academyNo, path);
    const reports = join(app.env.dataDir, 'reports');
    const report = readdirSync(reports).find((name) => name.endsWith('.csv')) ?? '';
    const letters = readFileSync(join(reports, report), 'utf8').match(/"[a-z2-9+]{14}"/gu);
    expect(letters).toHaveLength(12);
  });
});
