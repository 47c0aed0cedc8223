import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRealDate } from '../account/isRealDate.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { classOfTitle } from './classOfTitle.ts';
import { gradeFitsAge, usualStep } from './gradeFitsAge.ts';
import { readClassName } from './readClassName.ts';
import { readClassNumber } from './readClassNumber.ts';
import { readConsent } from './readConsent.ts';
import { readDay } from './readDay.ts';
import { readGender } from './readGender.ts';
import { readGrade } from './readGrade.ts';
import { readName } from './readName.ts';
import { readPhone } from './readPhone.ts';
import { readStudentNo } from './readStudentNo.ts';
import { stageOfSchool } from './stageOfSchool.ts';

const TODAY = '2026-11-26';
const wide = (text: string) =>
  text.replaceAll(/[!-~]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const dashes = ['-', '‐', '‑', '‒', '–', '—', '―', '−', '﹣', '－'];

describe('a birthday', () => {
  const day = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2026-11-26'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const forms: ((year: string, month: string, date: string) => string)[] = [
    (y, m, d) => `${y}-${m}-${d}`,
    (y, m, d) => `${y}${m}${d}`,
    (y, m, d) => `${y}. ${Number(m)}. ${Number(d)}.`,
    (y, m, d) => `${y}.${m}.${d}`,
    (y, m, d) => `${y}/${Number(m)}/${d}`,
    (y, m, d) => `${y}년 ${Number(m)}월 ${Number(d)}일`,
    (y, m, d) => `${y}년${m}월${d}일생`,
    (y, m, d) => `${y} ${m} ${d}`,
    (y, m, d) => `${y}, ${m}, ${d}`,
    (y, m, d) => `${y}-${m}-${d} 00:00:00`,
    (y, m, d) => `${y}-${m}-${d}T00:00:00.000Z`,
    (y, m, d) => `${y}-${m}-${d}(수)`,
    (y, m, d) => `${y}-${m}-${d} 수요일`,
    (y, m, d) => `'${y}${m}${d}`,
    (y, m, d) => `양력 ${y}.${m}.${d}`,
    ...dashes.map((dash) => (y: string, m: string, d: string) => `${y}${dash}${m}${dash}${d}`),
  ];

  it('is read in every form, in both widths', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...forms), fc.boolean(), (text, form, isWide) => {
        const [year = '', month = '', date = ''] = text.split('-');
        const written = form(year, month, date);
        expect(readDay(isWide ? wide(written) : written, TODAY)).toEqual({ day: `${year}${month}${date}` });
      }),
    );
  });

  it('has a year of two digits that is not to come', () => {
    const forms = [
      (y: string, m: string, d: string) => `${y}${m}${d}`,
      (y: string, m: string, d: string) => `${y}.${m}.${d}`,
    ];
    fc.assert(
      fc.property(day, fc.constantFrom(...forms), (text, form) => {
        const [year = '', month = '', date = ''] = text.split('-');
        const read = readDay(form(year.slice(2), month, date), TODAY);
        expect(read).toEqual({ day: expect.stringMatching(/^(?:19|20)\d{6}$/u) });
        const { day: found } = read as { day: string };
        expect(found.slice(2)).toBe(`${year.slice(2)}${month}${date}`);
        expect(found <= '20261126').toBe(true);
        expect(`${Number(found.slice(0, 4)) + 100}${found.slice(4)}` > '20261126').toBe(true);
      }),
    );
  });

  it.each([
    '',
    '2016-13-01',
    '2016-02-30',
    '16/3',
    '2016',
    '음력 2016-03-02',
    '42431',
    '160302-3******',
    '삼월 이일',
    '2016-03-02-01',
  ])('is asked for again for %j', (text) => {
    expect(readDay(text, TODAY)).toEqual({ reason: expect.stringMatching(/요\.$/u) });
  });

  it('is a real one whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-/년월일 ') }), (text) => {
        const read = readDay(text, TODAY);
        expect('reason' in read || isRealDate(read.day)).toBe(true);
      }),
    );
  });
});

