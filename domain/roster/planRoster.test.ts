import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '#tests/support/sheetOf.ts';
import { planRoster } from './planRoster.ts';
import { readRoster } from './readRoster.ts';
import type { Member } from './rosterChanges.ts';

const HEADINGS = ['이름', '생년월일', '학년', '반', '번호', '아이디', '보호자HP', '동의'];
const scope = { year: 2027, confirmed: new Set<string>(), whole: false };
let number = 0;
const member = (facts: Partial<Member>): Member => {
  number += 1;
  return {
    accountNo: number,
    accountId: `bada000${number}`,
    name: '박슌희',
    birthday: '20170302',
    schoolGrade: 'ELEMENTARY_3',
    schoolName: null,
    protectorMobileNo: '01012345001',
    fromRoster: true,
    marks: [],
    className: '2',
    classGrade: 'ELEMENTARY_3',
    classYear: 2026,
    classNumber: 7,
    ...facts,
  };
};
const plan = (lines: string[][], members: Member[], more: Partial<typeof scope> = {}) => {
  const read = readRoster([sheetOf(HEADINGS, ...lines)], { today: '2027-03-04', institutionName: '책바다 학원' });
  return planRoster(read.rows, members, { ...scope, ...more });
};
const kinds = (made: ReturnType<typeof plan>) => made.rows.map(({ action }) => action.kind);

