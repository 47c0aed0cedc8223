import { describe, expect, it } from 'vitest';
import type { StoredNote } from '#contract/readingNote.ts';
import type { NoteContent, ReportText } from '#domain/note/NoteContent.ts';
import type { NoteSync } from '#domain/note/NoteSync.ts';
import { receiveEdit } from '#domain/note/receiveEdit.ts';
import { NoteSyncQueue } from './NoteSyncQueue.ts';

const text = (words: string): ReportText => ({ kind: 'REPORT', text: words });
class Refusal extends Error {}
/** As many notes as the server of a test takes when it is `full`. */
const LIMIT = 2;

/** A server that judges by `receiveEdit`, one device's store, and a network that fails on demand. */
function deps() {
  const server = new Map<string, StoredNote>();
  const device = new Map<string, NoteSync>();
  const waits: (() => void)[] = [];
  let network: 'up' | 'down' | 'refuses' | 'full' = 'up';
  let current = true;
  let failingReads = 0;
  const count = () => [...server.values()].filter(({ deleted }) => !deleted).length;
  const open = () =>
    new NoteSyncQueue({
      store: {
        readAll: async () => {
          if (failingReads-- > 0) throw new Error('unreadable');
          return Object.fromEntries(device);
        },
        write: async (noteId, sync) => void device.set(noteId, sync),
        remove: async (noteId, _sync, edit) => {
          if ((device.get(noteId)?.draft?.edit ?? 0) <= edit) device.delete(noteId);
        },
      },
      send: async (noteId, edit) => {
        if (network === 'refuses') throw new Refusal('너무 길어요');
        if (network === 'down') throw new Error('network');
        const stored = server.get(noteId) ?? null;
        if (network === 'full' && !edit.deleted && (stored?.deleted ?? true) && count() >= LIMIT)
          throw new Error('FULL');
        const received = receiveEdit(stored, edit);
        if (received.outcome === 'CONFLICT' || received.outcome === 'MISSING') throw new Error(received.outcome);
        if (received.outcome === 'STORED') {
          const { content, deleted } = edit;
          server.set(noteId, { noteId, version: received.version, content, deleted, createdAt: '', updatedAt: 'now' });
        }
        return server.get(noteId) as StoredNote;
      },
      read: async (noteId) => server.get(noteId) as StoredNote,
      isCurrent: () => current,
      describeFailure: (error) => {
        if (error instanceof Refusal) return { problem: error.message, full: false };
        const { message } = error as Error;
        if (message === 'FULL') return { problem: '다른 노트를 지우면 저장돼요', full: true };
        return message === 'CONFLICT' ? 'CONFLICT' : message === 'MISSING' ? 'GONE' : 'PASSING';
      },
      wait: () => new Promise((resolve) => waits.push(resolve)),
      random: () => 0.5,
    });
  return {
    open,
    server,
    device,
    setNetwork: (next: typeof network) => {
      network = next;
    },
    failReads: (times: number) => {
      failingReads = times;
    },
    setCurrent: (next: boolean) => {
      current = next;
    },
  };
}

const shown = (queue: NoteSyncQueue) => queue.snapshot().get('report');

