import type { StoredNote } from '#contract/readingNote.ts';
import { joinDrafts } from '#domain/note/joinDrafts.ts';
import type { NoteContent } from '#domain/note/NoteContent.ts';
import {
  acknowledged,
  type ConflictChoice,
  chooseText,
  editNote,
  goneAtServer,
  type NoteEdit,
  type NoteSync,
  nextEdit,
  receivedCopy,
  sendFailed,
  sendingNote,
  sendRefused,
  unknownNote,
} from '#domain/note/NoteSync.ts';
import { pauseOf } from '#src/lib/api/pauseOf.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';
import { ResendLoop } from '#src/lib/resend/ResendLoop.ts';
import type { DraftStore } from './createDraftStore.ts';

/** A note on this device with what the page shows beside it. */
export interface QueuedNote {
  noteId: string;
  sync: NoteSync;
  /** Begun, deleted or brought back here, so a list of the server need not have it. */
  unlisted: boolean;
  /** Why the server does not take it; shown to the student, who corrects it by writing on. */
  problem: string | null;
  updatedAt: string | null;
}

/**
 * How sending went wrong: for now, because another device was first, because the note is gone, or for good; `full`:
 * until another note is deleted.
 */
export type SendFailure = 'PASSING' | 'CONFLICT' | 'GONE' | { problem: string; full: boolean };

export interface NoteSyncQueueOptions {
  store: DraftStore;
  send: (noteId: string, edit: NoteEdit) => Promise<StoredNote>;
  read: (noteId: string) => Promise<StoredNote>;
  /** False once somebody else, or nobody, is signed in here: nothing may be sent any more. */
  isCurrent: () => boolean;
  describeFailure: (error: unknown) => SendFailure;
  /** Waits before the next try, in milliseconds; injected so that tests need no clock. */
  wait: (milliseconds: number) => Promise<void>;
  /** 0–1: spreads the tries of a class whose network comes back at one moment. */
  random: () => number;
}

/** Milliseconds that gather the strokes of one note into one request. */
const GATHER_MS = 700;

/**
 * The notes of one book on this device: every stroke is kept here first, then sent; a conflict waits for a choice. What
 * is decided lies in domain/note/NoteSync, what is kept in the store; this class only carries between them.
 */
export class NoteSyncQueue {
  private readonly options: NoteSyncQueueOptions;
  private notes: ReadonlyMap<string, QueuedNote> = new Map();
  private readonly listeners = new Set<() => void>();
  private writing: Promise<unknown> = Promise.resolve();
  private unwritten = 0;
  /** What this device still holds was not read yet: nothing may be written over it. */
  private unread = false;
  private readonly loop: ResendLoop;
  private pauseMs = 0;
  private failing = false;
  /** Notes that the server last refused because the book has as many as it may. */
  private readonly beyondLimit = new Set<string>();

