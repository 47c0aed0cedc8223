import { describe, expect, it } from 'vitest';
import { csvFiles, oneRosterSheets } from '#tests/support/oneRosterSheets.ts';
import { draftRoster } from '../roster/draftRoster.ts';
import { draftTables } from '../roster/draftTables.ts';
import { planRoster } from '../roster/planRoster.ts';
import { readRosterTables } from '../roster/readRosterTable.ts';
import type { Member } from '../roster/rosterChanges.ts';
import { identifyOneRoster } from './identifyOneRoster.ts';
import { readOneRoster } from './readOneRoster.ts';
import { readOneRosterGrade, toOneRosterGrade } from './readOneRosterGrade.ts';
import { joinName, splitName } from './splitName.ts';

const PLACE = { today: '2026-11-29', institutionName: '물결초등학교' };
const USERS =
  'sourcedId,status,dateLastModified,enabledUser,givenName,familyName,email,sms,agentSourcedIds,grades,password';
const ROLES = 'sourcedId,status,dateLastModified,userSourcedId,roleType,role,orgSourcedId';
const SEATS =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate';
const CLASSES =
  'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classType,schoolSourcedId,termSourcedIds';
const TERMS = 'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear';

function read(files: Record<string, readonly string[]>) {
  const tables = identifyOneRoster(oneRosterSheets(csvFiles(files)));
  if (tables === null) throw new Error('no set');
  const reading = readOneRoster(tables, PLACE);
  if ('problem' in reading) throw new Error(reading.problem);
  const [table] = draftTables(draftRoster(reading.sheets), { cells: new Map(), dropped: new Set(), fill: {} });
  return { ...reading, rows: table?.rows ?? [] };
}

const school = (seats: readonly string[], users: readonly string[] = ['u1,,,true,하늘,김,,,,03,']) => ({
  users: [USERS, ...users],
  roles: [ROLES, ...users.map((line, index) => `r${index},,,${line.split(',')[0]},primary,student,o1`)],
  classes: [
    CLASSES,
    'c1,,,3학년 1반,03,k,homeroom,o1,t26',
    'c2,,,3학년 2반,03,k,homeroom,o1,t26',
    'c3,,,논술 A,,k,scheduled,o1,t26',
    'c4,,,4학년 1반,04,k,homeroom,o1,t27',
    'c5,,,2학년 7반,02,k,homeroom,o1,t25',
  ],
  academicSessions: [
    TERMS,
    't25,,,2025,term,2025-03-01,2026-02-28,,2026',
    't26,,,2026,term,2026-03-01,2027-02-28,,2027',
    't27,,,2027,term,2027-03-01,2028-02-29,,2028',
  ],
  enrollments: [SEATS, ...seats],
});

