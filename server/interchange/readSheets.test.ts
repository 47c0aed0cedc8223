import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dayCell, type MadeCell, makeWorkbook } from '#tests/support/makeWorkbook.ts';
import { toCp949 } from '#tests/support/toCp949.ts';
import { readSheets } from './readSheets.ts';
import { sheetRefusals } from './sheetRefusals.ts';
import { readWorkbook } from './xlsx/readWorkbook.ts';

const textsOf = (bytes: Uint8Array) => {
  const read = readSheets(bytes);
  if ('refused' in read) return read.refused;
  return read.sheets.map(({ rows }) => rows.map(({ cells }) => [...cells.values()]));
};
const placesOf = (bytes: Uint8Array) => {
  const read = readSheets(bytes);
  if ('refused' in read) return read.refused;
  return read.sheets.map(({ rows }) => rows.map(({ rowNo, cells }) => [rowNo, ...cells.keys()]));
};
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a spreadsheet', () => {
  const cell = (value: MadeCell, more = {}) =>
    textsOf(makeWorkbook({ sheets: [{ name: '명단', rows: [[value]] }], ...more }));

  it.each<[string, MadeCell, string]>([
    ['a text', '박슌희 & <b>', '박슌희 & <b>'],
    ['a number', 20160302, '20160302'],
    ['a long number', { xml: '><v>1.012345678E9</v>' }, '1012345678'],
    ['a number that is not quite whole', { xml: '><v>3.0000000000000004</v>' }, '3'],
    ['a day', dayCell(42_431), '2016-03-02'],
    ['a day with a time', dayCell(42_431.75), '2016-03-02'],
    ['a number too large for a day', dayCell(20_160_302), '20160302'],
    ['a day as text', { xml: 't="d"><v>2016-03-02T00:00:00</v>' }, '2016-03-02'],
    ['a truth', { xml: 't="b"><v>1</v>' }, 'TRUE'],
    ['a formula with its value', { xml: 't="str"><f>A1&amp;B1</f><v>박슌희</v>' }, '박슌희'],
    ['a formula without a value', { xml: '><f>A1&amp;B1</f>' }, '=A1&B1'],
    ['an error', { xml: 't="e"><f>X</f><v>#REF!</v>' }, '#REF!'],
    [
      'dressed letters',
      { xml: 't="inlineStr"><is><r><t>박</t></r><r><t>슌희</t></r><rPh><t>x</t></rPh></is>' },
      '박슌희',
    ],
    ['an escaped line break', { xml: 't="inlineStr"><is><t>아이디_x000A_(영문)</t></is>' }, '아이디\n(영문)'],
  ])('holds %s', (_, value, text) => {
    expect(cell(value)).toEqual([[[text]]]);
    expect(cell(value, { prefix: 'x' })).toEqual([[[text]]]);
  });

  it('counts days from 1904 where an old Mac did', () => {
    expect(cell(dayCell(40_969), { date1904: true })).toEqual([[['2016-03-02']]]);
  });

  it('holds shared texts without the readings above them', () => {
    const sharedStrings = '<sst><si><t>가</t></si><si><r><t>나</t></r><r><t>다</t></r><rPh><t>x</t></rPh></si></sst>';
    const rows = [[{ xml: 't="s"><v>1</v>' }, { xml: 't="s"><v>0</v>' }]];
    const bytes = makeWorkbook({ sheets: [{ name: '명단', rows }], files: { 'xl/sharedStrings.xml': sharedStrings } });
    expect(textsOf(bytes)).toEqual([[['나다', '가']]]);
  });

  it('has all its sheets with their names, hidden ones marked, and its merges', () => {
    const bytes = makeWorkbook({
      sheets: [
        { name: '안내', rows: [['읽어 주세요']], merges: ['A1:H1'] },
        { name: '초3반', rows: [['박슌희']] },
        { name: '옛것', state: 'hidden', rows: [['김똠방']] },
      ],
    });
    expect(readSheets(bytes)).toMatchObject({
      sheets: [
        { name: '안내', hidden: false, merges: [{ top: 1, left: 0, bottom: 1, right: 7 }] },
        { name: '초3반', hidden: false },
        { name: '옛것', hidden: true },
      ],
    });
  });

  it.each(['XFD1048576', 'Z1048576', 'XFD20000', 'F1048576'])('costs nothing by a stray cell in %s', (place) => {
    const bytes = makeWorkbook({ sheets: [{ name: '명단', rows: [['박슌희']], cells: { [place]: '.' } }] });
    const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    const read = placesOf(bytes);
    const grown = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before;
    expect(read).toEqual([
      [
        [1, 0],
        [Number(/\d+/u.exec(place)?.[0]), expect.any(Number)],
      ],
    ]);
    expect(grown).toBeLessThan(50 * 1024 * 1024);
  });

  it('may lie anywhere on its sheet', () => {
    const place = fc.record({
      column: fc.integer({ min: 0, max: 16_383 }),
      row: fc.integer({ min: 1, max: 1_048_576 }),
    });
    const name = (column: number): string =>
      (column >= 26 ? name(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
    fc.assert(
      fc.property(place, ({ column, row }) => {
        const bytes = makeWorkbook({ sheets: [{ name: '명단', cells: { [`${name(column)}${row}`]: '가' } }] });
        expect(placesOf(bytes)).toEqual([[[row, column]]]);
      }),
    );
  });

  it('without the places of its cells is counted', () => {
    const sheet =
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>가</t></is></c><c/><c t="inlineStr"><is><t>나</t></is></c></row></sheetData></worksheet>';
    const bytes = makeWorkbook({ sheets: [{ name: '명단' }], files: { 'xl/worksheets/sheet1.xml': sheet } });
    expect(placesOf(bytes)).toEqual([[[1, 0, 2]]]);
  });

  it('that unpacks to more than it may is stopped, whatever size it names', () => {
    const flood = ' '.repeat(2 * 1024 * 1024);
    const bytes = makeWorkbook({
      sheets: [{ name: '명단' }],
      files: { 'xl/worksheets/sheet1.xml': `<worksheet>${flood}</worksheet>` },
    });
    // The directory at the end claims that it is small.
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 28; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
        view.setUint32(at + 24, 10, true);
    }
    expect(readWorkbook(bytes, { bytes: 1024 * 1024, cells: 10 })).toEqual({ refused: 'too-large' });
  });

  it('with too many cells is refused', () => {
    const row = (no: number) => `<row r="${no}">${'<c><v>1</v></c>'.repeat(1000)}</row>`;
    const sheet = `<worksheet><sheetData>${Array.from({ length: 3 }, (_, no) => row(no + 1)).join('')}</sheetData></worksheet>`;
    const bytes = makeWorkbook({ sheets: [{ name: '명단' }], files: { 'xl/worksheets/sheet1.xml': sheet } });
    expect(readWorkbook(bytes, { bytes: 1024 * 1024, cells: 2_999 })).toEqual({ refused: 'too-many-cells' });
    expect(readWorkbook(bytes, { bytes: 1024 * 1024, cells: 3_000 })).toHaveProperty('sheets');
  });
});

