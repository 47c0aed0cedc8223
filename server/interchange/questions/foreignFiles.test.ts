import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { sampleFormsPack } from '#domain/book-pack/testing/samplePack.ts';
import { writeGift } from '#domain/interchange/writeGift.ts';
import { writeQti } from '#domain/interchange/writeQti.ts';
import { moodleXml } from '#tests/support/questions/moodleXml.ts';
import { blackboardQti, canvasMeta, canvasQti, manifest, oldQti } from '#tests/support/questions/qti12.ts';
import { toCp949 } from '#tests/support/toCp949.ts';
import { draftQuiz } from './draftQuiz.ts';
import { type QuestionFormat, readQuestionFile } from './readQuestionFile.ts';

const OPTIONS = ['등대', '숲속', '들판', '우물'];
const GIFT = '고래는 어디로 갔나요?{=등대 ~숲속 ~들판 ~우물}\n\n슌은 바다로 떠나기로 했어요.{T}';
const TABLE = [
  ['문제', '보기1', '보기2', '보기3', '보기4', '정답', '해설'],
  ['고래는 어디로 갔나요?', ...OPTIONS, '1', ''],
  ['슌은 바다로 떠나기로 했어요.', '', '', '', '', 'O', ''],
];
const lines = (mark: string) => TABLE.map((row) => row.join(mark)).join('\r\n');

const item = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a1">
  <responseDeclaration identifier="RESPONSE" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration>
  <itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>고래는&nbsp;어디로 갔나요?</prompt>
  ${OPTIONS.map((text, no) => `<simpleChoice identifier="${'ABCD'[no]}">${text}</simpleChoice>`).join('')}</choiceInteraction></itemBody>