describe('what a roster changes', () => {
  it('moves students of last year by name and birthday, and says what changed', () => {
    const there = member({});
    const made = plan([['박슌희', '2017-03-02', '초4', '1', '12', '', '010-1234-5002', '']], [there]);
    expect(made.rows).toMatchObject([
      {
        action: {
          kind: 'CHANGE',
          member: there,
          changes: [
            { field: 'schoolGrade', before: 'ELEMENTARY_3', after: 'ELEMENTARY_4' },
            { field: 'class', before: '2', after: '1' },
            { field: 'classNumber', before: 7, after: 12 },
            { field: 'protectorMobileNo', before: '01012345001', after: '01012345002' },
          ],
        },
      },
    ]);
  });

  it('changes nothing by empty cells, and nothing that a student gave', () => {
    const there = member({ schoolGrade: 'ELEMENTARY_4', fromRoster: false });
    expect(kinds(plan([['박슌희', '2017-03-02', '초4', '', '', '', '010-9999-9999', '']], [there]))).toEqual(['KNOWN']);
  });

  it('lists who is missing from the classes of the roster, and nobody else', () => {
    const [stays, leaves, other] = [
      member({}),
      member({ name: '김똠방', birthday: '20170501' }),
      member({ name: '이설믜', className: '5', birthday: '20170601' }),
    ];
    const line = ['박슌희', '2017-03-02', '초4', '1', '12', '', '', ''];
    expect(plan([line], [stays, leaves, other]).leavers).toEqual([leaves]);
    expect(plan([line], [stays, leaves, other], { whole: true }).leavers).toEqual([leaves, other]);
    // Whoever stands in a refused row has not left.
    const refused = ['김똠방', '언제', '초4', '1', '', '', '', ''];
    expect(plan([line, refused], [stays, leaves, other]).leavers).toEqual([]);
  });

  it('joins who is not there, with the consent that a child needs', () => {
    const made = plan(
      [
        ['박슌희', '2017-03-02', '초4', '1', '1', '', '010-1234-5001', '예'],
        ['김똠방', '2017-03-03', '초4', '1', '2', '', '010-1234-5002', ''],
      ],
      [],
    );
    expect(kinds(made)).toEqual(['JOIN', 'REFUSED']);
  });

  it('asks about one child under two ids, and takes a yes for the row', () => {
    const there = member({});
    const line = ['박슌희', '2017-03-02', '초4', '1', '1', 'other2017', '010-1234-5001', '예'];
    expect(plan([line], [there]).rows).toMatchObject([
      { action: { kind: 'ASK', reasons: [expect.stringContaining(there.accountId)] } },
    ]);
    expect(kinds(plan([line], [there], { confirmed: new Set(['2']) }))).toEqual(['JOIN']);
    const twice = [line, ['박슌희', '2017-03-02', '초4', '1', '2', 'third2017', '010-1234-5001', '예']];
    expect(kinds(plan(twice, []))).toEqual(['JOIN', 'ASK']);
    expect(kinds(plan(twice, [], { confirmed: new Set(['3']) }))).toEqual(['JOIN', 'JOIN']);
  });

  it('asks before another name, and before a grade that does not fit', () => {
    const there = member({ accountId: 'bada2017' });
    const renamed = ['박하늘', '2017-03-02', '초4', '', '', 'bada2017', '', ''];
    expect(kinds(plan([renamed], [there]))).toEqual(['ASK']);
    expect(kinds(plan([renamed], [there], { confirmed: new Set(['2']) }))).toEqual(['CHANGE']);
    expect(kinds(plan([['박슌희', '2017-03-02', '고3', '', '', '', '', '']], [there]))).toEqual(['ASK']);
  });

  it('refuses an id twice, an id of another child, and a name that several have', () => {
    const line = (name: string, birthday: string, id: string) => [
      name,
      birthday,
      '초4',
      '',
      '',
      id,
      '010-1234-5001',
      '예',
    ];
    const [one, two] = [member({ accountId: 'bada2017', className: null }), member({ className: null })];
    expect(kinds(plan([line('가나', '2017-01-01', 'same2017'), line('다라', '2017-01-02', 'same2017')], []))).toEqual([
      'JOIN',
      'REFUSED',
    ]);
    expect(kinds(plan([line('박슌희', '2017-04-02', 'bada2017')], [one]))).toEqual(['REFUSED']);
    expect(kinds(plan([line('박슌희', '2017-03-02', '')], [one, two]))).toEqual(['REFUSED']);
    const other = { ...two, protectorMobileNo: '01099999999' };
    expect(plan([line('박슌희', '2017-03-02', '')], [one, other]).rows).toMatchObject([{ action: { member: one } }]);
  });

  it('never touches one member twice, and the same roster again changes nothing', () => {
    const pupil = fc.record({
      name: fc.constantFrom('박슌희', '김똠방', '이설믜'),
      day: fc.integer({ min: 1, max: 3 }),
      className: fc.constantFrom('', '1', '2'),
      id: fc.constantFrom('', 'aaaa01', 'aaaa02', 'bada01'),
    });
    fc.assert(
      fc.property(fc.array(pupil, { maxLength: 8 }), fc.array(pupil, { maxLength: 5 }), (rows, there) => {
        const members = there.map(({ name, day, className, id }, index) =>
          member({ name, birthday: `2017030${day}`, className: className || null, accountId: `${id}x${index}` }),
        );
        const lines = rows.map(({ name, day, className, id }) => [
          name,
          `2017-03-0${day}`,
          '초4',
          className,
          '',
          id,
          '010-1234-5001',
          '예',
        ]);
        const made = plan(lines, members);
        const changed = made.rows.flatMap(({ action }) => ('member' in action ? [action.member] : []));
        expect(new Set(changed).size).toBe(changed.length);
        const after = members.map((one) => {
          const change = made.rows.find(({ action }) => action.kind === 'CHANGE' && action.member === one)?.action;
          if (change?.kind !== 'CHANGE') return one;
          const { className, classNumber, schoolGrade } = change.student;
          const moved =
            className === null
              ? {}
              : { className, classNumber: classNumber ?? one.classNumber, classGrade: schoolGrade, classYear: 2027 };
          return { ...one, schoolGrade, protectorMobileNo: '01012345001', ...moved };
        });
        for (const { action } of plan(lines, after).rows) expect(action.kind).not.toBe('CHANGE');
      }),
    );
  });
});