describe('NoteSyncQueue', () => {
  it('keeps a stroke on the device until the server has it', async () => {
    const { open, server, device } = deps();
    const queue = open();
    queue.edit('report', text('고래'));
    expect(shown(queue)?.sync.draft?.content).toEqual(text('고래'));
    expect(await queue.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('고래'));
    expect(device.size).toBe(0);
  });

  it('brings back after a crash what could not be sent, and sends it', async () => {
    const { open, server, device, setNetwork } = deps();
    setNetwork('down');
    const first = open();
    first.edit('report', text('고래'));
    expect(await first.flush()).toBe(false);
    expect(first.offline).toBe(true);
    first.close();
    expect(device.size).toBe(1);
    setNetwork('up');
    const second = open();
    await second.restore();
    expect(shown(second)?.sync.draft?.content).toEqual(text('고래'));
    expect(await second.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('고래'));
    expect(device.size).toBe(0);
  });

  it('shows both texts when another device was first, and sends nothing until one is chosen', async () => {
    const { open, server } = deps();
    const [one, two] = [open(), open()];
    one.edit('report', text('하나'));
    two.edit('report', text('둘'));
    await one.flush();
    expect(await two.flush()).toBe(false);
    expect(shown(two)?.sync).toMatchObject({ conflict: { content: text('하나') }, draft: { content: text('둘') } });
    expect(server.get('report')?.content).toEqual(text('하나'));
    two.choose('report', 'MINE');
    expect(await two.flush()).toBe(true);
    expect(server.get('report')).toMatchObject({ version: 2, content: text('둘') });
  });

  it('sends a note that is gone at the server as a new one', async () => {
    const { open, server } = deps();
    const queue = open();
    queue.edit('report', text('하나'));
    await queue.flush();
    server.clear();
    queue.edit('report', text('하나 둘'));
    expect(await queue.flush()).toBe(true);
    expect(server.get('report')).toMatchObject({ version: 1, content: text('하나 둘') });
  });

  it('tells why the server does not take it, keeps it, and tries again once it was mended', async () => {
    const { open, server, device, setNetwork } = deps();
    const queue = open();
    setNetwork('refuses');
    queue.edit('report', text('너무 긴 글'));
    expect(await queue.flush()).toBe(false);
    expect(shown(queue)?.problem).toBe('너무 길어요');
    expect(device.size).toBe(1);
    setNetwork('up');
    queue.edit('report', text('짧은 글'));
    expect(shown(queue)?.problem).toBeNull();
    expect(await queue.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('짧은 글'));
  });

  it('sends a note that was one too many once another one is deleted, and one refused otherwise stays', async () => {
    const { open, server, setNetwork } = deps();
    const queue = open();
    setNetwork('full');
    queue.edit('one', text('하나'));
    queue.edit('two', text('둘'));
    expect(await queue.flush()).toBe(true);
    queue.edit('three', text('셋'));
    expect(await queue.flush()).toBe(false);
    expect(queue.snapshot().get('three')?.problem).toBe('다른 노트를 지우면 저장돼요');
    setNetwork('refuses');
    queue.edit('two', text('너무 긴 글'));
    expect(await queue.flush()).toBe(false);
    setNetwork('full');
    queue.edit('one', text('하나'), { deleted: true });
    expect(await queue.flush()).toBe(false);
    expect(server.get('three')).toMatchObject({ content: text('셋'), deleted: false });
    expect(queue.snapshot().get('three')).toMatchObject({ problem: null, sync: { draft: null } });
    expect(queue.snapshot().get('two')?.problem).toBe('너무 길어요');
  });

  it('sends nothing more once somebody else is signed in, and keeps it', async () => {
    const { open, server, device, setCurrent } = deps();
    const queue = open();
    queue.edit('one', text('하나'));
    queue.edit('two', text('둘'));
    const sending = queue.flush();
    setCurrent(false);
    expect(await sending).toBe(false);
    expect([[...server.keys()], [...device.keys()]]).toEqual([['one'], ['two']]);
    expect(await queue.flush()).toBe(false);
    expect([...server.keys()]).toEqual(['one']);
    setCurrent(true);
    expect(await queue.flush()).toBe(true);
    expect([[...server.keys()], device.size]).toEqual([['one', 'two'], 0]);
  });

  it("does not ask for the other text of a conflict in somebody else's name", async () => {
    const { open, setCurrent } = deps();
    const [one, two] = [open(), open()];
    one.edit('report', text('하나'));
    await one.flush();
    two.edit('report', text('둘'));
    const sending = two.flush();
    setCurrent(false);
    expect(await sending).toBe(false);
    expect(shown(two)?.sync).toMatchObject({ conflict: null, draft: { content: text('둘') } });
    setCurrent(true);
    await two.flush();
    expect(shown(two)?.sync.conflict?.content).toEqual(text('하나'));
  });

  it('hears of other devices without losing what is being written', async () => {
    const { open } = deps();
    const queue = open();
    const copy = { noteId: 'report', deleted: false, createdAt: '', updatedAt: 'then' };
    queue.receive({ ...copy, version: 1, content: text('하나') });
    expect(shown(queue)).toMatchObject({ unlisted: false, sync: { base: { version: 1 } } });
    queue.edit('report', text('하나 둘'));
    queue.receive({ ...copy, version: 2, content: text('하나 셋') });
    expect(shown(queue)?.sync.conflict?.content).toEqual(text('하나 셋'));
    queue.choose('report', 'THEIRS');
    expect(shown(queue)?.sync).toMatchObject({ base: { version: 2 }, draft: null });
  });
});