  constructor(options: NoteSyncQueueOptions) {
    this.options = options;
    this.loop = new ResendLoop({
      gatherMs: GATHER_MS,
      hasWaiting: () => this.waiting().length > 0,
      send: () => this.sendWaiting(),
      pause: () => this.pauseMs,
      wait: options.wait,
      random: options.random,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.listen(listener);

  private listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The same map until something changes. */
  readonly snapshot = (): ReadonlyMap<string, QueuedNote> => this.notes;

  /** True while the last try did not reach the server. */
  get offline(): boolean {
    return this.failing;
  }

  /** True while this device still holds something that the page shows otherwise. */
  get keeping(): boolean {
    return this.unwritten > 0;
  }

  /**
   * Brings back what this device still holds. What could not be read, or not in time, is read before anything is written
   * over it.
   *
   * @throws when it could not be read
   */
  async restore(): Promise<void> {
    this.unread = true;
    await inTime(this.readKept());
  }

  /** A copy of the server, from whatever page read it. */
  receive(copy: StoredNote): void {
    const note = this.note(copy.noteId);
    const { version, content, deleted } = copy;
    const sync = receivedCopy(note.sync, { version, content, deleted });
    if (sync !== note.sync) this.change({ ...note, sync, updatedAt: copy.updatedAt });
  }

  /** Writes, deletes or brings back. Kept on this device at once; sending goes on by itself. */
  edit(noteId: string, content: NoteContent, options: { deleted?: boolean; keepBefore?: boolean } = {}): void {
    const note = this.note(noteId);
    const sync = editNote(note.sync, content, options);
    const unlisted = note.unlisted || sync.base === null || (options.deleted ?? false);
    this.change({ ...note, sync, unlisted, problem: null });
  }

  choose(noteId: string, choice: ConflictChoice, both?: (theirs: NoteContent, mine: NoteContent) => NoteContent): void {
    const note = this.note(noteId);
    this.change({ ...note, sync: chooseText(note.sync, choice, both) });
  }

  /** Tries once, now. True when nothing waits any more. */
  async flush(): Promise<boolean> {
    // What cannot be read even now must not hold up what can be sent.
    if (this.unread) await inTime(this.readKept()).catch(() => undefined);
    for (let pass = 0; pass < 5 && (this.loop.busy || this.waiting().length > 0); pass += 1) {
      if (!(await this.loop.pass())) {
        this.loop.keepTrying();
        return false;
      }
    }
    await inTime(this.writing).catch(() => undefined);
    return [...this.notes.values()].every(({ sync }) => sync.draft === null);
  }

  /** Stops trying; what waits stays on this device. */
  close(): void {
    this.loop.close();
    this.listeners.clear();
  }

  private note(noteId: string): QueuedNote {
    return this.notes.get(noteId) ?? { noteId, sync: unknownNote, unlisted: false, problem: null, updatedAt: null };
  }

  private waiting(): QueuedNote[] {
    return [...this.notes.values()].filter(({ sync, problem }) => problem === null && nextEdit(sync) !== null);
  }

  private put(note: QueuedNote): void {
    this.notes = new Map(this.notes).set(note.noteId, note);
    for (const listener of this.listeners) listener();
  }

  private change(note: QueuedNote): void {
    const before = this.note(note.noteId).sync;
    this.put(note);
    if (note.sync.draft !== null || before.draft !== null) this.keep(note.noteId, before.draft?.edit ?? 0);
    this.loop.keepTrying();
  }

  private async readKept(): Promise<void> {
    const kept = await this.options.store.readAll();
    if (!this.unread) return;
    this.unread = false;
    const written = [...this.notes.values()].filter(({ sync }) => sync.draft !== null);
    for (const [noteId, sync] of Object.entries(kept)) this.bringBack(noteId, sync);
    // What was not kept while it could not be read.
    for (const { noteId } of written) this.keep(noteId, 0);
    this.loop.keepTrying();
  }

  private bringBack(noteId: string, kept: NoteSync): void {
    const note = this.note(noteId);
    // What was on its way when the page was left may have arrived or not.
    const found = sendFailed(kept);
    const { sync, aside } = joinDrafts(found, note.sync);
    this.put({ ...note, sync, unlisted: note.unlisted || isUnlisted(found) });
    if (aside !== null) this.edit(createRandomId(), aside);
  }

  /** Begins at once, unless something may lie there: the page may be left in the next moment. */
  private keep(noteId: string, edit: number): void {
    const { store } = this.options;
    const keepNow = () => {
      const { sync } = this.note(noteId);
      return sync.draft === null ? store.remove(noteId, sync, edit) : store.write(noteId, sync);
    };
    const kept = this.unread ? this.readKept().then(keepNow) : keepNow();
    this.unwritten += 1;
    this.writing = Promise.allSettled([this.writing, kept]).then(() => {
      this.unwritten -= 1;
      if (this.unwritten > 0) return;
      this.notes = new Map(this.notes);
      for (const listener of this.listeners) listener();
    });
  }

  private async sendWaiting(): Promise<boolean> {
    for (const { noteId } of this.waiting()) {
      const note = this.note(noteId);
      const edit = nextEdit(note.sync);
      if (edit === null) continue;
      // Who left may have signed out: what goes on from here would go in somebody else's name.
      if (!this.options.isCurrent()) return this.fail();
      this.change({ ...note, sync: sendingNote(note.sync) });
      if (!(await this.sendOne(noteId, edit))) return false;
    }
    return true;
  }

  private async sendOne(noteId: string, edit: NoteEdit): Promise<boolean> {
    try {
      const stored = await this.options.send(noteId, edit);
      this.settle(noteId, (sync) => acknowledged(sync, copyOf(stored)), stored.updatedAt);
      if (stored.deleted) this.retryBeyondLimit();
    } catch (error) {
      this.pauseMs = pauseOf(error);
      return this.recover(noteId, edit, this.options.describeFailure(error));
    }
    return true;
  }

  private async recover(noteId: string, edit: NoteEdit, failure: SendFailure): Promise<boolean> {
    if (failure === 'GONE' && edit.baseVersion > 0) {
      this.settle(noteId, goneAtServer);
      return true;
    }
    if (failure === 'CONFLICT') {
      this.settle(noteId, sendRefused);
      if (!this.options.isCurrent()) return this.fail();
      try {
        this.receive(await this.options.read(noteId));
        return true;
      } catch {
        return this.fail();
      }
    }
    if (typeof failure === 'object' || failure === 'GONE') {
      const problem = typeof failure === 'object' ? failure.problem : '이 책을 찾을 수 없어 저장하지 못했어요.';
      this.settle(noteId, sendRefused);
      this.put({ ...this.note(noteId), problem });
      if (typeof failure === 'object' && failure.full) this.beyondLimit.add(noteId);
      else this.beyondLimit.delete(noteId);
      return true;
    }
    this.settle(noteId, sendFailed, null, true);
    return this.fail();
  }

  /** A note is gone: what was one too many may fit now. */
  private retryBeyondLimit(): void {
    const refused = [...this.beyondLimit];
    this.beyondLimit.clear();
    for (const noteId of refused) this.put({ ...this.note(noteId), problem: null });
  }

  private fail(): false {
    this.failing = true;
    for (const listener of this.listeners) listener();
    return false;
  }

  private settle(noteId: string, step: (sync: NoteSync) => NoteSync, updatedAt: string | null = null, failed = false) {
    this.failing = failed;
    const note = this.note(noteId);
    this.change({ ...note, sync: step(note.sync), updatedAt: updatedAt ?? note.updatedAt });
  }
}

/** Begun or brought back before the page was left, so that no list of the server need have it. */
function isUnlisted({ base, draft, unsure }: NoteSync): boolean {
  return base === null || (draft?.deleted === false && (base.deleted || unsure.some(({ deleted }) => deleted)));
}

function copyOf({ version, content, deleted }: StoredNote) {
  return { version, content, deleted };
}
