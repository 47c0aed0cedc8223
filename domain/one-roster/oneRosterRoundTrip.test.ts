import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneRosterSheets } from '#tests/support/oneRosterSheets.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { draftRoster } from '../roster/draftRoster.ts';
import { draftTables, type RowEdit } from '../roster/draftTables.ts';
import { planRoster } from '../roster/planRoster.ts';
import { readRosterTables } from '../roster/readRosterTable.ts';
import type { Member } from '../roster/rosterChanges.ts';
import { rowKey } from '../roster/rowKey.ts';
import { identifyOneRoster } from './identifyOneRoster.ts';
import { manifestFiles, oneRosterHeaders } from './oneRosterHeaders.ts';
import { readOneRoster } from './readOneRoster.ts';
import { type ExportedInstitution, type IdOf, writeOneRoster } from './writeOneRoster.ts';

const TODAY = '2026-11-29';
const idOf: IdOf = (kind, key) => `${kind}-${key}`;

interface GeneratedPupil {
  name: string;
  birthday: string;
  schoolGrade: string;
  active: boolean;
  at: number;
}

const grade = fc.constantFrom(...studentGrades.map(({ code }) => code));
const hangul = (least: number, most: number) =>
  fc
    .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: least, maxLength: most })
    .map((codes) => String.fromCodePoint(...codes));
const name = fc.oneof(
  hangul(2, 5),
  fc.constantFrom('남궁하늘', '제갈 민', '마리아 로페즈', 'Anna Kim', 'Anna', '김하늘2', "Seán O'Neill", '이·준'),
);
const className = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map(String),
  fc.constantFrom('월수 A', '3학년 2', '사랑', '"빛" 꿈', '논술, 금', 'A-1', '-1', '=가'),
);
const pupil: fc.Arbitrary<GeneratedPupil> = fc.record({
  name,
  birthday: fc.integer({ min: 2009, max: 2019 }).map((year) => `${year}0302`),
  schoolGrade: grade,
  active: fc.boolean(),
  at: fc.integer({ min: -1, max: 5 }),
});
const schoolClass = fc.record({ schoolYear: fc.constantFrom(2025, 2026, 2027), grade, name: className });

const generated = fc
  .record({
    name: fc.constantFrom('물결초등학교', '바다중학교', '책바다 학원', '하늘고등학교'),
    pupils: fc.array(pupil, { maxLength: 25 }),
    classes: fc.uniqueArray(schoolClass, {
      maxLength: 6,
      selector: (one) => `${one.schoolYear} ${one.grade} ${one.name}`,
    }),
    taught: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
  })
  .map(({ name: academy, pupils, classes, taught }) => {
    const exported: ExportedInstitution = {
      name: academy,
      pupils: pupils.map((one, index) => ({
        accountNo: index + 1,
        accountId: `bada${String(index + 1).padStart(4, '0')}`,
        name: one.name,
        schoolGrade: one.schoolGrade,
        active: one.active,
        classNo: classes[one.at] === undefined ? null : one.at + 1,
      })),
      classes: classes.map((one, index) => ({ classNo: index + 1, ...one })),
      teachers: [{ staffNo: 1, name: '윤선생', email: 'yun@sea.kr', classNos: taught.map((at) => at + 1) }],
    };
    const members = pupils.map((one, index): Member => {
      const of = classes[one.at];
      return {
        accountNo: index + 1,
        accountId: `bada${String(index + 1).padStart(4, '0')}`,
        name: one.name,
        birthday: one.birthday,
        schoolGrade: one.schoolGrade,
        schoolName: null,
        protectorMobileNo: null,
        fromRoster: true,
        marks: [idOf('USER', String(index + 1))],
        className: of?.name ?? null,
        classGrade: of?.grade ?? null,
        classYear: of?.schoolYear ?? null,
        classNumber: null,
      };
    });
    return { exported, members };
  });

