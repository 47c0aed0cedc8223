import type { TextVersionBody } from '#contract/textReply.ts';
import { REPORT_KEY } from '#domain/mission/missionItems.ts';
import { handInVersion, mayRewrite } from '#domain/text-reply/TextStand.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { writeReportText } from '#server/modules/note/public.ts';
import { readVersions } from './readVersions.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';
import { textVersions } from './repositories/textVersions.ts';

/**
 * Keeps another version of a returned text, or hands it in. Points stay as they are. A report is one text with its note,
 * which becomes the new version; the one before stays in its history.
 *
 * @throws AppError NOT_FOUND; MISSION_CLOSED where no other version is asked for; TEXT_CHANGED where this version was
 *   handed in on another device; INVALID_INPUT for an item that the mission has not, and for one handed in empty
 */
export async function writeVersion(
  context: SignedInContext,
  attemptNo: number,
  { version, texts, handIn }: TextVersionBody,
): Promise<{ done: true }> {
  const { accountNo, now } = context;
  await withTransaction(context.db, async (db) => {
    const round = await pupilTexts.find(db, accountNo, attemptNo);
    if (round === undefined) throw new AppError('NOT_FOUND');
    const from = await textVersions.stand(db, attemptNo);
    const { versions, draft } = await readVersions(db, round);
    if (isSame(versions[0], version, texts)) return;
    if (!mayRewrite(from, draft !== null)) throw new AppError('MISSION_CLOSED');
    const to = handInVersion(from, version);
    if (to === null) throw new AppError('TEXT_CHANGED');
    const first = versions.at(-1)?.writings ?? [];
    const clean = texts.map(({ key, text }) => ({ key, text: text.normalize('NFC') }));
    if (clean.some(({ key }) => !first.some((writing) => writing.key === key)))
      throw new AppError('INVALID_INPUT', { fields: { texts: '이 미션에 없는 질문이에요.' } });
    if (handIn && clean.some(({ text }) => text.trim() === ''))
      throw new AppError('INVALID_INPUT', { fields: { texts: '빈칸이 있어요. 한 문장이라도 써 볼까요?' } });
    await textVersions.put(db, { attemptNo, version, texts: clean, handIn }, now);
    if (!handIn) return;
    if (!(await textVersions.setStand(db, { attemptNo, accountNo, from, to }, now))) throw new AppError('TEXT_CHANGED');
    const report = clean.find(({ key }) => round.kind === 'REPORT' && key === REPORT_KEY);
    if (report !== undefined) await writeReportText({ ...context, db }, round.bookNo, report.text);
  });
  return { done: true };
}

/** The same request again, after its answer was lost. */
function isSame(
  newest: { version: number; writings: readonly { key: string; text: string }[] } | undefined,
  version: number,
  texts: TextVersionBody['texts'],
): boolean {
  if (newest?.version !== version) return false;
  return texts.every(({ key, text }) =>
    newest.writings.some((one) => one.key === key && one.text === text.normalize('NFC')),
  );
}
