import type { ReportState } from '#contract/readingNote.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { missionState } from '#domain/mission/missionState.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';
import { type GateReason, type ReportBand, reportMinLength, writingGates } from '#domain/mission/writingGates.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import { describeNote } from './describeNote.ts';
import { readBookText } from './readBookText.ts';
import { readReportBand } from './readReportBand.ts';
import { readReportText } from './readReportText.ts';
import { requireNoteBook } from './requireNoteBook.ts';

type ReportMaterial = Extract<MissionMaterial, { kind: 'REPORT' }>;

/** Where a book has no report mission, these lead on. */
const GENERAL_PROMPTS = [
  '가장 기억에 남는 장면과 그 까닭',
  '나라면 어떻게 했을지, 나와 닮은 점은 무엇인지',
  '책을 읽고 새로 알거나 달라진 생각',
];

/**
 * The report on a book: its one text, what it should hold, and what it still lacks to be handed in.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function readReportPage(context: SignedInContext, bookNo: number): Promise<ReportState> {
  const { db, accountNo } = context;
  const [book, note, rounds, current, band, bookText] = await Promise.all([
    requireNoteBook(db, bookNo),
    readReportText(context, bookNo),
    missionAttempts.rounds(db, { accountNo, bookNo, kind: 'REPORT' }),
    missionMaterials.findCurrent(db, bookNo, 'REPORT'),
    readReportBand(context),
    readBookText(db, bookNo),
  ]);
  const begun = rounds.at(-1)?.version;
  const offered = book.active && current !== undefined ? parseMaterial(current) : null;
  const given = begun === undefined ? offered : await missionMaterials.read(db, bookNo, 'REPORT', begun);
  const material = given?.kind === 'REPORT' ? given : null;
  const state = missionState(rounds)?.phase;
  const text = note?.content.kind === 'REPORT' ? note.content.text : '';
  return {
    note: note && describeNote(note),
    title: material?.title ?? `${withJosa(`『${book.bookName}』`, '을/를')} 읽고`,
    prompts: material ? [...material.prompts] : GENERAL_PROMPTS,
    minLength: reportMinLength(band),
    maxLength: MISSION_TUNING.report.maxLength,
    gates: gatesOf(text, band, material, bookText),
    band,
    missionState: material === null ? 'NONE' : state === undefined ? 'NEW' : state === 'OPEN' ? 'OPEN' : 'DONE',
  };
}

function gatesOf(text: string, band: ReportBand, material: ReportMaterial | null, bookText: string): GateReason[] {
  const reasons = writingGates(text, band, { terms: [], summary: '', ...material, text: bookText });
  return reasons.filter(({ code }) => code !== 'FEW_TERMS' || material !== null);
}
