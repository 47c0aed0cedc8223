import type { ItemVerdict, MissionAttempt } from '#contract/mission.ts';
import { optionPicturePath } from '#domain/book/bookPicturePath.ts';
import { marksAtOnce } from '#domain/mission/markedAtOnceKinds.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { REPORT_KEY } from '#domain/mission/missionItems.ts';
import { hintPrice } from '#domain/mission/nextHint.ts';
import { presentMission } from '#domain/mission/presentMission.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { mayStillCount } from '#server/modules/contest/public.ts';
import { readWithdrawnKeys } from '#server/modules/item-withdrawal/public.ts';
import { readReportBand, readReportText } from '#server/modules/note/public.ts';
import { missionAnswers, type StoredAnswer } from '#server/repositories/missionAnswers.ts';
import type { StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionMarks, type StoredMark } from '#server/repositories/missionMarks.ts';
import { type MissionBook, missionMaterials } from '#server/repositories/missionMaterials.ts';
import { shownMarks, toVerdict } from './giveVerdict.ts';
import type { LoadedAttempt } from './loadAttempt.ts';
import { readMissionStand } from './MissionStand.ts';
import { missionHints } from './repositories/missionHints.ts';

/** An open attempt as its player sees it. */
export async function describeAttempt(
  context: SignedInContext,
  book: MissionBook,
  attempt: StoredAttempt,
): Promise<MissionAttempt> {
  const { db } = context;
  const { bookNo, kind, attemptNo, seed } = attempt;
  const stand = await readMissionStand(context, book, kind);
  const material = await missionMaterials.read(db, bookNo, kind, attempt.version);
  const answers = await readAnswers(context, attempt);
  const hints = await missionHints.list(db, stand.rounds);
  const marks = await missionMarks.list(db, attemptNo);
  const verdicts = await describeVerdicts(context, { attempt, material }, { answers, marks });
  const given = new Set(verdicts.map(({ key }) => key));
  const right = marks.filter(({ key, correct }) => correct && !given.has(key)).map(({ key }) => key);
  // Cards and words stay on the board; a question that was withdrawn is not asked any more.
  const withdrawn = kind === 'OX' || kind === 'QUIZ' ? await readWithdrawnKeys(db, bookNo, material) : [];
  const saved = new Map(answers.map(({ key, value }) => [key, value]));
  return {
    attemptNo,
    bookNo,
    bookName: book.bookName,
    readingMissionType: kind,
    round: attempt.round,
    startedAt: new Date(attempt.startedAt).toISOString(),
    currentDate: new Date(context.now).toISOString(),
    content: presentMission(material, {
      seed,
      band: await readReportBand(context),
      imagePath: (image) => optionPicturePath(bookNo, image),
    }),
    answers,
    hints: hints.map(({ key, step, text }) => ({ key, step, text })),
    maxPoint: stand.available,
    hintPrice: hintPrice(stand.points.weight),
    locked: [...new Set([...right, ...withdrawn])].map((key) => ({ key, value: saved.get(key) ?? '' })),
    markedAtOnce: attempt.markedAtOnce,
    checksItself: kind === 'PUZZLE' && !(await mayStillCount(context, attempt)),
    verdicts,
  };
}

/** What was marked in this round while it is open. What a retry brought along from the first round has no number. */
async function describeVerdicts(
  context: SignedInContext,
  loaded: LoadedAttempt,
  { answers, marks }: { answers: readonly StoredAnswer[]; marks: readonly StoredMark[] },
): Promise<ItemVerdict[]> {
  const { attempt, material } = loaded;
  if (!marksAtOnce(attempt.kind) || attempt.status !== 'OPEN') return [];
  const marked = new Set(marks.map(({ key }) => key));
  const given = new Map(answers.flatMap(({ key, value, seq }) => (seq > 0 && marked.has(key) ? [[key, value]] : [])));
  if (given.size === 0) return [];
  const shown = markMission(material, given, attempt.seed).filter(({ key }) => given.has(key));
  return (await shownMarks(context, loaded, shown)).map((mark) => toVerdict(mark, given.get(mark.key) ?? ''));
}

/** A report is one text for all attempts and for the note page; every other answer belongs to its attempt. */
async function readAnswers(context: SignedInContext, attempt: StoredAttempt): Promise<StoredAnswer[]> {
  const answers = await missionAnswers.list(context.db, attempt.attemptNo);
  if (attempt.kind !== 'REPORT') return answers;
  const note = await readReportText(context, attempt.bookNo);
  if (note?.content.kind !== 'REPORT') return answers;
  const seq = answers.find(({ key }) => key === REPORT_KEY)?.seq ?? 0;
  return [{ key: REPORT_KEY, value: note.content.text, seq }];
}