describe('a mobile number', () => {
  const number = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 }));
  const four = (no: number) => String(no).padStart(4, '0');
  const forms: ((a: string, b: string) => string)[] = [
    (a, b) => `010${a}${b}`,
    (a, b) => `10${a}${b}`,
    (a, b) => `010.${a}.${b}`,
    (a, b) => `010 ${a} ${b}`,
    (a, b) => `010)${a}-${b}`,
    (a, b) => `(010)${a}-${b}`,
    (a, b) => `+82 10-${a}-${b}`,
    (a, b) => `+82-(0)10-${a}-${b}`,
    (a, b) => `8210${a}${b}`,
    (a, b) => `010-${a}-${b}(모)`,
    (a, b) => `모: 010-${a}-${b}`,
    (a, b) => `어머니 010-${a}-${b}`,
    (a, b) => `010-${a}-${b} 엄마`,
    (a, b) => `010-${a}-${b} / 010-0000-0000`,
    (a, b) => `010-${a}-${b}\n010-0000-0000`,
    (a, b) => `031-123-4567, 010-${a}-${b}`,
    ...dashes.map((dash) => (a: string, b: string) => `010${dash}${a}${dash}${b}`),
  ];

  it('is read in every form, in both widths', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...forms), fc.boolean(), ([a, b], form, isWide) => {
        const written = form(four(a), four(b));
        expect(readPhone(isWide ? wide(written) : written)).toEqual({ mobileNo: `010${four(a)}${four(b)}` });
      }),
    );
  });

  it.each(['', ' ', '-', '없음', '해당 없음', 'X', 'N/A'])('is none for %j', (text) => {
    expect(readPhone(text)).toEqual({ mobileNo: null });
  });

  it.each([
    '02-123-4567',
    '010-1234',
    '010-1234-56789',
    '1588-1234',
    '010-1234-5678 010-9999-8888',
    '#REF!',
    '전화 없이',
    '0101234567890',
  ])('is refused for %j', (text) => {
    expect(readPhone(text)).toHaveProperty('reason');
  });
});

describe('a grade', () => {
  const none = { stage: null, birthday: null, year: 2026 };
  const stages = {
    ELEMENTARY: ['초', '초등', '초등학교', '초등부'],
    MIDDLE: ['중', '중등', '중학교'],
    HIGH: ['고', '고등', '고등학교'],
  };

  it('is read with its school in every form, in both widths', () => {
    for (const { code } of studentGrades) {
      const [stage = '', no = ''] = code.split('_');
      if (!(stage in stages)) continue;
      for (const word of stages[stage as keyof typeof stages]) {
        for (const text of [
          `${word}${no}`,
          `${word} ${no}`,
          `${word}${no}학년`,
          `${word} ${no} 학년`,
          `${word}${wide(no)}학년`,
          `${word}\n${no}학년`,
        ]) {
          expect([text, readGrade(text, none)]).toEqual([text, { grade: code, className: null }]);
        }
      }
    }
  });

  it.each(['3', '３', '3학년', '３학년', ' 3 학년', '3.', '제3학년'])(
    '%j is the third of the school that is known',
    (text) => {
      for (const stage of ['ELEMENTARY', 'MIDDLE', 'HIGH'] as const) {
        expect(readGrade(text, { ...none, stage })).toEqual({ grade: `${stage}_3`, className: null });
      }
      expect(readGrade(text, none)).toEqual({ reason: expect.stringContaining('어느 학교인지') });
    },
  );

  it('that is a number alone is the one that fits the age', () => {
    for (let step = 1; step <= 12; step += 1) {
      const birthday = `${2026 - 6 - step}0302`;
      const [stage, no] = step <= 6 ? ['ELEMENTARY', step] : step <= 9 ? ['MIDDLE', step - 6] : ['HIGH', step - 9];
      expect(readGrade(String(no), { ...none, birthday })).toEqual({ grade: `${stage}_${no}`, className: null });
    }
    expect(readGrade('3', { ...none, birthday: '19800101' })).toHaveProperty('reason');
  });

  it.each([
    ['고1-3', 'HIGH_1', '3'],
    ['초3-2', 'ELEMENTARY_3', '2'],
    ['초3학년 2반', 'ELEMENTARY_3', '2'],
    ['초등학교 3학년 사랑반', 'ELEMENTARY_3', '사랑'],
    ['중2/11', 'MIDDLE_2', '11'],
  ])('%s has its class beside it', (text, grade, className) => {
    expect(readGrade(text, none)).toEqual({ grade, className });
  });

  it.each(['유아', '유치원', '7세', '만5세', '유치부', '미취학'])('%s is before school', (text) => {
    expect(readGrade(text, none)).toEqual({ grade: 'CHILD', className: null });
  });

  it.each([
    '',
    '예비고1',
    '예비초',
    '재수생',
    'N수',
    '성인',
    '대학 1학년',
    '초7',
    '고4',
    '0',
    '졸업',
    '전체 학년',
    '중등 공통',
  ])('%j is asked for again', (text) => {
    expect(readGrade(text, none)).toHaveProperty('reason');
  });

  it('fits within two years of the usual', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2022 }), fc.integer({ min: 1, max: 6 }), (born, no) => {
        const fits = gradeFitsAge(`ELEMENTARY_${no}` as 'ELEMENTARY_1', `${born}0601`, 2026);
        expect(fits).toBe(Math.abs(usualStep(`${born}0601`, 2026) - no) <= 2);
      }),
    );
  });
});

