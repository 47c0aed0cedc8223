import type { GradeCode } from '../book/grades.ts';

/** A student as a row of a roster has it, checked. */
export interface RosterStudent {
  /** Null where the roster has none: one is proposed. */
  accountId: string | null;
  name: string;
  /** `YYYYMMDD`; empty for somebody of another system whose file has none, who can be found and cannot join. */
  birthday: string;
  schoolGrade: GradeCode;
  className: string | null;
  classNumber: number | null;
  gender: 'MEN' | 'WOMEN' | null;
  email: string | null;
  mobileNo: string | null;
  protectorMobileNo: string | null;
  schoolName: string | null;
  underFourteen: boolean;
  /** What the file of another system states besides; left out for a spreadsheet. */
  external?: ExternalFacts;
}

/** A student as another system knows them. */
export interface ExternalFacts {
  /** The id there, or a mark of it: compared, never shown. */
  id: string;
  /** Grade and school year of the class, which may differ from the student's grade and from the year of the roster. */
  classGrade: GradeCode | null;
  classYear: number | null;
}

/** What a report shows of a row, understood or not. */
export interface ShownStudent {
  name: string;
  schoolGrade: string;
  className: string;
  classNumber: string;
  accountId: string;
}

/** One row under the heading, as it was understood. */
export type RosterRow = { shown: ShownStudent } & (
  | {
      kind: 'READ';
      student: RosterStudent;
      /** Why it cannot be a new account: it may still be a student who is here already. */
      joinReasons: string[];
      /** What somebody has to confirm first. */
      doubts: string[];
    }
  | { kind: 'REFUSED'; reasons: string[] }
  /** A total or a note under the list. */
  | { kind: 'SKIPPED' }
);
