import { describe, expect, it } from 'vitest';
import { maxRaqCheck } from '../book/rules/maxRaqCheck.ts';
import { minRaqCheck } from '../book/rules/minRaqCheck.ts';
import { searchDifficult } from '../book/rules/searchDifficult.ts';
import { checkRules } from '../text/checkRules.ts';
import { defaultRuleMessage, type Rule } from '../text/Rule.ts';
import { ageOver, ageUnder, date } from './birthdayRules.ts';
import { email, mobile, phone } from './contactRules.ts';
import { id, personName } from './nameRules.ts';
import { password, passwordConfirmation, passwordNotId } from './passwordRules.ts';
import { type AwkwardName, awkwardTexts } from './testing/awkwardTexts.ts';
import {
  betweenByte,
  eng,
  kor,
  koreng,
  korMore2,
  maxByte,
  maxLength,
  minByte,
  minLength,
  more8,
  num,
  required,
} from './textRules.ts';

interface Row {
  name: string;
  rule: Rule;
  accepts: string[];
  refuses: string[];
  /** Which awkward texts are accepted; every other one must be refused. */
  awkward: AwkwardName[];
}

const everyAwkward = Object.keys(awkwardTexts) as AwkwardName[];
const but = (...left: AwkwardName[]) => everyAwkward.filter((name) => !left.includes(name));
const TODAY = '2026-05-05';

