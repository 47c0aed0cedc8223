import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dayCell, type MadeSheet, makeWorkbook } from '../support/makeWorkbook.ts';
import { operate } from '../support/operate.ts';
import { toCp949 } from '../support/toCp949.ts';

/** Files as schools and academies have them. The clock of the test stands in May 2026. */
interface Messy {
  file: string;
  bytes: Uint8Array;
  institution?: string;
  site?: 'edu' | 'school';
  options?: string[];
  /** `이름 학년 반 번호` of those who join. */
  joined: string[];
  /** Rows that are refused or asked about, with a part of the reason. */
  refused?: [number, string][];
  /** Parts of what is printed. */
  messages?: string[];
}

const CHILD = ['010-1234-5001', '예'];
const sheet = (rows: MadeSheet['rows'], more: Partial<MadeSheet> = {}): MadeSheet => ({
  name: 'Sheet1',
  rows: rows ?? [],
  ...more,
});
const book = (...sheets: MadeSheet[]) => makeWorkbook({ sheets });
const text = (value: string) => new Uint8Array(Buffer.from(value));
const utf16 = (value: string) => new Uint8Array(Buffer.from(`\ufeff${value}`, 'utf16le'));

const files: readonly [string, Messy][] = [
  [
    'the list of a school with a title, merged over all, and no grade column',
    {
      file: '3-2 명렬표.xlsx',
      site: 'school',
      institution: '나루초등학교',
      bytes: book(
        sheet(
          [
            ['2026학년도 3학년 2반 명렬표'],
            [],
            ['번호', '성명', '성별', '생년월일', '학부모 연락처', '개인정보 동의'],
            [1, '박슌희', '여', dayCell(42_796), '010-1234-5001', 'O'],
            [2, '김똠방', '남', '2017.04.01', '010-1234-5002', '○'],
          ],
          { merges: ['A1:F1'] },
        ),
      ),
      joined: ['박슌희 초등 3학년 2 1', '김똠방 초등 3학년 2 2'],
    },
  ],
  [
    'a list with 학년, 반, 번호 as numbers',
    {
      file: '재적.xlsx',
      site: 'school',
      institution: '물결초등학교',
      bytes: book(
        sheet([
          ['학년', '반', '번호', '성명', '생년월일', '보호자연락처', '동의여부'],
          [3, 1, 7, '이설믜', 20170501, 1012345003, 'Y'],
        ]),
      ),
      joined: ['이설믜 초등 3학년 1 7'],
    },
  ],
  [
    'numbers of school',
    {
      file: '학번.xlsx',
      institution: '산들중학교',
      site: 'school',
      bytes: book(
        sheet([
          ['학번', '이름', '생년월일'],
          [30115, '오해마', '2011-03-02'],
          [20203, '정산호', '2012-03-02'],
        ]),
      ),
      joined: ['오해마 중등 3학년 1 15', '정산호 중등 2학년 2 3'],
    },
  ],
  [
    'two sheets, one for each class, and a notice before them',
    {
      file: '반별.xlsx',
      bytes: book(
        sheet([['작성 요령'], ['1. 이름을 적어 주세요']], { name: '안내' }),
        sheet(
          [
            ['원생명', '생년월일', '학부모 HP', '동의'],
            ['박슌희', '2017-03-02', ...CHILD],
          ],
          { name: '초3반' },
        ),
        sheet(
          [
            ['원생명', '생년월일', '학부모 HP', '동의'],
            ['김똠방', '2015-03-02', ...CHILD],
          ],
          { name: '초5반' },
        ),
      ),
      joined: ['박슌희 초등 3학년  ', '김똠방 초등 5학년  '],
      messages: ['‘안내’', '‘초3반’', '‘초5반’'],
    },
  ],
  [
    'a hidden sheet beside the list',
    {
      file: '숨김.xlsx',
      bytes: book(
        sheet(
          [
            ['이름', '생년월일', '학년'],
            ['옛학생', '2010-03-02', '고1'],
          ],
          { name: '작년', state: 'hidden' },
        ),
        sheet(
          [
            ['이름', '생년월일', '학년'],
            ['새학생', '2010-03-02', '고1'],
          ],
          { name: '올해' },
        ),
      ),
      joined: ['새학생 고등 1학년  '],
      messages: ['‘작년’: 숨긴 시트라서 읽지 않았어요'],
    },
  ],
  [
    'a heading of two rows',
    {
      file: '두줄.xlsx',
      bytes: book(
        sheet(
          [
            ['학생', '', '', '보호자', ''],
            ['성명', '생년월일', '학년', '휴대폰', '동의'],
            ['박슌희', '2016-03-02', '초4', ...CHILD],
          ],
          { merges: ['A1:C1', 'D1:E1'] },
        ),
      ),
      joined: ['박슌희 초등 4학년  '],
    },
  ],
  [
    'stars, brackets and line breaks in its heading',
    {
      file: '양식.xlsx',
      bytes: book(
        sheet([
          ['이름*', '생년월일(8자리)', '학년*', '아이디\n(영문 소문자)', '보호자 휴대폰*', '개인정보\n수집·이용 동의'],
          ['박슌희', '20160302', '4', 'Shunhee2016', '01012345001', '동의함'],
        ]),
      ),
      joined: ['박슌희 초등 4학년  '],
    },
  ],
  [
    'a stray cell in the last corner',
    {
      file: '구석.xlsx',
      bytes: book(
        sheet(
          [
            ['이름', '생년월일', '학년'],
            ['정산호', '2010-02-03', '고1'],
          ],
          { cells: { XFD1048576: '.' } },
        ),
      ),
      joined: ['정산호 고등 1학년  '],
      messages: ['건너뛰었어요: 1048576'],
    },
  ],
  [
    'a total, a note and empty numbered lines under it',
    {
      file: '합계.xlsx',
      bytes: book(
        sheet([
          ['번호', '이름', '생년월일', '학년'],
          [1, '정산호', '2010-02-03', '고1'],
          [2],
          [3],
          ['합계', '', '', '1명'],
          ['※ 빠진 학생은 사무실로 알려 주세요.'],
        ]),
      ),
      joined: ['정산호 고등 1학년  '],
    },
  ],
  [
    'formulas without a value and broken ones',
    {
      file: '수식.xlsx',
      bytes: book(
        sheet([
          ['이름', '생년월일', '학년', '아이디'],
          ['정산호', '2010-02-03', '고1', { xml: '><f>A2&amp;"1"</f>' }],
          ['오해마', { xml: 't="e"><v>#REF!</v>' }, '고1', 'haema2010'],
        ]),
      ),
      joined: [],
      refused: [
        [2, '수식의 값이 파일에 없어요'],
        [3, '‘#REF!’ 수식이 오류예요'],
      ],
    },
  ],
  [
    'mothers and fathers in one cell, with words beside the numbers',
    {
      file: '연락처.xlsx',
      bytes: book(
        sheet([
          ['이름', '생년월일', '학년', '모 연락처', '부 연락처', '동의서'],
          ['박슌희', '2016-03-02', '초4', '010.1234.5001(모)', '', '제출'],
          ['김똠방', '2016-03-03', '초4', '', '아빠 ０１０－１２３４－５００２', '✓'],
          ['이설믜', '2016-03-04', '초4', '031-123-4567 / 010–1234–5003', '', '완료'],
        ]),
      ),
      joined: ['박슌희 초등 4학년  ', '김똠방 초등 4학년  ', '이설믜 초등 4학년  '],
    },
  ],
  [
    'birthdays in every form',
    {
      file: '생일.xlsx',
      bytes: book(
        sheet([
          ['이름', '생년월일', '학년'],
          ['가하나', '10.02.03', '고1'],
          ['가둘이', 100203, '고1'],
          ['가셋이', '２０１０－０２－０３', '고1'],
          ['가넷이', '2010-02-03 00:00:00', '고1'],
          ['가다섯', '2010년 2월 3일', '고1'],
          ['가여섯', 42431, '고1'],
        ]),
      ),
      joined: ['가하나', '가둘이', '가셋이', '가넷이', '가다섯'].map((name) => `${name} 고등 1학년  `),
      refused: [[7, '‘42431’ 날짜가 숫자로 바뀐 것 같아요']],
    },
  ],
  [
    'grades in every form, some of which nobody can know',
    {
      file: '학년.xlsx',
      bytes: book(
        sheet([
          ['이름', '생년월일', '학년'],
          ['가하나', '2010-02-03', '1'],
          ['가둘이', '2010-02-03', '고1-3'],
          ['가셋이', '2010-02-03', '고등학교 1학년'],
          ['가넷이', '2011-02-03', '예비고1'],
          ['가다섯', '2006-02-03', '재수생'],
        ]),
      ),
      joined: ['가하나 고등 1학년  ', '가둘이 고등 1학년 3 ', '가셋이 고등 1학년  '],
      refused: [
        [5, '‘예비고1’ 아직 올라가지 않은 학년이에요'],
        [6, '‘재수생’'],
      ],
    },
  ],
  [
    'years that were mistyped',
    {
      file: '오타.csv',
      bytes: text(
        '이름,생년월일,학년,보호자 휴대전화,보호자 동의\n오늘별,1016-03-02,초3,,\n김하늘,1900-01-01,초1,,\n박하늘,2027-03-02,초3,010-1234-5101,예\n이하늘,1916-03-02,초3,,\n정하늘,2019-03-02,고3,010-1234-5101,예\n',
      ),
      joined: [],
      refused: [
        [2, '120살이 넘어요'],
        [3, '120살이 넘어요'],
        [4, '아직 오지 않은 날이에요'],
        [5, '나이가 맞지 않아요'],
        [6, '나이가 맞지 않아요'],
      ],
      messages: ['받은 줄이 하나도 없어요'],
    },
  ],
  [
    'a child under 14 without a consent, or with another word for one',
    {
      file: '동의.csv',
      bytes: text(
        '이름,생년월일,학년,보호자 연락처,동의\n가하나,2016-03-02,초4,010-1234-5101,아니오\n가둘이,2016-03-02,초4,010-1234-5101,엄마\n가셋이,2016-03-02,초4,,예\n가넷이,2016-03-02,초4,010-1234-5101,ㅇ\n',
      ),
      joined: ['가넷이 초등 4학년  '],
      refused: [
        [2, '‘아니오’ 만 14세 미만이에요'],
        [3, '‘엄마’ 만 14세 미만이에요'],
        [4, '보호자 휴대전화'],
      ],
    },
  ],
  [
    'CP949, with syllables that KS X 1001 lacks',
    {
      file: 'ansi.csv',
      bytes: toCp949('이름,생년월일,학년\r\n박슌희,2010-03-02,고1\r\n김똠방,2010-03-03,고1\r\n설믜,2010-03-04,고1\r\n'),
      joined: ['박슌희 고등 1학년  ', '김똠방 고등 1학년  ', '설믜 고등 1학년  '],
    },
  ],
  [
    'UTF-16 with tabs, as Excel saves 유니코드 텍스트',
    {
      file: 'unicode.txt',
      bytes: utf16('이름\t생년월일\t학년\r\n박슌희\t2010-03-02\t고1\r\n'),
      joined: ['박슌희 고등 1학년  '],
    },
  ],
  [
    'semicolons',
    { file: 'semi.csv', bytes: text('이름;생년월일;학년\n박슌희;2010-03-02;고1\n'), joined: ['박슌희 고등 1학년  '] },
  ],
  [
    'sep= in its first line',
    {
      file: 'sep.csv',
      bytes: text('sep=,\r\n이름,생년월일,학년\r\n박슌희,2010-03-02,고1\r\n'),
      joined: ['박슌희 고등 1학년  '],
    },
  ],
  [
    'rows above the heading of a CSV, with commas to the right',
    {
      file: 'title.csv',
      bytes: text('책바다 학원 명단,,,\n,,,\n이름,생년월일,학년,\n박슌희,2010-03-02,고1,\n,,,\n'),
      joined: ['박슌희 고등 1학년  '],
    },
  ],
  [
    'quotes in the middle of a name',
    {
      file: 'quote.csv',
      bytes: text('이름,생년월일,학년\n김"하"늘,2010-03-02,고1\n박슌희,2010-03-02,고1\n'),
      joined: ['박슌희 고등 1학년  '],
      refused: [[2, '‘김"하"늘’']],
    },
  ],
  [
    'letters taken apart by a Mac, names with blanks between',
    {
      file: 'mac.csv',
      bytes: text('이름,생년월일,학년\n박 하 늘,2010-03-02,고1\n'.normalize('NFD')),
      joined: ['박하늘 고등 1학년  '],
    },
  ],
  [
    'a number without an owner, and columns nobody reads',
    {
      file: '여분.xlsx',
      bytes: book(
        sheet([
          ['연번', '이름', '생년월일', '학년', '연락처', '비고', '수강료'],
          [1, '박슌희', '2010-03-02', '고1', '010-1234-5678', '형제', 150000],
        ]),
      ),
      joined: ['박슌희 고등 1학년  '],
      messages: ['읽지 않은 칸: 비고, 수강료', '‘연락처’ 칸은 읽지 않았어요'],
    },
  ],
  [
    'two columns of names, of which the first is empty',
    {
      file: '두이름.xlsx',
      bytes: book(
        sheet([
          ['이름', '이름', '생년월일', '학년'],
          ['', '박슌희', '2010-03-02', '고1'],
        ]),
      ),
      joined: ['박슌희 고등 1학년  '],
    },
  ],
  [
    'one child twice, and one id twice',
    {
      file: '두번.csv',
      bytes: text(
        '이름,생년월일,학년,아이디\n박슌희,2010-03-02,고1,twice01\n박슌희,2010-03-02,고1,twice02\n김똠방,2010-03-03,고1,twice01\n',
      ),
      joined: ['박슌희 고등 1학년  '],
      refused: [
        [3, '2번째 줄과 같아요'],
        [4, '두 번 있어요'],
      ],
      messages: ['--accept 3'],
    },
  ],
  [
    'another namespace, as older programs write',
    {
      file: 'prefix.xlsx',
      bytes: makeWorkbook({
        prefix: 'x',
        sheets: [
          sheet([
            ['이름', '생년월일', '학년'],
            ['박슌희', dayCell(40_239), '고1'],
          ]),
        ],
      }),
      joined: ['박슌희 고등 1학년  '],
    },
  ],
  [
    'an XLSX that is called .csv',
    {
      file: '이름만.csv',
      bytes: book(
        sheet([
          ['이름', '생년월일', '학년'],
          ['박슌희', '2010-03-02', '고1'],
        ]),
      ),
      joined: ['박슌희 고등 1학년  '],
    },
  ],
  [
    'a heading alone',
    { file: '제목만.csv', bytes: text('이름,생년월일,학년\n'), joined: [], messages: ['학생은 0줄'] },
  ],
  [
    'nothing that looks like a list',
    {
      file: '다른것.csv',
      bytes: text('품목,수량\n연필,3\n'),
      joined: [],
      messages: ['이름과 생년월일 칸이 있는 줄을 찾지 못했어요', '‘품목’, ‘수량’'],
    },
  ],
  [
    'a missing column',
    {
      file: '없는칸.csv',
      bytes: text('이름,연락처\n박슌희,010-1234-5678\n'),
      joined: [],
      messages: ['없는 칸이 있어요: 생년월일, 학년. 찾은 칸: 이름.'],
    },
  ],
];

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-rosters-'));
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a roster with', () => {
  it.each(files)('%s', async (name, messy) => {
    const no = files.findIndex(([other]) => other === name);
    const {
      site = 'edu',
      institution = `학원 ${'가나다라마바사아자차카타파하'[no % 14]}${no}`,
      joined,
      refused = [],
      messages = [],
    } = messy;
    const made = await operate(app, 'institution', 'create', site, institution, '--approve');
    const academyNo = /(\d+)번/u.exec(made.output)?.[1] ?? '';
    const letters = `f${String.fromCharCode(97 + Math.floor(no / 26))}${String.fromCharCode(97 + (no % 26))}`;
    await operate(app, 'roster', 'letters', academyNo, letters);
    const path = join(folder, messy.file);
    writeFileSync(path, messy.bytes);
    const report = join(folder, `${no}.csv`);
    const done = await operate(app, 'roster', 'import', academyNo, path, '--report', report, ...(messy.options ?? []));

    for (const part of messages) expect(done.output).toContain(part);
    expect(done.code).toBe(joined.length > 0 ? 0 : 1);
    const stored = await app.db
      .selectFrom('account')
      .selectAll()
      .where('academy_no', '=', Number(academyNo))
      .orderBy('account_no')
      .execute();
    expect(stored.map((row) => row.name)).toEqual(joined.map((line) => line.split(' ')[0]));
    if (joined.length + refused.length === 0) return;
    const lines = readFileSync(report, 'utf8')
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(1, -1).split('","'));
    const shown = lines.filter((line) => line[2] === '가입').map((line) => line.slice(3, 7).join(' '));
    expect(shown).toEqual(joined);
    const wrong = lines.filter((line) => ['고쳐 주세요', '확인해 주세요'].includes(line[2] ?? ''));
    expect(wrong.map((line) => [Number(line[1]), line.at(-1)?.replaceAll('""', '"')])).toEqual(
      refused.map(([rowNo, reason]) => [rowNo, expect.stringContaining(reason)]),
    );
  });
});