describe('a store that cannot be read at first', () => {
  /** A tablet that was left without a network, with this report; it is opened again and cannot be read. */
  async function left(words: string, noteId = 'report', content = (messages: string): NoteContent => text(messages)) {
    const all = deps();
    all.setNetwork('down');
    const before = all.open();
    before.edit(noteId, content(words));
    await before.flush();
    before.close();
    all.setNetwork('up');
    all.failReads(1);
    const queue = all.open();
    await expect(queue.restore()).rejects.toThrow('unreadable');
    return { ...all, queue };
  }
  const kept = (device: Map<string, NoteSync>) => [...device.values()].map(({ draft }) => draft?.content);

  it('is read again before a report is written over: both texts stay', async () => {
    const { queue, device, server, setNetwork } = await left('끊긴 동안 쓴 긴 글');
    setNetwork('down');
    queue.edit('report', text('새'));
    await queue.flush();
    expect(kept(device)).toEqual([text('끊긴 동안 쓴 긴 글\n\n새')]);
    expect(shown(queue)?.sync.draft?.content).toEqual(text('끊긴 동안 쓴 긴 글\n\n새'));
    setNetwork('up');
    expect(await queue.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('끊긴 동안 쓴 긴 글\n\n새'));
    expect(device.size).toBe(0);
  });

  it('is read again before handing in, and what is found stands against what another device wrote', async () => {
    const { queue, server } = await left('끊긴 동안 쓴 긴 글');
    const theirs = { noteId: 'report', version: 1, content: text('다른 기기'), deleted: false };
    const stored = { ...theirs, createdAt: '', updatedAt: 'then' };
    server.set('report', stored);
    queue.receive(stored);
    expect(await queue.flush()).toBe(false);
    expect(shown(queue)?.sync).toMatchObject({
      draft: { content: text('끊긴 동안 쓴 긴 글') },
      conflict: { content: text('다른 기기') },
    });
  });

  it('keeps a note of a list that is found later as a note of its own', async () => {
    const note = (thought: string) => ({ kind: 'NOTE' as const, quote: '', pageNo: null, thought, stickers: [] });
    const { queue, server } = await left('끊긴 동안', 'n1', note);
    queue.edit('n1', note('새로'));
    expect(await queue.flush()).toBe(true);
    expect(server.get('n1')?.content).toEqual(note('새로'));
    expect([...server.values()].map(({ content }) => content)).toContainEqual(note('끊긴 동안'));
  });

  it('keeps what was written meanwhile as soon as it can be read', async () => {
    const { queue, device, failReads, setNetwork } = await left('끊긴 동안 쓴 긴 글');
    setNetwork('down');
    failReads(2);
    queue.edit('report', text('새'));
    queue.edit('n1', { kind: 'NOTE', quote: '', pageNo: null, thought: '메모', stickers: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept(device)).toEqual([text('끊긴 동안 쓴 긴 글')]);
    await queue.flush();
    expect([...device.keys()].sort()).toEqual(['n1', 'report']);
    expect(device.get('report')?.draft?.content).toEqual(text('끊긴 동안 쓴 긴 글\n\n새'));
  });

  it('is written over by nothing while it cannot be read, and what is written is sent all the same', async () => {
    const { queue, device, server, failReads } = await left('끊긴 동안 쓴 긴 글');
    failReads(100);
    queue.edit('report', text('새 글'));
    await queue.flush();
    expect(server.get('report')?.content).toEqual(text('새 글'));
    expect(kept(device)).toEqual([text('끊긴 동안 쓴 긴 글')]);
  });
});
