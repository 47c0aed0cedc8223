import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTable } from '../table/findTable.ts';
import { plainHeading } from '../table/plainHeading.ts';
import { knownRosterHeadings, nameRosterColumn, type RosterColumn } from './nameRosterColumn.ts';

const wide = (text: string) =>
  text.replaceAll(/[!-~]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const dresses: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  blanks: (text) => `  ${[...text].join(' ')} `,
  'a star': (text) => `${text}*`,
  'a star before it': (text) => `＊${text}`,
  'a need in brackets': (text) => `${text}(필수)`,
  'a need in square brackets': (text) => `[필수] ${text}`,
  'a note in the next line': (text) => `${text}\n(숫자만)`,
  'a note in full-width brackets': (text) => `${text}（예: 홍길동）`,
  brackets: (text) => `【${text}】`,
  'a colon': (text) => `${text}:`,
  'a mark': (text) => `■ ${text}`,
  width: wide,
  capitals: (text) => text.toUpperCase(),
  'parts of letters': (text) => text.normalize('NFD'),
  'a line break inside': (text) => `${text.slice(0, 2)}\n${text.slice(2)}`,
};

const meaningOf = (heading: string) =>
  plainHeading(heading)
    .map(nameRosterColumn)
    .find((column) => column !== undefined);

describe('a heading of a roster', () => {
  it('means the same in every dress', () => {
    for (const [heading, column] of knownRosterHeadings()) {
      for (const [dress, put] of Object.entries(dresses)) {
        expect([heading, dress, meaningOf(put(heading))]).toEqual([heading, dress, column]);
      }
    }
  });

  it.each<[string, RosterColumn | null | undefined]>([
    ['학생명', 'name'],
    ['원생명', 'name'],
    ['성명', 'name'],
    ['이름*', 'name'],
    ['학생 이름', 'name'],
    ['성명(한글)', 'name'],
    ['성명(영문)', null],
    ['보호자 성명', null],
    ['담임명', null],
    ['생년월일(8자리)', 'birthday'],
    ['생년월일\n(YYYYMMDD)', 'birthday'],
    ['주민등록번호 앞자리', 'birthday'],
    ['주민등록번호', null],
    ['아이디\n(영문 소문자)', 'accountId'],
    ['학생 아이디', 'accountId'],
    ['ID', 'accountId'],
    ['부모님 연락처', 'protectorMobileNo'],
    ['학부모 전화번호', 'protectorMobileNo'],
    ['모 연락처', 'protectorMobileNo'],
    ['연락처(모)', 'protectorMobileNo'],
    ['보호자HP', 'protectorMobileNo'],
    ['보호자 H.P', 'protectorMobileNo'],
    ['법정대리인 휴대폰 번호', 'protectorMobileNo'],
    ['동의여부', 'guardianConsent'],
    ['개인정보동의', 'guardianConsent'],
    ['개인정보 수집·이용 동의', 'guardianConsent'],
    ['학부모 동의서 제출 여부', 'guardianConsent'],
    ['연락처', null],
    ['전화번호', null],
    ['학생 연락처', 'mobileNo'],
    ['휴대폰', 'mobileNo'],
    ['학년/반', 'schoolGrade'],
    ['반', 'className'],
    ['학급', 'className'],
    ['번호', 'classNumber'],
    ['출석번호', 'classNumber'],
    ['연번', null],
    ['학번', 'studentNo'],
    ['E-Mail', 'email'],
    ['비고', undefined],
    ['주소', undefined],
  ])('%j means %s', (heading, column) => {
    expect(meaningOf(heading)).toBe(column);
  });

  it('is found by its place whatever stands beside it', () => {
    const known = [...knownRosterHeadings()].filter(([, column]) => column === 'name').map(([heading]) => heading);
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(20), (heading, place) => {
        const cells = new Map([[place, heading]]);
        const sheet = { name: '', hidden: false, merges: [], rows: [{ rowNo: 1, cells }] };
        expect(findTable(sheet, nameRosterColumn, ['name'])?.places.get('name')).toEqual([place]);
      }),
    );
  });
});