describe('a consent', () => {
  it.each(
    '예,네,넵,동의,동의함,동의합니다,동의 완료,ㅇ,O,o,Ｏ,○,◯,〇,●,◎,V,v,✓,✔,✔️,☑,√,Y,yes,TRUE,1,완료,제출,제출 완료,받음,있음,유,확인,(예),예.'.split(
      ',',
    ),
  )('%s is a yes', (word) => {
    expect(readConsent(` ${word} `)).toBe(true);
  });

  it.each([
    '',
    '아니오',
    '아니요',
    '미동의',
    '부동의',
    '동의 안함',
    '동의하지 않음',
    'X',
    '×',
    '✕',
    '✗',
    'N',
    'no',
    'FALSE',
    '0',
    '미제출',
    '없음',
    '무',
    '-',
    '예정',
    '거부',
  ])('%j is a no', (word) => {
    expect(readConsent(word)).toBe(false);
  });

  it.each(['김하늘', '2026-03-02', '엄마', '010-1234-5678', '동의?', '예/아니오', '동의서 참고'])(
    '%s is neither',
    (word) => {
      expect(readConsent(word)).toBeNull();
    },
  );

  it('is never a yes by accident', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 6 }), (text) => readConsent(`안${text}`) !== true));
  });
});

describe('the other cells', () => {
  it.each([
    ['남', 'MEN'],
    ['남학생', 'MEN'],
    ['Ｍ', 'MEN'],
    ['1', 'MEN'],
    ['여', 'WOMEN'],
    ['여자', 'WOMEN'],
    ['여학생', 'WOMEN'],
    ['2', 'WOMEN'],
    ['', null],
    ['기타', undefined],
  ])('gender %j is %s', (text, gender) => {
    expect(readGender(text)).toBe(gender);
  });

  it.each([
    ['김 하 늘', '김하늘'],
    ['이  준', '이준'],
    ['남궁 민', '남궁 민'],
    [' 박슌희 ', '박슌희'],
    ['Nguyễn Văn An', 'Nguyễn Văn An'],
    ['김하늘'.normalize('NFD'), '김하늘'],
  ])('name %j is %s', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it.each([
    ['3', '3'],
    ['３반', '3'],
    ['03', '3'],
    ['3.0', '3'],
    ['사랑반', '사랑'],
    ['3학년 2반', '2'],
    ['3-2', '2'],
    ['월수금 A반', '월수금 A'],
    ['', null],
    ['-', null],
  ])('class %j is %s', (text, name) => {
    expect(readClassName(text)).toBe(name);
  });

  it.each([
    ['1', 1],
    ['07', 7],
    ['15번', 15],
    ['３', 3],
    ['', null],
    ['백', undefined],
    ['0', undefined],
    ['100', undefined],
  ])('number %j is %s', (text, number) => {
    expect(readClassNumber(text)).toBe(number);
  });

  it.each([
    ['30215', { gradeNo: '3', className: '2', classNumber: 15 }],
    ['3215', { gradeNo: '3', className: '2', classNumber: 15 }],
    ['20260012', null],
    ['7', null],
  ])('number of school %s', (text, read) => {
    expect(readStudentNo(text)).toEqual(read);
  });

  it.each([
    ['2026학년도 3학년 2반 명렬표', '3', '2'],
    ['3-2', '3', '2'],
    ['초3반', '초3', null],
    ['초등 3학년 사랑반', '초등 3', '사랑'],
    ['사랑반 명단', null, '사랑'],
    ['5학년', '5학년', null],
    ['2026학년도 책바다초등학교 재적 현황', null, null],
    ['Sheet1', null, null],
    ['안내', null, null],
  ])('title %s', (title, grade, className) => {
    expect(classOfTitle(title)).toEqual({ grade, className });
  });

  it.each([
    ['책바다초등학교', 'ELEMENTARY'],
    ['바다초', 'ELEMENTARY'],
    ['물결여중', 'MIDDLE'],
    ['산들중학교', 'MIDDLE'],
    ['하늘고', 'HIGH'],
    ['해양고등학교(부산)', 'HIGH'],
    ['중앙초등학교', 'ELEMENTARY'],
    ['고려초', 'ELEMENTARY'],
    ['책바다 학원', null],
    ['초원 학원', null],
  ])('school %s', (name, stage) => {
    expect(stageOfSchool(name)).toBe(stage);
  });
});
