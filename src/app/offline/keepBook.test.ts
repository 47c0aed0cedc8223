// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bookApi } from '#contract/endpoints/book.ts';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import { DEVICE_BOOKS } from '#domain/book/tuning.ts';
import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { createMemoryStore, type DeviceStore } from '../../lib/persisted/DeviceStore.ts';
import { sampleBook } from '../../testing/sampleBook.ts';
import { type KeepDeps, keepBook } from './keepBook.ts';
import { releaseBook } from './releaseBook.ts';

const detail = sampleBook();
const pages = {
  bookNo: 1042,
  bookName: '토끼전',
  pages: [{ pageNo: 1, heading: null, paragraphs: ['바다가 있었어요.'] }],
  lastPageNo: 1,
  bookmarkPageNo: null,
  finished: false,
};
const STATES = { PUZZLE: 'NEW', OX: 'OPEN', QUIZ: 'OPEN', THINK: 'DONE', REPORT: 'RETRY' };
const NUMBERS: Record<string, number> = { PUZZLE: 11, OX: 12, QUIZ: 13 };

function attemptOf(kind: string): MissionAttempt {
  const options = [{ no: 1, text: '범', imagePath: '/content/books/1042/pic-tiger.svg' }];
  const content = kind === 'QUIZ' ? { kind, items: [{ key: '1', question: '누구?', options }] } : { kind };
  const answers = kind === 'OX' ? [{ key: '1', value: 'O', seq: 5 }] : [];
  const currentDate = new Date(5_000).toISOString();
  const about = { attemptNo: NUMBERS[kind], bookNo: 1042, bookName: '토끼전', readingMissionType: kind, currentDate };
  return { ...about, content, answers } as unknown as MissionAttempt;
}

function open({ device = createMemoryStore(), free = null as number | null, offline = false } = {}) {
  const pictures: string[] = [];
  const started: string[] = [];
  const board = {
    missions: Object.entries(STATES).map(([readingMissionType, state]) => ({ readingMissionType, state })),
  };
  const answer = async (value: unknown) => {
    if (offline) throw new NetworkError(false);
    return value;
  };
  const deps = {
    api: {
      call: (endpoint: EndpointRoute, { body }: { body?: { readingMissionType: string } }) => {
        if (!body) return answer(endpoint === bookApi.readPages ? pages : board);
        started.push(body.readingMissionType);
        return answer(attemptOf(body.readingMissionType));
      },
    },
    device,
    accountNo: 7,
    now: () => 1_000,
    freeBytes: async () => free,
    fetchPictures: async (paths: readonly string[]) => void pictures.push(...paths),
    isCurrent: () => true,
  } as unknown as KeepDeps;
  const keptNos = async () => (await keptMissions(device, 7).ofBook(1042)).map(({ attempt }) => attempt.attemptNo);
  return { deps, pictures, started, keptNos, books: keptBooks(device, 7) };
}

/** Takes so many writes, and is full then. */
function filling(writes: number): DeviceStore {
  const memory = createMemoryStore();
  let left = writes;
  return { ...memory, put: (key, value) => (left-- > 0 ? memory.put(key, value) : Promise.reject(new Error('full'))) };
}

describe('keeping a book', () => {
  it('brings its text, its pictures and its open missions with their answers, and begins nothing', async () => {
    const { deps, pictures, started, keptNos, books } = open();
    expect(await keepBook(deps, detail, { fresh: false })).toBe('KEPT');
    expect(await books.find(1042)).toMatchObject({ kind: 'KEPT', book: pages, about: { authorName: '작자 미상' } });
    expect(started).toEqual(['OX', 'QUIZ']);
    expect(await keptNos()).toEqual([12, 13]);
    const ox = await keptMissions(deps.device, 7).read(1042, 'OX');
    expect(ox).toMatchObject({ clockAheadMs: 4_000, attempt: { answers: [{ key: '1', value: 'O' }] } });
    expect(pictures).toEqual(['/content/books/1042/cover.svg', '/content/books/1042/pic-tiger.svg']);
  });

  it('begins new missions where that was asked for', async () => {
    const { deps, keptNos } = open();
    await keepBook(deps, detail, { fresh: true });
    expect(await keptNos()).toEqual([11, 12, 13]);
  });

  it('is refused where the shelf or the device is full, before anything is brought', async () => {
    const full = open({ free: DEVICE_BOOKS.roomBytes - 1 });
    expect(await keepBook(full.deps, detail, { fresh: false })).toBe('DEVICE_FULL');
    expect(full.started).toEqual([]);
    const crowded = open();
    const about = { authorName: '', bookImagePath: '', category: 'SCIENCE' } as const;
    for (let no = 1; no <= DEVICE_BOOKS.mostKept; no += 1)
      await crowded.books.keepOnPurpose({ ...pages, bookNo: no }, no, about);
    expect(await keepBook(crowded.deps, detail, { fresh: false })).toBe('SHELF_FULL');
    const again = { ...detail, bookNo: DEVICE_BOOKS.mostKept };
    expect(await keepBook(crowded.deps, again, { fresh: false })).toBe('KEPT');
  });

  it.each([0, 1, 2])('leaves nothing half on a device that is full after %i writes', async (writes) => {
    const { deps, keptNos, books } = open({ device: filling(writes) });
    expect(await keepBook(deps, detail, { fresh: false })).toBe('DEVICE_FULL');
    expect(await books.find(1042)).toBeNull();
    expect(await keptNos()).toEqual([]);
  });

  it('leaves a book that was only read as it was', async () => {
    const { deps, books } = open({ device: filling(2) });
    await books.keep(pages, 500);
    expect(await keepBook(deps, detail, { fresh: false })).toBe('DEVICE_FULL');
    expect(await books.find(1042)).not.toBeNull();
  });

  it('leaves what was there before where no more goes in', async () => {
    const device = filling(3);
    await keepBook(open({ device }).deps, detail, { fresh: false });
    const { deps, keptNos, books } = open({ device });
    expect(await keepBook(deps, detail, { fresh: true })).toBe('DEVICE_FULL');
    expect(await books.find(1042)).toMatchObject({ kind: 'KEPT' });
    expect(await keptNos()).toEqual([12, 13]);
  });

  it('keeps nothing when the network goes, or somebody else sits here meanwhile', async () => {
    const { deps, books } = open({ offline: true });
    await expect(keepBook(deps, detail, { fresh: false })).rejects.toThrow(NetworkError);
    const left = { ...open().deps, device: deps.device, isCurrent: () => false };
    expect(await keepBook(left, detail, { fresh: false })).toBe('LEFT');
    expect(await books.all()).toEqual([]);
  });
});

it('takes a book off with its missions, and leaves what waits to be sent', async () => {
  const { deps, keptNos, books } = open();
  await deps.device.set('7:12:1', { value: 'O', seq: 5 });
  await keepBook(deps, detail, { fresh: false });
  await releaseBook(deps, 1042);
  expect([await books.find(1042), await keptNos()]).toEqual([null, []]);
  expect(await deps.device.get('7:12:1')).toEqual({ value: 'O', seq: 5 });
});