</assessmentItem>`;

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const big16 = (text: string) => utf16(text).swap16();
/** A zip as it is written by a program that does not mark the encoding of its names. */
function zipNamed(name: Uint8Array, content: Uint8Array): Uint8Array {
  const zip = zipSync({ ['a'.repeat(name.length)]: content });
  const stand = Buffer.from('a'.repeat(name.length));
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(stand); at >= 0; at = bytes.indexOf(stand, at + 1)) bytes.set(name, at);
  return bytes;
}
const workbook = (...sheets: string[][][]) =>
  writeExcelFile(
    sheets.map((rows, no) => ({
      data: rows.map((row) => row.map((value) => ({ type: String, value }))),
      sheet: `${no + 1}월`,
    })),
  ).toBuffer();

async function take(name: string, bytes: Uint8Array | string, format?: QuestionFormat) {
  const read = readQuestionFile(name, typeof bytes === 'string' ? Buffer.from(bytes) : bytes, format);
  if (!read.ok) return { reason: read.reason, quiz: [], ox: [], report: [], notes: [] };
  return { reason: null, notes: read.file.notes, ...draftQuiz(read.file, true) };
}

describe('a file of questions', () => {
  it.each<[string, string, Uint8Array | string]>([
    ['GIFT in UTF-8', 'a.gift', GIFT],
    ['GIFT with a mark', 'a.txt', `\ufeff${GIFT}`],
    ['GIFT in CP949', 'a.txt', toCp949(GIFT)],
    ['GIFT in UTF-16', 'a.txt', utf16(GIFT)],
    ['GIFT in UTF-16 the other way round', 'a.txt', big16(GIFT)],
    ['GIFT with lines of old Macs', 'a.txt', GIFT.replaceAll('\n', '\r')],
    ['a table with commas', 'a.csv', lines(',')],
    ['a table with commas in CP949', 'a.csv', toCp949(lines(','))],
    ['a table copied from a spreadsheet', 'a.txt', lines('\t')],
    ['“Unicode text” of a spreadsheet', 'a.txt', utf16(lines('\t'))],
    ['a table with semicolons', 'a.csv', lines(';')],
    ['a table that names its mark', 'a.csv', `sep=;\r\n${lines(';')}`],
    ['a table under a title', 'a.csv', `3월 퀴즈,,,,,,\r\n,,,,,,\r\n${lines(',')}`],
    ['a table with a wrong ending', 'a.gift', lines(',')],
  ])('is read: %s', async (_what, name, bytes) => {
    const { reason, quiz, ox } = await take(name, bytes);
    expect(reason).toBeNull();
    expect(quiz).toMatchObject([
      { question: '고래는 어디로 갔나요?', options: OPTIONS.map((text) => ({ text })), answer: 1 },
    ]);
    expect(ox).toMatchObject([{ statement: '슌은 바다로 떠나기로 했어요.', answer: 'O' }]);
  });

  it('is a table however long its cells are', async () => {
    const long = [...TABLE, ['고래는 왜 갔나요?', ...OPTIONS, '2', `"${'가'.repeat(30_000)}"`]];
    const { quiz } = await take('a.csv', long.map((row) => row.join(',')).join('\n'));
    expect(quiz).toHaveLength(2);
  });

  it('is read as a workbook with all of its sheets', async () => {
    const bytes = await workbook([['안내'], ['읽어 주세요']], TABLE, [
      TABLE[0] ?? [],
      ['고래는 산에서만 살아요.', '', '', '', '', 'X', ''],
    ]);
    const { quiz, ox, report, notes } = await take('퀴즈.xlsx', bytes);
    expect([quiz.length, ox.length]).toEqual([1, 2]);
    expect(report.map(({ place }) => place)).toEqual(['2월 2줄', '2월 3줄', '3월 2줄']);
    expect(notes).toEqual(['문제 표가 아닌 시트: 1월']);
  });

  it.each<[string, Uint8Array | string]>([
    ['UTF-8', item('UTF-8')],
    ['EUC-KR', toCp949(item('EUC-KR'))],
    ['KS_C_5601-1987', toCp949(item('KS_C_5601-1987'))],
    ['UTF-16', utf16(item('UTF-16'))],
    ['UTF-16 without a mark', utf16(item('UTF-16')).subarray(2)],
    ['UTF-16 big-endian', big16(item('UTF-16'))],
  ])('is read as QTI in %s, with names of HTML characters', async (_what, bytes) => {
    const { quiz } = await take('a.xml', bytes);
    expect(quiz).toMatchObject([{ id: 'a1', question: '고래는 어디로 갔나요?', answer: 1 }]);
  });

  it('is read as Moodle XML, and says of each question what became of it', async () => {
    const { quiz, ox, review, report } = (await take('bank.xml', moodleXml)) as Required<
      Awaited<ReturnType<typeof take>>
    > & {
      review: unknown[];
    };
    expect(quiz).toMatchObject([
      {
        id: 'q11',
        category: 'SPECULATIVE',
        pageNo: 3,
        question: '고래는 어디로 갔나요?',
        options: ['등대', '숲속 & 산', '들판', '우물'].map((text) => ({ text })),
        answer: 1,
        explanation: '등대를 “찾으러” 갔다고 적혀 있어요.',
      },
      {
        question: '고래가 만난 것은 무엇인가요?',
        options: ['a < b', 'a > b', '**a**', 'b'].map((text) => ({ text })),
        answer: 2,
      },
    ]);
    expect(ox).toMatchObject([{ answer: 'X', explanation: '바다에서만 산다고 적혀 있지 않아요.' }]);
    expect(review).toHaveLength(1);
    const reasons = report.filter(({ outcome }) => outcome === 'REFUSED').map((row) => row.reasons.join());
    for (const [index, words] of [
      '점수를 나누어',
      '그림',
      '숨긴 문제',
      '서술형',
      '답을 적는',
      '짝을 짓는',
      '숫자를 적는',
      '빈칸을 채우는',
      '답이 없는 글',
      '(wiris)',
    ].entries()) {
      expect(reasons[index]).toContain(words);
    }
    expect(report.every(({ place }) => /^\d+줄$/.test(place))).toBe(true);
  });

  const canvas = {
    'g1/assessment_meta.xml': strToU8(canvasMeta),
    'g1/g1.xml': strToU8(canvasQti),
    'imsmanifest.xml': strToU8(manifest),
  };

  it('is read as a QTI 1.2 package of Canvas', async () => {
    const { quiz, ox, report } = await take('quiz.zip', zipSync(canvas));
    expect(quiz).toMatchObject([
      { id: 'c1', question: '고래는 어디로 갔나요?', answer: 2, explanation: '숲속으로 갔다고 3쪽에 적혀 있어요.' },
    ]);
    expect(ox).toMatchObject([{ id: 'c2', answer: 'X' }]);
    expect(report.slice(2).map(({ reasons }) => reasons.join())).toEqual([
      '정답이 2개예요. 하나여야 해요',
      '서술형 문제예요',
      '짝을 짓는 문제예요',
      '그림·소리·영상·수식이 들어 있어요',
    ]);
  });

  it('of a Mac loses nothing to what macOS adds', async () => {
    const litter = Object.fromEntries(
      Object.keys(canvas).flatMap((name) => [
        [`__MACOSX/${name.replace(/([^/]+)$/, '._$1')}`, new Uint8Array([0, 5, 22, 7, 0xff])],
        [name.replace(/([^/]+)$/, '._$1'), new Uint8Array([0, 5, 22, 7, 0xff])],
      ]),
    );
    const plain = await take('quiz.zip', zipSync(canvas));
    expect(await take('quiz.zip', zipSync({ ...canvas, ...litter, '.DS_Store': strToU8('x') }))).toEqual(plain);
  });

  it.each([
    ['CP949', toCp949('문항/똠양꿍1.xml')],
    ['UTF-8 that is not declared', strToU8('문항/똠양꿍1.xml')],
  ])('in a zip with names in %s is named right', async (_what, name) => {
    const { report } = await take('items.zip', zipNamed(name, strToU8('<assessmentItem/>')));
    expect(report).toMatchObject([{ place: '문항/똠양꿍1.xml', outcome: 'REFUSED' }]);
  });

  it('is read as a pool of Blackboard', async () => {
    const files = {
      'imsmanifest.xml': strToU8(manifest),
      'res00001.dat': strToU8(blackboardQti),
      'res00002.dat': strToU8('<CATEGORIES/>'),
    };
    const { quiz, report } = await take('pool.zip', zipSync(files));
    expect(quiz).toMatchObject([
      { question: '고래는 어디로 갔나요?', answer: 4, explanation: '우물로 갔다고 4쪽에 적혀 있어요.' },
    ]);
    expect(report.slice(1).map(({ reasons }) => reasons.join())).toEqual(['짝을 짓는 문제예요', '서술형 문제예요']);
  });

  it('is read as old QTI with its DTD, which nobody loads', async () => {
    const { quiz, report } = await take('questiondb.xml', oldQti);
    expect(quiz).toMatchObject([
      { question: '고래는 어디로 갔나요?', options: OPTIONS.map((text) => ({ text })), answer: 3 },
    ]);
    expect(report[1]?.reasons.join()).toContain('점수를 나누어');
    const entity = oldQti.replace('"ims_qtiasiv1p2.dtd"', '"a.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]');
    expect((await take('a.xml', entity)).report[0]?.reasons.join()).toContain('DOCTYPE');
  });

  it.each<[string, string, Uint8Array | string, string]>([
    ['an empty file', 'a.gift', '', '빈 파일'],
    ['a file of blanks', 'a.gift', ' \n\n ', '문제를 찾지 못했어요'],
    ['a letter', 'a.txt', '안녕하세요, 선생님.', '문제를 찾지 못했어요'],
    ['a class list', 'a.csv', '이름,생년월일\n김하늘,2016-03-02', '문제를 찾지 못했어요'],
    ['an old spreadsheet', 'a.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), '(.xlsx)’로 저장해'],
    ['a Hangul document', 'a.hwpx', zipSync({ 'Contents/section0.xml': strToU8('<a/>') }), '.hwpx'],
    ['a Word document', 'a.docx', zipSync({ 'word/document.xml': strToU8('<a/>') }), '.docx'],
    ['a PDF', 'a.pdf', '%PDF-1.7', 'PDF'],
    ['a picture', 'a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), '그림 파일'],
    ['a cut zip', 'a.zip', zipSync({ 'a.xml': strToU8('<a/>') }).slice(0, 30), '깨졌거나'],
    ['a zip of pictures', 'a.zip', zipSync({ 'a.png': strToU8('a') }), 'XML 파일이 없어요'],
    ['a broken workbook', 'a.xlsx', zipSync({ 'xl/workbook.xml': strToU8('<a>') }), '내용이 깨졌어요'],
    ['bytes of nothing', 'a.bin', new Uint8Array([0xff, 0x80, 0xc9, 0xfe]), '글자를 알아볼 수 없어요'],
    ['a Moodle category alone', 'a.xml', '<quiz><question type="category"/></quiz>', '문제를 찾지 못했어요'],
    ['a manifest alone', 'a.xml', manifest, '문제를 찾지 못했어요'],
    ['too many questions', 'a.gift', '가{T}\n\n'.repeat(1001), '1000개보다'],
  ])('that is %s is refused in Korean, as a whole', async (_what, name, bytes, words) => {
    expect((await take(name, bytes)).reason).toContain(words);
  });

  it('that asks the same twice is taken once, with one note', async () => {
    const file = `${GIFT}\n\n고래는  어디로 갔나요?{~숲속 =등대 ~들판 ~우물}\n\n고래는 어디로 갔나요?{~등대 =숲속 ~들판 ~우물}`;
    const { quiz, report } = await take('a.gift', file);
    expect(quiz).toMatchObject([{ answer: 1 }, { answer: 2 }]);
    expect(report[2]).toMatchObject({ outcome: 'SAME', notes: ['1줄에 같은 문제가 있어서 한 번만 옮겼어요'] });
  });

  it('with control characters in a question does not reach a child', async () => {
    const { report } = await take(
      'a.gift',
      `고래는 \u0007어디로 갔나요?{=등대 ~숲속 ~들판 ~우물}\n\n\u009a\u009c은 바다로 떠났어요.{T}`,
    );
    for (const row of report) expect(row.reasons.join()).toContain('제어 문자');
  });

  it('that we wrote comes back as it was, whatever its name', async () => {
    const pack = sampleFormsPack();
    const given = { quiz: pack.quiz.items, ox: pack.ox.items };
    const textOnly = given.quiz.map((one) =>
      one.form === undefined ? { ...one, options: one.options.map(({ text }) => ({ text })) } : one,
    );
    const zip = zipSync(
      Object.fromEntries(Object.entries(writeQti(given)).map(([name, text]) => [name, strToU8(text)])),
    );
    for (const bytes of [strToU8(writeGift(given)), zip]) {
      const { quiz, ox } = await take('퀴즈', bytes);
      expect({ quiz, ox }).toEqual({ quiz: textOnly, ox: given.ox });
    }
  });

  it('is answered in Korean however it was mangled', async () => {
    const sound = [GIFT, lines(','), moodleXml, canvasQti, blackboardQti, oldQti, item('UTF-8')].map((text) =>
      Buffer.from(text),
    );
    const packed = [...sound, Buffer.from(zipSync(canvas)), Buffer.from(await workbook(TABLE))];
    const mangled = fc
      .tuple(
        fc.constantFrom(...packed),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(60),
        fc.uint8Array({ maxLength: 20 }),
      )
      .map(([bytes, where, cut, put]) => {
        const at = Math.floor(where * bytes.length);
        return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]);
      });
    await fc.assert(
      fc.asyncProperty(mangled, fc.constantFrom(undefined, 'gift', 'qti', 'table', 'moodle'), async (bytes, format) => {
        const { reason, report } = await take('파일', bytes, format as QuestionFormat | undefined);
        const reasons = [...(reason === null ? [] : [reason]), ...report.flatMap((row) => row.reasons)];
        for (const words of reasons) {
          expect(words).toMatch(/[가-힣]/);
          expect(words).not.toMatch(/\b(?:error|expected|invalid|unexpected|missing|undefined|failed)\b/i);
        }
      }),
      { numRuns: 300 },
    );
  });
});
