import { keepsVersion } from '#domain/note/keepsVersion.ts';
import type { NoteEdit } from '#domain/note/NoteSync.ts';
import { receiveEdit } from '#domain/note/receiveEdit.ts';
import { thinVersions } from '#domain/note/thinVersions.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type NoteKey, type NoteRow, readingNotes } from '#server/repositories/readingNotes.ts';
import { noteVersions } from './repositories/noteVersions.ts';

/**
 * Stores an edit of a note, inside an open transaction.
 *
 * @throws AppError NOTE_CONFLICT when another device was first; NOT_FOUND for an edit of a note that is not there;
 *   NOTE_LIMIT when there are as many as there may be
 */
export async function storeEdit(context: SignedInContext, key: NoteKey, edit: NoteEdit): Promise<NoteRow> {
  const { db, now } = context;
  const stored = await readingNotes.find(db, key);
  if (stored && stored.content.kind !== edit.content.kind) throw new AppError('NOT_FOUND');
  const received = receiveEdit(stored, edit);
  if (received.outcome === 'MISSING') throw new AppError('NOT_FOUND');
  if (received.outcome === 'CONFLICT') throw new AppError('NOTE_CONFLICT');
  if (received.outcome === 'SAME' && stored) return stored;
  if (!edit.deleted && (stored === null || stored.deleted)) await refuseTooMany(context, key, edit);
  if (stored === null) return (await readingNotes.insert(db, key, edit.content, now)) ?? conflict();
  const next = {
    version: stored.version + 1,
    content: edit.deleted ? stored.content : edit.content,
    deleted: edit.deleted,
  };
  await keepBefore(context, key, stored, edit);
  return (await readingNotes.replace(db, key, stored.version, next, now)) ?? conflict();
}

function conflict(): never {
  throw new AppError('NOTE_CONFLICT');
}

async function refuseTooMany({ db }: SignedInContext, key: NoteKey, { content }: NoteEdit): Promise<void> {
  if (content.kind !== 'NOTE' && content.kind !== 'QUESTION') return;
  const limit = NOTE_TUNING.perBook[content.kind];
  const count = (await readingNotes.counts(db, key)).get(content.kind) ?? 0;
  if (count < limit) return;
  const what = content.kind === 'NOTE' ? '노트' : '질문';
  throw new AppError('NOTE_LIMIT', {
    message: `이 책의 ${withJosa(what, '은/는')} ${limit}개까지 쓸 수 있어요. 쓴 글은 이 기기에 있으니 다른 ${withJosa(what, '을/를')} 지우면 저장돼요.`,
  });
}

/** Only reports have a history. */
async function keepBefore(context: SignedInContext, key: NoteKey, stored: NoteRow, edit: NoteEdit): Promise<void> {
  if (stored.content.kind !== 'REPORT' || edit.content.kind !== 'REPORT') return;
  const { db, now } = context;
  const last = await noteVersions.latest(db, key);
  const replacement = {
    before: stored.content.text,
    after: edit.content.text,
    lastKept: last?.content.kind === 'REPORT' ? last.content.text : null,
    lastKeptAt: last?.savedAt ?? stored.createdAt,
    now,
    keepBefore: edit.keepBefore,
  };
  if (!keepsVersion(replacement)) return;
  await noteVersions.keep(db, key, stored);
  await noteVersions.remove(db, key, thinVersions(await noteVersions.ages(db, key), NOTE_TUNING.versions.kept));
}