describe('a set of files of another system', () => {
  it('is recognised by what its files hold, in 1.1 and 1.2', () => {
    const old = read({
      a: [
        'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,givenName,familyName,grades',
        'u1,,,true,o1,student,x,Anna,Kim,05',
      ],
      b: ['sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId', 'o1,,,물결초,school,,'],
    });
    expect([old.version, old.mode, old.rows[0]?.cells]).toEqual([
      '1.1',
      'BULK',
      expect.objectContaining({ name: 'Anna Kim', schoolGrade: '초등 5학년', externalId: 'u1' }),
    ]);
    expect(read(school([])).version).toBe('1.2');
    expect(
      identifyOneRoster(oneRosterSheets(csvFiles({ a: ['이름,학년', '김하늘,3'], manifest: ['propertyName,value'] }))),
    ).toBeNull();
    const alone = identifyOneRoster(oneRosterSheets(csvFiles({ enrollments: [SEATS] })));
    expect(readOneRoster(alone ?? {}, PLACE)).toEqual({ problem: expect.stringMatching(/users\.csv가 없어요/) });
  });

  it('prefers a present class to a coming one, and that to a past one', () => {
    const classOf = (...seats: string[]) => {
      const [row] = read(school(seats)).rows;
      return [row?.cells.className, row?.cells.classYear, row?.conflicts.length, row?.doubts?.length ?? 0];
    };
    const seat = (id: string, more = 'false,,') => `e${id},,,${id},o1,u1,student,${more}`;
    expect(classOf(seat('c1'), seat('c3'), seat('c4'), seat('c5'))).toEqual(['1', '2026', 0, 0]);
    expect(classOf(seat('c3'))).toEqual(['논술 A', '2026', 0, 0]);
    expect(classOf(seat('c4'), seat('c5'))).toEqual(['1', '2027', 0, 0]);
    expect(classOf(seat('c5'))).toEqual(['7', '2025', 0, 1]);
    expect(classOf(seat('c1'), seat('c2', 'true,,'))).toEqual(['2', '2026', 0, 0]);
    // Left on a day, or a seat that is to be deleted.
    expect(classOf(seat('c1', 'false,2026-03-02,2026-10-31'), seat('c2'))).toEqual(['2', '2026', 0, 0]);
    expect(classOf('e1,tobedeleted,2026-11-01T00:00:00.000Z,c1,o1,u1,student,false,,', seat('c2'))).toEqual([
      '2',
      '2026',
      0,
      0,
    ]);
    expect(classOf()).toEqual(['', '', 0, 0]);
  });

  it('names file, row and column of what does not fit together, by the cell that can be mended', () => {
    const broken = read(school(['e1,,,c9,o1,u1,student,false,,', 'e2,,,c1,o1,u9,student,false,,']));
    expect(broken.rows[0]?.conflicts).toEqual([
      '반: enrollments.csv 2번째 줄의 classSourcedId ‘c9’ 반이 classes.csv에 없어요. 반을 적거나, 반이 없으면 ‘-’라고 적어 주세요.',
    ]);
    expect(broken.notes).toEqual(['enrollments.csv 3번째 줄: userSourcedId ‘u9’가 users.csv에 없어서 읽지 않았어요.']);
    const two = read(school(['e1,,,c1,o1,u1,student,true,,', 'e2,,,c2,o1,u1,student,true,,']));
    expect(two.rows[0]?.conflicts).toEqual([
      '반: enrollments.csv 2, 3번째 줄에 반이 2개예요(‘1’, ‘2’). 하나만 적어 주세요.',
    ]);
    const files = school([], ['u1,,,true,하늘,김,,,,"03,05",', 'u2,,,false,바다,이,,,,UG,']);
    const graded = read({ ...files, roles: [ROLES] });
    expect(graded.rows.map(({ conflicts, doubts }) => [conflicts, doubts])).toEqual([
      [
        ['학년: users.csv 2번째 줄 grades에 학년이 여럿이에요(‘03,05’). 하나만 적어 주세요.'],
        ['users.csv 2번째 줄의 사람은 역할(role)이 없어요. 학생이 맞는지 확인해 주세요.'],
      ],
      [
        [],
        [
          'users.csv 3번째 줄의 사람은 역할(role)이 없어요. 학생이 맞는지 확인해 주세요.',
          'users.csv 3번째 줄의 enabledUser가 false예요. 지금 다니는 학생인지 확인해 주세요.',
        ],
      ],
    ]);
    expect(graded.rows[1]?.cells.schoolGrade).toBe('UG');
  });

  it('lets somebody without a class be mended by a line', () => {
    const tables = identifyOneRoster(oneRosterSheets(csvFiles(school(['e1,,,c9,o1,u1,student,false,,'])))) ?? {};
    const reading = readOneRoster(tables, PLACE);
    if ('problem' in reading) throw new Error(reading.problem);
    const nameOfClass = (className: string) => {
      const cells = new Map([['users.csv!2', { className }]]);
      const mended = draftTables(draftRoster(reading.sheets), { cells, dropped: new Set(), fill: {} });
      const [placed] = readRosterTables(mended, PLACE).rows;
      return placed?.row.kind === 'READ' ? placed.row.student.className : placed?.row.kind;
    };
    expect(['', '-', '2반'].map(nameOfClass)).toEqual([null, null, '2']);
  });

  it('takes neither mail nor telephone nor password of a child, and the number of a parent alone', () => {
    const files = school(
      [],
      ['u1,,,true,하늘,김,child@sea.kr,010-1111-2222,p1,03,secret', 'p1,,,true,바다,김,parent@sea.kr,010-3333-4444,,,'],
    );
    const roles = [ROLES, 'r1,,,u1,primary,student,o1', 'r2,,,p1,primary,parent,o1'];
    const reading = read({ ...files, roles });
    expect(reading.rows.map(({ cells }) => cells.protectorMobileNo)).toEqual(['010-3333-4444']);
    expect(JSON.stringify(reading)).not.toMatch(/secret|child@|parent@|010-1111/);
  });

  it('proposes who is to be deleted, and lists the teachers with their classes', () => {
    const files = school(
      ['e1,,,c1,o1,t1,teacher,true,,'],
      [
        'u1,active,,true,하늘,김,,,,03,',
        'u2,tobedeleted,,true,바다,이,,,,03,',
        't1,active,,true,선생,윤,yun@sea.kr,,,,',
      ],
    );
    const roles = [
      ROLES,
      ...['u1', 'u2'].map((id) => `r${id},,,${id},primary,student,o1`),
      'r3,,,t1,primary,teacher,o1',
    ];
    const reading = read({ ...files, roles });
    expect([reading.mode, reading.leaving]).toEqual(['DELTA', [{ externalId: 'u2', name: '이바다' }]]);
    expect(reading.rows.map(({ cells }) => cells.externalId)).toEqual(['u1']);
    expect(reading.teachers).toEqual([{ name: '윤선생', email: 'yun@sea.kr', classNames: ['초등 3학년 1반'] }]);
  });

  it('sets the schools of a district apart, and takes the own one', () => {
    const files = school([], ['u1,,,true,하늘,김,,,,03,', 'u2,,,true,바다,이,,,,03,']);
    const reading = read({
      ...files,
      roles: [ROLES, 'r1,,,u1,primary,student,o1', 'r2,,,u2,primary,student,o2'],
      orgs: [
        'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
        'o1,,,파도초등학교,school,,',
        'o2,,,물결 초등학교,school,,',
      ],
    });
    expect(reading.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['파도초등학교 users.csv', true],
      ['물결 초등학교 users.csv', false],
    ]);
    expect(reading.rows.map(({ cells }) => cells.name)).toEqual(['이바다']);
  });
});

