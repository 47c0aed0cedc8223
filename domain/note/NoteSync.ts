import type { NoteContent } from './NoteContent.ts';
import { sameNote } from './normalizeNote.ts';

/** A note as the server has it. Versions count its changes from 1. */
export interface NoteCopy<C extends NoteContent = NoteContent> {
  version: number;
  content: C;
  deleted: boolean;
}

/**
 * One note on one device, and what this device knows of the server's copy.
 *
 * An edit is sent with the version it is based on; the server refuses it when that is no longer its own, and then both
 * texts stand beside each other until the student chooses. Nothing here ever drops a draft by itself.
 */
export interface NoteSync<C extends NoteContent = NoteContent> {
  /** The server's copy as it was last received; null: the server has none, or was not asked yet. */
  base: NoteCopy<C> | null;
  /** What was done here and the server has not acknowledged; null: nothing waits. */
  draft: NoteDraft<C> | null;
  /** The draft as it is on its way; null: none is. */
  sending: NoteDraft<C> | null;
  /** What was sent and never answered: the server may have it or not. The latest last. */
  unsure: Pick<NoteDraft<C>, 'content' | 'deleted'>[];
  /** The other device's copy, which the draft was not based on. */
  conflict: NoteCopy<C> | null;
}

export interface NoteDraft<C extends NoteContent = NoteContent> {
  content: C;
  deleted: boolean;
  /** Counts the edits of this device, so that an answer is matched with what it answers. */
  edit: number;
  /** The text this one replaces must stay in the history: it was chosen over, not written on. */
  keepBefore: boolean;
}

/** What goes to the server. */
export interface NoteEdit<C extends NoteContent = NoteContent> {
  baseVersion: number;
  content: C;
  deleted: boolean;
  keepBefore: boolean;
}

export type ConflictChoice = 'MINE' | 'THEIRS' | 'BOTH';

export const unknownNote: NoteSync<never> = { base: null, draft: null, sending: null, unsure: [], conflict: null };

/** More unanswered sends in a row than anybody writes between two signs of the network. */
const UNSURE_LIMIT = 20;

/** What the student sees and goes on writing; null: nothing yet. */
export function shownNote<C extends NoteContent>({
  base,
  draft,
}: NoteSync<C>): { content: C; deleted: boolean } | null {
  return draft ?? base;
}

/**
 * Writing, deleting or bringing back. What equals the copy of the server needs no sending.
 *
 * @param keepBefore the text there was takes another's place, so the history of a report must hold it
 */
export function editNote<C extends NoteContent>(
  sync: NoteSync<C>,
  content: C,
  { deleted = false, keepBefore = false }: { deleted?: boolean; keepBefore?: boolean } = {},
): NoteSync<C> {
  const { base, draft, sending, unsure, conflict } = sync;
  const settled = sending === null && conflict === null && unsure.length === 0;
  const unsent = settled && (base === null ? deleted : matches(base, { content, deleted }));
  if (unsent) return { ...sync, draft: null };
  const edit = (draft?.edit ?? 0) + 1;
  return { ...sync, draft: { content, deleted, edit, keepBefore: keepBefore || (draft?.keepBefore ?? false) } };
}

/** The edit to send now; null while one is on its way, a choice is open, or nothing waits. */
export function nextEdit<C extends NoteContent>({ base, draft, sending, conflict }: NoteSync<C>): NoteEdit<C> | null {
  if (draft === null || sending !== null || conflict !== null) return null;
  const { content, deleted, keepBefore } = draft;
  return { baseVersion: base?.version ?? 0, content, deleted, keepBefore };
}

/** The edit of `nextEdit` is on its way. */
export function sendingNote<C extends NoteContent>(sync: NoteSync<C>): NoteSync<C> {
  return { ...sync, sending: sync.draft };
}

/** The server has taken what was sent; what was written meanwhile is based on it. */
export function acknowledged<C extends NoteContent>(sync: NoteSync<C>, copy: NoteCopy<C>): NoteSync<C> {
  const { draft, sending } = sync;
  const done = draft === null || draft.edit === sending?.edit || matches(copy, draft);
  return { ...unknownNote, base: copy, draft: done ? null : { ...draft, keepBefore: false } };
}

/** No answer came: whether the server has it is unknown, so it is sent again. */
export function sendFailed<C extends NoteContent>(sync: NoteSync<C>): NoteSync<C> {
  const { sending, unsure } = sync;
  if (sending === null) return sync;
  const { content, deleted } = sending;
  return { ...sync, sending: null, unsure: [...unsure, { content, deleted }].slice(-UNSURE_LIMIT) };
}

/** The server has refused what was sent for good or for now; it has not taken it. */
export function sendRefused<C extends NoteContent>(sync: NoteSync<C>): NoteSync<C> {
  return { ...sync, sending: null };
}

/** The server has no such note any more: what waits is sent as a new one. */
export function goneAtServer<C extends NoteContent>(sync: NoteSync<C>): NoteSync<C> {
  const { draft } = sync;
  return { ...unknownNote, draft: draft?.deleted ? null : draft };
}

/**
 * The server's copy, from a list or after a refusal. A copy older than the known one changes nothing; a newer one is
 * taken over, or conflicts with a draft that differs.
 */
export function receivedCopy<C extends NoteContent>(sync: NoteSync<C>, copy: NoteCopy<C>): NoteSync<C> {
  const { base, draft, sending, unsure, conflict } = sync;
  // The answer to what is on its way will decide.
  if (sending !== null || copy.version <= (conflict?.version ?? base?.version ?? 0)) return sync;
  if (draft === null || matches(copy, draft)) return { ...unknownNote, base: copy };
  // Sent from here before its answer was lost: what was written since goes on from it.
  if (unsure.some((sent) => matches(copy, sent))) return { ...unknownNote, base: copy, draft };
  return { ...sync, unsure: [], conflict: copy };
}

/**
 * Ends a conflict.
 *
 * @param both the content that holds both, for BOTH; lists keep both as two notes instead
 */
export function chooseText<C extends NoteContent>(
  sync: NoteSync<C>,
  choice: ConflictChoice,
  both?: (theirs: C, mine: C) => C,
): NoteSync<C> {
  const { conflict, draft } = sync;
  if (conflict === null || draft === null) return sync;
  const settled = { ...unknownNote, base: conflict };
  if (choice === 'THEIRS' || (choice === 'BOTH' && !both)) return { ...settled, draft: null };
  const content = choice === 'BOTH' && both ? both(conflict.content, draft.content) : draft.content;
  const deleted = choice === 'BOTH' ? false : draft.deleted;
  const mine = { ...draft, content, deleted, edit: draft.edit + 1, keepBefore: true };
  return { ...settled, draft: matches(conflict, mine) ? null : mine };
}

function matches<C extends NoteContent>(copy: NoteCopy<C>, wanted: { content: C; deleted: boolean }): boolean {
  if (copy.deleted !== wanted.deleted) return false;
  return wanted.deleted || sameNote(copy.content, wanted.content);
}