const rows: Row[] = [
  {
    name: 'required',
    rule: required,
    accepts: ['0', '바', ' a '],
    refuses: [],
    awkward: but('empty', 'blanks', 'invisible', 'halfEmoji'),
  },
  {
    name: 'email',
    rule: email,
    accepts: [
      'bada@sea.kr',
      ' Bada@Sea.KR ',
      'a.b+c_d-e@mail.sea.co.kr',
      "o'neil@sea.ie",
      'bada@museum.academy',
      'bada@xn--9d0b.xn--3e0b707e',
      `${'a'.repeat(64)}@sea.kr`,
    ],
    refuses: [
      'bada',
      'bada@sea',
      '@sea.kr',
      'bada@',
      'bada@.kr',
      'ba da@sea.kr',
      'bada@sea..kr',
      '.bada@sea.kr',
      'bada.@sea.kr',
      'ba..da@sea.kr',
      'bada@-sea.kr',
      'bada@sea-.kr',
      'bada@sea.k',
      'bada@1.2.3.4',
      'bada@@sea.kr',
      '바다@sea.kr',
      'bada@바다.kr',
      'ｂada@sea.kr',
      'bada@sea.kr,other@sea.kr',
      'bada@sea.kr\nbcc:x@sea.kr',
      `${'a'.repeat(65)}@sea.kr`,
      `a@${`${'b'.repeat(60)}.`.repeat(5)}kr`,
    ],
    awkward: [],
  },
  {
    name: 'personName',
    rule: personName,
    accepts: [
      '김바다',
      '김민준1',
      ' 남궁 민',
      'Nguyễn Văn An',
      "Anna-Marie O'Neil",
      'Anna-Marie O’Neil',
      '아이린·김',
      'マリア・ロペス',
    ],
    refuses: ['www.evil.kr', 'a/b', 'sea@x', '바다 12', '1', '...', '· ·', '김바다!', 'a：b', 'evil。kr', '．kr'],
    awkward: ['korean', 'koreanTakenApart', 'loneJamo', 'latin', 'accents', 'accentsTakenApart', 'long', 'longKorean'],
  },
  {
    name: 'mobile',
    rule: mobile,
    accepts: [
      ...['01012345678', '010-1234-5678', '010 1234 5678', '011-123-4567', '0191234567', '+82 10-1234-5678'],
      ...['010.1234.5678', '(010) 1234–5678'],
    ],
    refuses: ['01212345678', '01512345678', '010123456', '010123456789', '021234567', '+11012345678', '010_1234_5678'],
    awkward: ['fullWidthDigits'],
  },
  {
    name: 'phone',
    rule: phone,
    accepts: ['010-1234-5678', '02-123-4567', '0212345678', '031-123-4567', '0641234567', '070-1234-5678'],
    refuses: ['01-123-4567', '020-12', '020-1234-5678', '0101234', '1588-1234', '02-12-3456', '0221234567890'],
    awkward: ['fullWidthDigits'],
  },
  {
    name: 'num',
    rule: num,
    accepts: ['0', '007'],
    refuses: ['1.5', '-1', '1e3', ' 1', '1\n'],
    awkward: ['longDigits'],
  },
  {
    name: 'kor',
    rule: kor,
    accepts: ['바', ' 바다 '],
    refuses: ['바 다', '바다a', '바1', '한ㅎ'],
    awkward: ['korean', 'koreanTakenApart', 'longKorean'],
  },
  { name: 'eng', rule: eng, accepts: ['a', 'Z', ' Bada '], refuses: ['ba da', '바', 'a1'], awkward: ['latin', 'long'] },
  {
    name: 'koreng',
    rule: koreng,
    accepts: ['바다sea', 'K팝'],
    refuses: ['바다 sea', '바다1', 'a-b'],
    awkward: ['korean', 'koreanTakenApart', 'latin', 'long', 'longKorean'],
  },
  {
    name: 'password',
    rule: password,
    accepts: ['abcdefg1', 'abcdefg!', '1234567!', 'aB3~!@#$%^&*()_+', 'abcdefgh=1234567'],
    refuses: [
      'abcdef1',
      'abcdefghijklmnop1',
      'abcdefgh',
      '12345678',
      '!@#$%^&*',
      'abcdefg-',
      'abcdef1-',
      'abcdefg1 ',
      ' abcdefg1',
      'abcdefg1\n',
      'abcdefg바1',
    ],
    awkward: [],
  },
  {
    name: 'passwordNotId',
    rule: passwordNotId('badaedu1'),
    accepts: ['badaedu2', 'badaedu1!'],
    refuses: ['badaedu1', 'BadaEdu1'],
    awkward: everyAwkward,
  },
  {
    name: 'passwordConfirmation',
    rule: passwordConfirmation('Bada!2026'),
    accepts: ['Bada!2026'],
    refuses: ['bada!2026', 'Bada!2026 ', 'Bada!202'],
    awkward: [],
  },
  {
    name: 'id',
    rule: id,
    accepts: ['badaed', 'b12345', 'b'.repeat(17)],
    refuses: [
      'badae',
      'b'.repeat(18),
      'Badaedu',
      '1badaedu',
      'bada_edu',
      'bada edu',
      ' badaedu',
      'badaedu\n',
      'bada바다',
    ],
    awkward: ['latin'],
  },
  {
    name: 'korMore2',
    rule: korMore2,
    accepts: ['바다', 'abcd', '바ab', ' 바다 '],
    refuses: ['바', 'abc', '바a', '  바  '],
    awkward: but('empty', 'blanks', 'halfEmoji'),
  },
  {
    name: 'more8',
    rule: more8,
    accepts: ['12345678', '가나다라마바사아', 'a'.repeat(16), '가나다라마바사아'.normalize('NFD')],
    refuses: ['1234567', 'a'.repeat(17), ' 1234567 '],
    awkward: ['latin', 'fullWidthDigits', 'arabicDigits', 'zeroWidth', 'rightToLeft'],
  },
  {
    name: 'minLength(4)',
    rule: minLength(4),
    accepts: ['abcd', '가나다라'],
    refuses: ['abc', ' abc '],
    awkward: but('empty', 'blanks', 'invisible', 'accents', 'accentsTakenApart', 'halfEmoji'),
  },
  {
    name: 'maxLength(4)',
    rule: maxLength(4),
    accepts: ['', 'abcd', ' abcd '],
    refuses: ['abcde', '가나다라마'],
    awkward: [
      'empty',
      'blanks',
      'invisible',
      'korean',
      'koreanTakenApart',
      'loneJamo',
      'accents',
      'accentsTakenApart',
      'emoji',
      'halfEmoji',
    ],
  },
  {
    name: 'minByte(5)',
    rule: minByte(5),
    accepts: ['abcde', '바다a', '바다속'],
    refuses: ['abcd', '바다'],
    awkward: but('empty', 'blanks', 'invisible', 'accents', 'accentsTakenApart', 'halfEmoji'),
  },
  {
    name: 'maxByte(4)',
    rule: maxByte(4),
    accepts: ['', 'abcd', '바다', '바다'.normalize('NFD')],
    refuses: ['abcde', '바다a'],
    awkward: ['empty', 'blanks', 'invisible', 'accents', 'accentsTakenApart', 'halfEmoji'],
  },
  {
    name: 'betweenByte(4, 8)',
    rule: betweenByte(4, 8),
    accepts: ['abcd', 'abcdefgh', '바다', '바다친구'],
    refuses: ['abc', 'abcdefghi', '바다친구a'],
    awkward: [
      'invisible',
      'newline',
      'korean',
      'koreanTakenApart',
      'loneJamo',
      'accents',
      'accentsTakenApart',
      'emoji',
    ],
  },
  {
    name: 'date',
    rule: date,
    accepts: ['20120229', '20000229', '19991231', '00010101'],
    refuses: [
      '20130229',
      '19000229',
      '20121301',
      '20120431',
      '20120400',
      '20120001',
      '00000101',
      '2012-02-29',
      '2012229',
      '201202290',
      ' 20120229',
      '２０１２０２２９',
    ],
    awkward: [],
  },
  {
    name: 'ageOver',
    rule: ageOver(TODAY),
    accepts: ['20120505', '20120504', '19800101', '19060505'],
    refuses: ['20120506', '20260505', '20270101', '19050505', '20120230'],
    awkward: [],
  },
  {
    name: 'ageUnder',
    rule: ageUnder(TODAY),
    accepts: ['20120506', '20260505'],
    refuses: ['20120505', '19800101', '20260506', '20270101', '19000101', '20130229'],
    awkward: [],
  },
  {
    name: 'searchDifficult',
    rule: searchDifficult,
    accepts: ['0', '1', '999', '1500', '0007'],
    refuses: ['1501', '9999', '12345', '-1', '1.5', '1e3', ' 1'],
    awkward: [],
  },
  {
    name: 'minRaqCheck(300)',
    rule: minRaqCheck(300),
    accepts: ['300', '1499'],
    refuses: ['299', '1500', '3e2', '0x1F'],
    awkward: [],
  },
  {
    name: 'maxRaqCheck(700)',
    rule: maxRaqCheck(700),
    accepts: ['1', '700'],
    refuses: ['0', '701', '1499', '7e1'],
    awkward: [],
  },
];