function read(exported: ExportedInstitution) {
  const tables = identifyOneRoster(oneRosterSheets(writeOneRoster(exported, idOf)));
  if (tables === null) throw new Error('no set');
  const reading = readOneRoster(tables, { today: TODAY, institutionName: exported.name });
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

function planned(exported: ExportedInstitution, members: readonly Member[], cells: ReadonlyMap<string, RowEdit>) {
  const { sheets } = read(exported);
  const tables = draftTables(draftRoster(sheets), { cells, dropped: new Set(), fill: { guardianConsent: '예' } });
  const { rows, year } = readRosterTables(tables, { today: TODAY, institutionName: exported.name });
  const confirmed = new Set(rows.map(({ sheet, rowNo }) => rowKey(sheet, rowNo)));
  return {
    first: planRoster(rows, members, { year, confirmed: new Set(), whole: false }),
    agreed: planRoster(rows, members, { year, confirmed, whole: false }),
  };
}

describe('a set of OneRoster files', () => {
  it('read into the institution that it came from changes nothing and asks nothing', () => {
    fc.assert(
      fc.property(generated, ({ exported, members }) => {
        const { first } = planned(exported, members, new Map());
        expect(first.rows.map(({ action }) => action.kind)).toEqual(members.map(() => 'KNOWN'));
        expect(first.leavers).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('read into an empty institution makes the same pupils, grades and classes, once what it leaves out is written in', () => {
    fc.assert(
      fc.property(generated, ({ exported, members }) => {
        const written = members.map(({ birthday }, index): [string, RowEdit] => [
          rowKey('users.csv', index + 2),
          { birthday, protectorMobileNo: '010-1234-5678' },
        ]);
        const { agreed } = planned(exported, [], new Map(written));
        const made = agreed.rows.map(({ action }) => {
          if (action.kind !== 'JOIN') return action;
          const { student } = action;
          return {
            name: student.name,
            schoolGrade: student.schoolGrade,
            className: student.className,
            classGrade: student.className === null ? null : student.external?.classGrade,
            classYear: student.className === null ? null : student.external?.classYear,
          };
        });
        expect(made).toEqual(
          members.map(({ name: called, schoolGrade, className: room, classGrade, classYear }) => ({
            name: called,
            schoolGrade,
            className: room,
            classGrade,
            classYear,
          })),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('has each column of the specification in its order, and names every file that is not there', () => {
    fc.assert(
      fc.property(generated, ({ exported }) => {
        const files = writeOneRoster(exported, idOf);
        for (const [file, header] of Object.entries(oneRosterHeaders)) {
          const text = files.get(`${file}.csv`);
          const line = header.map((column) => `"${column}"`).join(',');
          if (text !== undefined) expect([file, text.split('\r\n')[0]]).toEqual([file, line]);
        }
        const manifest = files.get('manifest.csv') ?? '';
        for (const file of manifestFiles) {
          expect(manifest).toContain(`"file.${file}","${files.has(`${file}.csv`) ? 'bulk' : 'absent'}"`);
        }
        const all = [...files.values()].join('');
        // No telephone, no birthday, no mail of a child; rows of a bulk file have neither status nor date.
        for (const hidden of ['0302', '010-', '"active"', '\ufeff']) expect(all).not.toContain(hidden);
      }),
      { numRuns: 50 },
    );
  });

  it('names only rows that are there, and each id once', () => {
    fc.assert(
      fc.property(generated, ({ exported }) => {
        const tables = identifyOneRoster(oneRosterSheets(writeOneRoster(exported, idOf))) ?? {};
        const ids = Object.entries(tables).flatMap(([kind, rows]) =>
          kind === 'manifest' ? [] : rows.map((row) => row.get('sourcedId')),
        );
        expect(new Set(ids).size).toBe(ids.length);
        const named = Object.values(tables).flatMap((rows) =>
          rows.flatMap((row) =>
            [
              'parentSourcedId',
              'courseSourcedId',
              'schoolSourcedId',
              'termSourcedIds',
              'orgSourcedId',
              'userSourcedId',
              'classSourcedId',
              'primaryOrgSourcedId',
            ]
              .map((column) => row.get(column))
              .filter((id) => id !== ''),
          ),
        );
        expect(named.filter((id) => !ids.includes(id))).toEqual([]);
        const leaders = (tables.enrollments ?? []).filter((row) => row.get('primary') === 'true');
        expect(new Set(leaders.map((row) => row.get('classSourcedId'))).size).toBe(leaders.length);
      }),
      { numRuns: 50 },
    );
  });
});
