import { unguardFormula } from '../interchange/toCsv.ts';
import type { Sheet } from '../table/Sheet.ts';

export interface OneRosterRow {
  /** As a spreadsheet counts: the heading is 1. */
  rowNo: number;
  /** The text of a column; empty for one that is not there. */
  get(column: string): string;
}

/** What the files are, with the columns by which each is known: files are renamed by people. */
const KINDS = {
  manifest: ['propertyname', 'value'],
  users: ['sourcedid', 'givenname', 'familyname'],
  roles: ['usersourcedid', 'roletype', 'role'],
  enrollments: ['classsourcedid', 'usersourcedid', 'role'],
  classes: ['sourcedid', 'title', 'coursesourcedid'],
  academicSessions: ['sourcedid', 'startdate', 'enddate', 'title'],
  demographics: ['sourcedid', 'birthdate'],
  orgs: ['sourcedid', 'name', 'type', 'parentsourcedid'],
  courses: ['sourcedid', 'title', 'orgsourcedid'],
} as const;
export type OneRosterKind = keyof typeof KINDS;

/** The files of a set by what they are. */
export type OneRosterTables = Partial<Record<OneRosterKind, readonly OneRosterRow[]>>;

/** The files of a set among sheets; null where none of them is of OneRoster. */
export function identifyOneRoster(sheets: readonly Sheet[]): OneRosterTables | null {
  const tables: OneRosterTables = {};
  for (const sheet of sheets) {
    const [heading, ...rows] = sheet.rows;
    if (heading === undefined) continue;
    const columns = new Map([...heading.cells].map(([place, text]) => [text.trim().toLowerCase(), place]));
    const kind = (Object.keys(KINDS) as OneRosterKind[]).find((one) => KINDS[one].every((name) => columns.has(name)));
    if (kind === undefined || tables[kind] !== undefined) continue;
    tables[kind] = rows.map(({ rowNo, cells }) => ({
      rowNo,
      get: (column) => unguardFormula((cells.get(columns.get(column.toLowerCase()) ?? -1) ?? '').trim()),
    }));
  }
  // A manifest alone has the columns of any list of settings.
  return Object.keys(tables).some((kind) => kind !== 'manifest') ? tables : null;
}

/** The values of a cell that holds several. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const isGone = (row: OneRosterRow): boolean => row.get('status').toLowerCase() === 'tobedeleted';
