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
function world() {
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

const shown = (desk: NoteSyncQueue) => desk.snapshot().get('report');

describe('NoteSyncQueue', () => {
  it('keeps a stroke on the device until the server has it', async () => {
    const { open, server, device } = world();
    const desk = open();
    desk.edit('report', text('고래'));
    expect(shown(desk)?.sync.draft?.content).toEqual(text('고래'));
    expect(await desk.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('고래'));
    expect(device.size).toBe(0);
  });

  it('brings back after a crash what could not be sent, and sends it', async () => {
    const { open, server, device, setNetwork } = world();
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
    const { open, server } = world();
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
    const { open, server } = world();
    const desk = open();
    desk.edit('report', text('하나'));
    await desk.flush();
    server.clear();
    desk.edit('report', text('하나 둘'));
    expect(await desk.flush()).toBe(true);
    expect(server.get('report')).toMatchObject({ version: 1, content: text('하나 둘') });
  });

  it('tells why the server does not take it, keeps it, and tries again once it was mended', async () => {
    const { open, server, device, setNetwork } = world();
    const desk = open();
    setNetwork('refuses');
    desk.edit('report', text('너무 긴 글'));
    expect(await desk.flush()).toBe(false);
    expect(shown(desk)?.problem).toBe('너무 길어요');
    expect(device.size).toBe(1);
    setNetwork('up');
    desk.edit('report', text('짧은 글'));
    expect(shown(desk)?.problem).toBeNull();
    expect(await desk.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('짧은 글'));
  });

  it('sends a note that was one too many once another one is deleted, and one refused otherwise stays', async () => {
    const { open, server, setNetwork } = world();
    const desk = open();
    setNetwork('full');
    desk.edit('one', text('하나'));
    desk.edit('two', text('둘'));
    expect(await desk.flush()).toBe(true);
    desk.edit('three', text('셋'));
    expect(await desk.flush()).toBe(false);
    expect(desk.snapshot().get('three')?.problem).toBe('다른 노트를 지우면 저장돼요');
    setNetwork('refuses');
    desk.edit('two', text('너무 긴 글'));
    expect(await desk.flush()).toBe(false);
    setNetwork('full');
    desk.edit('one', text('하나'), { deleted: true });
    expect(await desk.flush()).toBe(false);
    expect(server.get('three')).toMatchObject({ content: text('셋'), deleted: false });
    expect(desk.snapshot().get('three')).toMatchObject({ problem: null, sync: { draft: null } });
    expect(desk.snapshot().get('two')?.problem).toBe('너무 길어요');
  });

  it('sends nothing more once somebody else is signed in, and keeps it', async () => {
    const { open, server, device, setCurrent } = world();
    const desk = open();
    desk.edit('one', text('하나'));
    desk.edit('two', text('둘'));
    const sending = desk.flush();
    setCurrent(false);
    expect(await sending).toBe(false);
    expect([[...server.keys()], [...device.keys()]]).toEqual([['one'], ['two']]);
    expect(await desk.flush()).toBe(false);
    expect([...server.keys()]).toEqual(['one']);
    setCurrent(true);
    expect(await desk.flush()).toBe(true);
    expect([[...server.keys()], device.size]).toEqual([['one', 'two'], 0]);
  });

  it("does not ask for the other text of a conflict in somebody else's name", async () => {
    const { open, setCurrent } = world();
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
    const { open } = world();
    const desk = open();
    const copy = { noteId: 'report', deleted: false, createdAt: '', updatedAt: 'then' };
    desk.hear({ ...copy, version: 1, content: text('하나') });
    expect(shown(desk)).toMatchObject({ unlisted: false, sync: { base: { version: 1 } } });
    desk.edit('report', text('하나 둘'));
    desk.hear({ ...copy, version: 2, content: text('하나 셋') });
    expect(shown(desk)?.sync.conflict?.content).toEqual(text('하나 셋'));
    desk.choose('report', 'THEIRS');
    expect(shown(desk)?.sync).toMatchObject({ base: { version: 2 }, draft: null });
  });
});

describe('a store that cannot be read at first', () => {
  /** A tablet that was left without a network, with this report; it is opened again and cannot be read. */
  async function left(words: string, noteId = 'report', content = (said: string): NoteContent => text(said)) {
    const all = world();
    all.setNetwork('down');
    const before = all.open();
    before.edit(noteId, content(words));
    await before.flush();
    before.close();
    all.setNetwork('up');
    all.failReads(1);
    const desk = all.open();
    await expect(desk.restore()).rejects.toThrow('unreadable');
    return { ...all, desk };
  }
  const kept = (device: Map<string, NoteSync>) => [...device.values()].map(({ draft }) => draft?.content);

  it('is read again before a report is written over: both texts stay', async () => {
    const { desk, device, server, setNetwork } = await left('끊긴 동안 쓴 긴 글');
    setNetwork('down');
    desk.edit('report', text('새'));
    await desk.flush();
    expect(kept(device)).toEqual([text('끊긴 동안 쓴 긴 글\n\n새')]);
    expect(shown(desk)?.sync.draft?.content).toEqual(text('끊긴 동안 쓴 긴 글\n\n새'));
    setNetwork('up');
    expect(await desk.flush()).toBe(true);
    expect(server.get('report')?.content).toEqual(text('끊긴 동안 쓴 긴 글\n\n새'));
    expect(device.size).toBe(0);
  });

  it('is read again before handing in, and what is found stands against what another device wrote', async () => {
    const { desk, server } = await left('끊긴 동안 쓴 긴 글');
    const theirs = { noteId: 'report', version: 1, content: text('다른 기기'), deleted: false };
    const stored = { ...theirs, createdAt: '', updatedAt: 'then' };
    server.set('report', stored);
    desk.hear(stored);
    expect(await desk.flush()).toBe(false);
    expect(shown(desk)?.sync).toMatchObject({
      draft: { content: text('끊긴 동안 쓴 긴 글') },
      conflict: { content: text('다른 기기') },
    });
  });

  it('keeps a note of a list that is found later as a note of its own', async () => {
    const note = (thought: string) => ({ kind: 'NOTE' as const, quote: '', pageNo: null, thought, stickers: [] });
    const { desk, server } = await left('끊긴 동안', 'n1', note);
    desk.edit('n1', note('새로'));
    expect(await desk.flush()).toBe(true);
    expect(server.get('n1')?.content).toEqual(note('새로'));
    expect([...server.values()].map(({ content }) => content)).toContainEqual(note('끊긴 동안'));
  });

  it('keeps what was written meanwhile as soon as it can be read', async () => {
    const { desk, device, failReads, setNetwork } = await left('끊긴 동안 쓴 긴 글');
    setNetwork('down');
    failReads(2);
    desk.edit('report', text('새'));
    desk.edit('n1', { kind: 'NOTE', quote: '', pageNo: null, thought: '메모', stickers: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept(device)).toEqual([text('끊긴 동안 쓴 긴 글')]);
    await desk.flush();
    expect([...device.keys()].sort()).toEqual(['n1', 'report']);
    expect(device.get('report')?.draft?.content).toEqual(text('끊긴 동안 쓴 긴 글\n\n새'));
  });

  it('is written over by nothing while it cannot be read, and what is written is sent all the same', async () => {
    const { desk, device, server, failReads } = await left('끊긴 동안 쓴 긴 글');
    failReads(100);
    desk.edit('report', text('새 글'));
    await desk.flush();
    expect(server.get('report')?.content).toEqual(text('새 글'));
    expect(kept(device)).toEqual([text('끊긴 동안 쓴 긴 글')]);
  });
});
