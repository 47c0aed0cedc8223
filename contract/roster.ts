import { z } from 'zod';
import { type RosterColumn, rosterHeadings } from '#domain/roster/nameRosterColumn.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import { type ExportPurpose, exportPurposes } from '#domain/staff/exportPurposes.ts';
import { instant } from './envelope.ts';
import { institutionParams } from './staff.ts';
import { storedText } from './storedText.ts';

const columns = Object.keys(rosterHeadings) as [RosterColumn, ...RosterColumn[]];

/** POST …/roster/files: the sheets of a spreadsheet, which is read and not stored. Texts by column from 0. */
export const rosterFile = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      hidden: z.boolean(),
      rows: z.array(
        z.object({
          rowNo: z.int(),
          cells: z.array(z.tuple([z.int(), z.string()])),
          /** Of a row put together from several files: what is wrong with it, and what has to be confirmed. */
          problems: z.array(z.string()).optional(),
          doubts: z.array(z.string()).optional(),
        }),
      ),
      merges: z.array(z.object({ top: z.int(), left: z.int(), bottom: z.int(), right: z.int() })),
    }),
  ),
  /** What a set of OneRoster files holds besides its students; null for a spreadsheet. */
  oneRoster: z
    .object({
      version: z.enum(['1.1', '1.2']),
      mode: z.enum(['BULK', 'DELTA']),
      classCount: z.int(),
      teachers: z.array(z.object({ name: z.string(), email: z.string(), classNames: z.array(z.string()) })),
      /** Students who are to be deleted in the other system. */
      leaving: z.array(z.object({ externalId: z.string(), name: z.string() })),
      /** What was left out, with file, row and column. */
      notes: z.array(z.string()),
    })
    .nullable(),
});
export type RosterFile = z.infer<typeof rosterFile>;

const cell = storedText().max(300);
const key = storedText().max(140);
const rosterTable = z.strictObject({
  sheet: storedText().max(120),
  title: storedText().max(300),
  columns: z.array(z.enum(columns)).max(columns.length),
  rows: z
    .array(
      z.strictObject({
        rowNo: z.int().min(1).max(2_000_000),
        /** In the order of `columns`. */
        cells: z.array(cell).max(columns.length),
        conflicts: z.array(storedText().max(300)).max(3),
        doubts: z.array(storedText().max(300)).max(3).optional(),
      }),
    )
    .max(rosterTuning.mostRows),
});
export type RosterTableBody = z.infer<typeof rosterTable>;

/** POST …/roster/check: what these lists would change. */
export const rosterBody = z.strictObject({
  tables: z.array(rosterTable).min(1).max(60),
  /** Rows that somebody has looked at and confirmed. */
  confirmed: z.array(key).max(rosterTuning.mostRows),
  /** Letters of the ids for an institution that has chosen none. */
  letters: storedText().max(20).nullable(),
  /** Ids of students who are to be deleted in the system that a file comes from. */
  leaving: z.array(cell).max(rosterTuning.mostRows).optional(),
});
export type RosterBody = z.infer<typeof rosterBody>;
/** Bytes of a body with the rows of a whole institution. */
export const ROSTER_BODY_LIMIT = 1024 * 1024;
/** PUT …/roster/uploads: carries these rows of the lists out; a row that is done stays as it is. */
export const rosterUploadBody = rosterBody.extend({
  /** Chosen by the browser, the same for all parts of an upload. */
  uploadKey: z.string().regex(/^[\w-]{16,64}$/),
  rowKeys: z.array(key).min(1).max(rosterTuning.mostRowsAtOnce),
});

export const uploadParams = institutionParams.extend({
  uploadNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

const shown = z.object({
  name: z.string(),
  schoolGrade: z.string(),
  className: z.string(),
  classNumber: z.string(),
  accountId: z.string(),
});
const rosterRow = z.object({
  /** Names the row: its number, with its sheet before it. */
  key: z.string(),
  outcome: z.enum(['CREATED', 'CHANGED', 'KNOWN', 'ASKED', 'REFUSED']),
  /** What was read. */
  shown,
  /** The proposed id, or the one that the student has. */
  accountId: z.string().nullable(),
  /** What changes, or why not; a reason about a cell begins with its heading. */
  reasons: z.array(z.string()),
});
export const rosterCheck = z.object({
  rows: z.array(rosterRow),
  /** Students of these classes who are not in the lists; nothing happens to them. */
  leavers: z.array(z.object({ name: z.string(), className: z.string().nullable(), accountId: z.string() })),
  /** Pupils here who are to be deleted in the other system; nothing happens to them. */
  leaving: z.array(
    z.object({ accountNo: z.int(), name: z.string(), accountId: z.string(), className: z.string().nullable() }),
  ),
  schoolYear: z.int(),
  letters: z.object({ own: z.string().nullable(), proposed: z.string(), refused: z.string().nullable() }),
});
export type RosterCheck = z.infer<typeof rosterCheck>;
export const rosterStep = z.object({
  uploadNo: z.int(),
  rows: z.array(rosterRow.extend({ accountNo: z.int().nullable() })),
});
export type RosterStep = z.infer<typeof rosterStep>;

/** GET …/roster/uploads: those that can still be undone, the latest first. */
export const rosterUploads = z.object({
  items: z.array(
    z.object({
      uploadNo: z.int(),
      staffName: z.string(),
      at: instant,
      undoUntil: instant,
      madeCount: z.int(),
      changedCount: z.int(),
      /** Accounts that were used since, which undoing leaves. */
      usedCount: z.int(),
    }),
  ),
});
export type RosterUploads = z.infer<typeof rosterUploads>;
/** DELETE …/roster/uploads/{uploadNo} */
export const undoneUpload = z.object({
  removedCount: z.int(),
  /** Who has signed in already and stays. */
  kept: z.array(z.object({ name: z.string(), accountId: z.string() })),
  /** Students who were there before and whose class or grade this upload changed; they stay as they are. */
  changedCount: z.int(),
});
export type UndoneUpload = z.infer<typeof undoneUpload>;

/** GET …/one-roster */
export const oneRosterQuery = z.strictObject({
  purpose: z.enum(Object.keys(exportPurposes) as [ExportPurpose, ...ExportPurpose[]]).default('OTHER'),
});
/** A zip of the OneRoster 1.2 files, as base64. */
export const oneRosterFiles = z.object({
  fileName: z.string(),
  zip: z.string(),
  pupilCount: z.int(),
  classCount: z.int(),
});
export type OneRosterFiles = z.infer<typeof oneRosterFiles>;