describe('a text with cells', () => {
  const lines = [
    ['이름', '생년월일', '비고'],
    ['박슌희', '2016-03-02', '언니, 동생; 함께'],
    ['김"똠"방', '2015-04-01', '두 줄\n메모'],
  ];
  const written = (mark: string) =>
    lines
      .map((cells) =>
        cells.map((cell) => (/[",;\t\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(mark),
      )
      .join('\r\n');

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('is divided by %s, in every encoding', (_, mark) => {
    const text = written(mark);
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      toCp949(text),
      utf16(text),
      utf16(text).swap16(),
    ]) {
      expect(textsOf(bytes)).toEqual([lines]);
    }
  });

  it.each([';', ',', '\t'])('names what divides it: sep=%s', (mark) => {
    expect(textsOf(Buffer.from(`sep=${mark}\r\n${written(mark)}`))).toEqual([lines]);
  });

  it('keeps the numbers of its rows, whatever ends them', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(placesOf(Buffer.from(['a,b', '', ',c', 'd'].join(end)))).toEqual([
        [
          [1, 0, 1],
          [3, 1],
          [4, 0],
        ],
      ]);
    }
    expect(placesOf(Buffer.from('a,b\r\nc,d\ne,f'))).toEqual([
      [
        [1, 0, 1],
        [2, 0, 1],
        [3, 0, 1],
      ],
    ]);
  });

  it('may have quotes in the middle of a cell', () => {
    expect(textsOf(Buffer.from('이름,나이\n김"하"늘,3'))).toEqual([
      [
        ['이름', '나이'],
        ['김"하"늘', '3'],
      ],
    ]);
  });
});

describe('a file of another kind', () => {
  const compound = (...names: string[]) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), ...names.map((name) => Buffer.from(name, 'utf16le'))]);
  const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
  const kinds: readonly [keyof typeof sheetRefusals, Uint8Array][] = [
    ['empty', Buffer.alloc(0)],
    ['encrypted', compound('EncryptionInfo', 'EncryptedPackage')],
    ['xls', compound('Workbook')],
    ['hwp', compound('FileHeader', 'DocInfo')],
    ['doc', compound('WordDocument')],
    ['xlsb', zipOf('xl/workbook.bin')],
    ['ods', zipOf('mimetype', 'content.xml')],
    ['hwpx', zipOf('mimetype', 'Contents/section0.xml')],
    ['docx', zipOf('word/document.xml')],
    ['numbers', zipOf('Index/Document.iwa')],
    ['zip', zipOf('class.xlsx')],
    ['broken-zip', Buffer.from('PK but no more')],
    ['broken-zip', makeWorkbook({ sheets: [{ name: '명단', rows: [['가']] }] }).slice(0, -40)],
    [
      'broken-sheet',
      makeWorkbook({ sheets: [{ name: '명단' }], files: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData></x>' } }),
    ],
    ['pdf', Buffer.from('%PDF-1.7')],
    ['picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['html', Buffer.from('<html><table><tr><td>이름</td></tr></table></html>')],
    [
      'xml-spreadsheet',
      Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
    ],
    ['unknown-encoding', Buffer.from('ff80c9fe', 'hex')],
    ['open-quote', Buffer.from('이름,생년월일\n"박슌희')],
  ];

  it.each(kinds)('is told by what it holds: %s', (kind, bytes) => {
    expect(readSheets(bytes)).toEqual({ refused: kind });
  });

  it('has a sentence that says what to do, without English of a library', () => {
    for (const words of Object.values(sheetRefusals)) {
      expect(words).toMatch(/요$|요\)$|읽어요$/u);
      expect(words).not.toMatch(/invalid|error|not found|ENOENT/iu);
    }
  });

  it('never breaks the reader, whatever its bytes are', () => {
    const sound = makeWorkbook({ sheets: [{ name: '명단', rows: [['박슌희', 1]] }] });
    const cut = fc.record({
      at: fc.nat(sound.length - 1),
      value: fc.nat(255),
      end: fc.integer({ min: 1, max: sound.length }),
    });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), cut), (given) => {
        const bytes =
          given instanceof Uint8Array
            ? given
            : Uint8Array.from(sound)
                .fill(given.value, given.at, given.at + 1)
                .slice(0, given.end);
        const read = readSheets(bytes);
        expect('sheets' in read || read.refused in sheetRefusals).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
