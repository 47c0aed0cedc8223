import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredNote } from '#contract/readingNote.ts';
import type { ReadingNote } from '#domain/note/NoteContent.ts';
import { receiveEdit } from '#domain/note/receiveEdit.ts';
import { createMemoryStore, type DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { withTabCopies } from '#src/lib/persisted/withTabCopies.ts';
import { shownNotes } from '../list/shownNotes.ts';
import { createDraftStore } from './createDraftStore.ts';
import { NoteSyncQueue } from './NoteSyncQueue.ts';

const NOTE = 'note-1';
const content: ReadingNote = { kind: 'NOTE', quote: '별', pageNo: 3, thought: '바다', stickers: [] };
const atServer = { noteId: NOTE, version: 1, content, deleted: false, createdAt: '', updatedAt: 'then' };

/** A disk that carries out so many changes, then lies still: the page was left. */
function leavingAfter(changes: number, disk: DeviceStore): DeviceStore {
  let left = changes;
  const unlessLeft = <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1;
    return left < 0 ? new Promise(() => {}) : work();
  };
  return {
    ...disk,
    set: (key, value) => unlessLeft(() => disk.set(key, value)),
    removeIf: (key, still) => unlessLeft(() => disk.removeIf(key, still)),
  };
}

function serverWith(stored: StoredNote) {
  const server = new Map([[NOTE, stored]]);
  const open = (device: DeviceStore) => {
    const waits: (() => void)[] = [];
    const queue = new NoteSyncQueue({
      store: createDraftStore(7, 1126, device),
      async send(noteId, edit) {
        const before = server.get(noteId) ?? null;
        const received = receiveEdit(before, edit);
        if (received.outcome === 'CONFLICT' || received.outcome === 'MISSING') throw new Error(received.outcome);
        if (received.outcome === 'STORED')
          server.set(noteId, { ...stored, version: received.version, content: edit.content, deleted: edit.deleted });
        return server.get(noteId) as StoredNote;
      },
      read: async (noteId) => server.get(noteId) as StoredNote,
      isCurrent: () => true,
      describeFailure: (error) => ((error as Error).message === 'CONFLICT' ? 'CONFLICT' : 'PASSING'),
      wait: () => new Promise((resolve) => waits.push(resolve)),
      random: () => 0.5,
    });
    const list = () => [...server.values()].filter(({ deleted }) => !deleted);
    return {
      queue,
      /** The page has read its list. */
      receive: () => {
        for (const note of list()) queue.receive(note);
      },
      shown: () =>
        shownNotes(
          queue.snapshot(),
          'NOTE',
          list().map(({ noteId }) => noteId),
          true,
        ),
    };
  };
  return { server, open };
}

beforeEach(() => sessionStorage.clear());

describe('a note that was deleted and brought back', () => {
  /** Each way to the next page: how far the disk came, and how far the sending. */
  const ways = [0, 1, 2, 3, 4, 5].flatMap((changes) =>
    (['deletion waits', 'deletion on its way', 'deletion sent'] as const).map((sent) => ({ changes, sent })),
  );

  it.each(ways)('stays, whenever the page is left: $changes changes on the disk, $sent', async ({ changes, sent }) => {
    const { server, open } = serverWith(atServer);
    const disk = createMemoryStore();
    const page = open(withTabCopies(leavingAfter(changes, disk), sessionStorage));
    await page.queue.restore();
    page.receive();
    page.queue.edit(NOTE, content, { deleted: true });
    const sending = sent === 'deletion waits' ? null : page.queue.flush();
    if (sent === 'deletion sent') await expect.poll(() => server.get(NOTE)?.deleted).toBe(true);
    page.queue.edit(NOTE, content);
    expect(page.shown()).toMatchObject([{ noteId: NOTE, deleted: false }]);
    page.queue.close();
    // What was on its way arrives, as far as the disk still goes.
    void sending;
    await new Promise(setImmediate);

    const next = open(withTabCopies(disk, sessionStorage));
    await next.queue.restore();
    next.receive();
    expect(next.shown()).toMatchObject([{ noteId: NOTE, deleted: false }]);
    await next.queue.flush();
    expect(server.get(NOTE)).toMatchObject({ content, deleted: false });
    expect(next.shown()).toMatchObject([{ noteId: NOTE, deleted: false }]);
    await expect.poll(() => disk.entries('')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is said to be saved only when this device keeps nothing else any more', async () => {
    const { open } = serverWith(atServer);
    const page = open(withTabCopies(createMemoryStore(), sessionStorage));
    page.receive();
    page.queue.edit(NOTE, content, { deleted: true });
    page.queue.edit(NOTE, content);
    expect(page.queue.snapshot().get(NOTE)?.sync.draft).toBeNull();
    expect(page.queue.keeping).toBe(true);
    await expect.poll(() => page.queue.keeping).toBe(false);
  });

  it('does not take away what another tab has written since', async () => {
    const { open } = serverWith(atServer);
    const disk = createMemoryStore();
    const [one, other] = [open(disk), open(disk)];
    for (const page of [one, other]) page.receive();
    one.queue.edit(NOTE, content, { deleted: true });
    other.queue.edit(NOTE, { ...content, thought: '하나' });
    other.queue.edit(NOTE, { ...content, thought: '하나 둘' });
    one.queue.edit(NOTE, content);
    await expect.poll(() => one.queue.keeping || other.queue.keeping).toBe(false);
    const third = open(disk);
    await third.queue.restore();
    expect(third.shown()).toMatchObject([{ content: { thought: '하나 둘' } }]);
  });
});