describe.each(rows)('the rule $name', ({ rule, accepts, refuses, awkward }) => {
  it('accepts and refuses what it says', () => {
    expect(accepts.filter((value) => rule(value) !== null)).toEqual([]);
    expect(refuses.filter((value) => rule(value) === null)).toEqual([]);
  });

  it('knows what to do with awkward texts', () => {
    expect(everyAwkward.filter((name) => rule(awkwardTexts[name]) === null)).toEqual(
      everyAwkward.filter((name) => awkward.includes(name)),
    );
  });

  it('refuses in a whole polite Korean sentence that repeats nothing of the value', () => {
    for (const value of [...refuses, ...Object.values(awkwardTexts)]) {
      const message = rule(value);
      if (message !== null) expect(message).toMatch(/^[^<>]{5,100}(?:니다|시오)\.$/);
    }
  });
});

describe('messages', () => {
  it('are the ones the spec tells of', () => {
    expect(required('')).toBe('필수 입력 정보입니다.');
    expect(defaultRuleMessage).toBe('이 항목의 값이 올바르지 않습니다.');
    expect(email('x')).toContain('비밀번호를 찾을 때');
    expect(ageOver(TODAY)('20200101')).toMatch(/보호자\(법정대리인\).*14세 미만 회원가입/);
    expect(ageUnder(TODAY)('20000101')).toMatch(/14세 이상 회원가입/);
    expect(searchDifficult('')).toMatch(/0에서 1500/);
  });

  it('of several rules is that of the first that refuses', () => {
    expect(checkRules('', [required, id])).toBe(required(''));
    expect(checkRules('x', [required, id])).toBe(id('x'));
    expect(checkRules('badaedu', [required, id])).toBeNull();
    expect(checkRules('x', [])).toBeNull();
  });
});