describe('a grade of OneRoster', () => {
  it('is one of ours, by the school where it is only a number', () => {
    const grades = ['KG', 'PK', '01', '6', '07', '12', '초3', '중1', 'H2', 'UG', '13'].map((text) =>
      readOneRosterGrade(text, null),
    );
    expect(grades).toEqual([
      ...['CHILD', 'CHILD', 'ELEMENTARY_1', 'ELEMENTARY_6', 'MIDDLE_1', 'HIGH_3', 'ELEMENTARY_3', 'MIDDLE_1', 'HIGH_2'],
      null,
      null,
    ]);
    expect([
      readOneRosterGrade('01', 'MIDDLE'),
      readOneRosterGrade('08', 'MIDDLE'),
      readOneRosterGrade('03', 'HIGH'),
    ]).toEqual(['MIDDLE_1', 'MIDDLE_2', 'HIGH_3']);
    expect(['CHILD', 'ELEMENTARY_4', 'HIGH_1'].map(toOneRosterGrade)).toEqual(['KG', '04', '10']);
  });
});

describe('a name in two parts', () => {
  it('is the name again', () => {
    for (const name of ['김하늘', '남궁민', '하늘', 'Anna Kim', 'Anna', '마리아 로페즈', '안나 김', '김하늘2'])
      expect(joinName(splitName(name))).toBe(name);
    expect(splitName('남궁민')).toEqual({ familyName: '남궁', givenName: '민' });
  });
});

describe('the same file once more', () => {
  const member = (facts: Partial<Member>): Member => ({
    accountNo: 1,
    accountId: 'bada0001',
    name: '김하늘',
    birthday: '20170302',
    schoolGrade: 'ELEMENTARY_3',
    schoolName: null,
    protectorMobileNo: null,
    fromRoster: true,
    marks: [],
    className: '1',
    classGrade: 'ELEMENTARY_3',
    classYear: 2026,
    classNumber: null,
    ...facts,
  });
  const plan = (members: Member[], users: string[], seats: string[]) => {
    const { sheets } = read(school(seats, users));
    const tables = draftTables(draftRoster(sheets), { cells: new Map(), dropped: new Set(), fill: {} });
    const { rows, year } = readRosterTables(tables, PLACE);
    return planRoster(rows, members, { year, confirmed: new Set(), whole: false }).rows.map(({ action }) => action);
  };
  const seat = ['e1,,,c1,o1,u1,student,false,,'];

  it('finds a child by the id of the other system, with another name and class', () => {
    const [action] = plan(
      [member({ marks: ['u1'], name: '김바다' })],
      ['u1,,,true,하늘,김,,,,03,'],
      ['e1,,,c2,o1,u1,student,false,,'],
    );
    expect(action).toMatchObject({ kind: 'ASK', reasons: [expect.stringContaining('이름이 바뀌었는지')] });
    const [moved] = plan([member({ marks: ['u1'] })], ['u1,,,true,하늘,김,,,,03,'], ['e1,,,c2,o1,u1,student,false,,']);
    expect(moved).toMatchObject({ kind: 'CHANGE', changes: [{ field: 'class', after: '2' }] });
  });

  it('keeps the id of a child who was found by class and name, and asks where that is not clear', () => {
    const user = ['u1,,,true,하늘,김,,,,03,'];
    expect(plan([member({})], user, seat)).toMatchObject([
      { kind: 'CHANGE', changes: [{ field: 'externalId', after: 'u1' }] },
    ]);
    const elsewhere = plan([member({ className: '5' })], user, seat);
    expect(elsewhere).toMatchObject([
      { kind: 'REFUSED', reasons: [/^생년월일/, /^아이디: .*bada0001/].map((text) => expect.stringMatching(text)) },
    ]);
    const twins = plan([member({})], [...user, 'u2,,,true,하늘,김,,,,03,'], [...seat, 'e2,,,c1,o1,u2,student,false,,']);
    expect(twins.map(({ kind }) => kind)).toEqual(['REFUSED', 'REFUSED']);
    const twice = plan([member({})], [...user, ...user], seat);
    expect(twice[1]).toMatchObject({ kind: 'REFUSED', reasons: [expect.stringContaining('두 번')] });
  });

  it('makes nobody without a birthday', () => {
    expect(plan([], ['u1,,,true,하늘,김,,,,03,'], seat)).toEqual([
      { kind: 'REFUSED', reasons: ['생년월일: 꼭 적어 주세요.'] },
    ]);
  });
});
