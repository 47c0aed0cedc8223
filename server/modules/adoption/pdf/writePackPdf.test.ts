import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePack } from '#domain/adoption/describePack.ts';
import { samplePackFacts } from '#domain/adoption/testing/samplePackFacts.ts';
import { keepWords } from './keepWords.ts';
import { packBlocks } from './packBlocks.ts';
import { packDefinition } from './packDefinition.ts';
import { paperTheme } from './paperTheme.ts';
import { writePackPdf } from './writePackPdf.ts';

const facts = samplePackFacts();
const pack = describePack(facts);
let pdf: Buffer;
beforeAll(async () => {
  pdf = await writePackPdf(pack, facts.today, 'content');
});

/** Every stream of the file that can be unpacked, as text. */
function streamsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap((found) => {
    const start = found.index + found[0].length;
    try {
      return [inflateSync(file.subarray(start, text.indexOf('endstream', start))).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** The letters of the fonts, by the maps that let a reader copy text. */
function lettersOf(file: Buffer): Set<string> {
  const maps = streamsOf(file).filter((stream) => stream.includes('begincmap'));
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4,})>/gi)].map(([, hex = '']) => hex));
  return new Set(codes.map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le')));
}

describe('the PDF of a pack', () => {
  it('is a whole file with title, language, outline and pages', () => {
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('/Lang (ko-KR)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Outlines');
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(8);
    expect(text.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)?.length).toBeGreaterThan(8);
  });

  it('has the two weights of ours embedded, in parts, and every letter of the pack among them', () => {
    const text = pdf.toString('latin1');
    expect(new Set(text.match(/\/FontName \/[A-Z]{6}\+[\w-]+/g)?.map((name) => name.slice(18)))).toEqual(
      new Set(['BadaPaper-Regular', 'BadaPaper-Bold']),
    );
    expect(pdf.length).toBeLessThan(400_000);
    const letters = lettersOf(pdf);
    const missing = [...new Set(JSON.stringify(pack))].filter(
      (letter) => /[가-힣]/.test(letter) && !letters.has(letter),
    );
    expect(missing).toEqual([]);
  });

  it('has the same bytes for the same pack of the same day', async () => {
    expect((await writePackPdf(describePack(facts), facts.today, 'content')).equals(pdf)).toBe(true);
    expect((await writePackPdf(pack, '2026-05-07', 'content')).equals(pdf)).toBe(false);
  });
});

describe('words of a pack', () => {
  it('stay whole: a line breaks at spaces alone', () => {
    expect(keepWords('학생의 정보를\n지웁니다.')).toEqual([
      { text: '학생의 ', noWrap: true },
      { text: '정보를\n' },
      { text: '지웁니다.', noWrap: true },
    ]);
    expect(keepWords('맡은\u00a0반의\u00a0선생님, 사서')).toEqual([
      { text: '맡은\u00a0반의\u00a0선생님, ', noWrap: true },
      { text: '사서', noWrap: true },
    ]);
    expect(keepWords('https://school.chaekbada.kr')).toEqual([{ text: 'https://school.chaekbada.kr' }]);
    expect(keepWords('')).toEqual([]);
  });

  it('fit into the columns of their tables', () => {
    const width = paperTheme.page.width - 2 * paperTheme.margin.side;
    // Of Bada Paper: Hangul is 0.87 of the size wide, the rest less.
    const widthOf = (word: string) =>
      [...word].reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? 0.87 : 0.6), 0) * 8.5;
    const wide = pack.sections
      .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'TABLE'))
      .flatMap(({ columns, rows }) =>
        rows.flatMap((row) =>
          row.flatMap((cell, at) =>
            keepWords(cell)
              .filter(
                ({ noWrap, text }) =>
                  noWrap && widthOf(text.trimEnd()) > (width * (columns[at]?.share ?? 0)) / 100 - 12,
              )
              .map(({ text }) => text),
          ),
        ),
      );
    expect(wide).toEqual([]);
  });

  it('of the whole document are laid out by keepWords, but for single words', () => {
    const texts: string[] = [];
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) for (const each of node) walk(each);
      else if (node !== null && typeof node === 'object')
        for (const [key, value] of Object.entries(node)) {
          if (key === 'text' && typeof value === 'string' && value.length > 14 && /[가-힣].* \S/.test(value))
            texts.push(value);
          else if (key !== 'info' && key !== 'outlineText') walk(value);
        }
    };
    walk(packDefinition(pack, facts.today));
    expect(texts).toEqual(['개인정보 보호와 운영에 관한 확인 자료']);
  });
});

describe('a table of a pack', () => {
  it('is kept on one page only where it is surely lower than one', () => {
    const table = (rows: number, cell: string) => {
      const columns = [{ title: '무엇을', share: 100 }];
      return packBlocks({ kind: 'TABLE', columns, rows: Array.from({ length: rows }, () => [cell]) })[0]?.unbreakable;
    };
    expect(table(5, '짧은 글')).toBe(true);
    expect(table(15, '가나다라 '.repeat(80))).toBe(false);
  });
});
