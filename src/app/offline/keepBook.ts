import type { BookDetail } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import { missionApi } from '#contract/endpoints/mission.ts';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import { type KeepRefusal, keepRefusal } from '#domain/book/DeviceBook.ts';
import { missionsToKeep } from '#domain/mission/missionsToKeep.ts';
import { attemptCalls } from '../../features/mission/attemptCalls.ts';
import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { aboutOf } from '../../lib/kept-books/aboutOf.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';

/** Everything outside of it that keeping a book needs. */
export interface KeepDeps {
  api: ApiClient;
  device: DeviceStore;
  accountNo: number;
  /** Milliseconds of this device's clock. */
  now: () => number;
  /** Null where the browser does not report it. */
  freeBytes: () => Promise<number | null>;
  /** Brings pictures to the device; one that does not come is missing there, and no more. */
  fetchPictures: (paths: readonly string[]) => Promise<void>;
  /** False once somebody else, or nobody, is signed in here. */
  isCurrent: () => boolean;
}

export type KeepEnd = 'KEPT' | 'LEFT' | KeepRefusal;

interface BroughtMission {
  attempt: MissionAttempt;
  clockAheadMs: number;
}

/**
 * Keeps a book on this device on purpose: its text, what its words mean, its pictures and its open missions with what was answered. All of it
 * is brought first, so that a network that goes meanwhile leaves nothing half.
 *
 * @param fresh also begins the missions that are new
 * @throws ApiError, NetworkError
 */
export async function keepBook(deps: KeepDeps, detail: BookDetail, { fresh }: { fresh: boolean }): Promise<KeepEnd> {
  const { api, device, accountNo, now } = deps;
  const { bookNo } = detail;
  const books = keptBooks(device, accountNo);
  const before = await books.find(bookNo);
  const others = (await books.all()).filter(({ kind, book }) => kind === 'KEPT' && book.bookNo !== bookNo);
  const refusal = keepRefusal(others.length, await deps.freeBytes());
  if (refusal) return refusal;

  const book = await api.call(bookApi.readPages, { params: { bookNo } });
  const { items: words } = await api.call(wordBasketApi.readBookWords, { params: { bookNo } });
  const brought = detail.missionYn === 'Y' ? await bringMissions(deps, bookNo, fresh) : [];
  await deps.fetchPictures([detail.bookImagePath, ...picturesOf(brought)].filter((path) => path !== ''));
  if (!deps.isCurrent()) return 'LEFT';

  const missions = keptMissions(device, accountNo);
  const had = new Set((await missions.ofBook(bookNo)).map(({ attempt }) => attempt.attemptNo));
  let taken = await books.keepOnPurpose(book, now(), aboutOf(detail), words);
  for (const { attempt, clockAheadMs } of brought) taken &&= await missions.keepAhead(attempt, clockAheadMs);
  if (taken) return 'KEPT';
  // As it was: half a book would look like one that is there.
  for (const { attempt } of brought) if (!had.has(attempt.attemptNo)) await missions.forget(attempt.attemptNo);
  await (before ? books.putBack(before) : books.forget(bookNo));
  return 'DEVICE_FULL';
}

async function bringMissions({ api, now }: KeepDeps, bookNo: number, fresh: boolean): Promise<BroughtMission[]> {
  const calls = attemptCalls(api);
  const board = await api.call(missionApi.readBoard, { params: { bookNo } });
  const wanted = missionsToKeep(board.missions);
  const brought: BroughtMission[] = [];
  for (const kind of [...wanted.open, ...(fresh ? wanted.fresh : [])]) {
    const asked = now();
    const attempt = await calls.start(bookNo, kind);
    brought.push({ attempt, clockAheadMs: Math.round(Date.parse(attempt.currentDate) - (asked + now()) / 2) });
  }
  return brought;
}

function picturesOf(missions: readonly BroughtMission[]): string[] {
  return missions.flatMap(({ attempt: { content } }) => {
    if (content.kind === 'MATCHING')
      return content.lefts.flatMap(({ picture }) => (picture === undefined ? [] : `/art/story/${picture}.webp`));
    if (content.kind !== 'QUIZ') return [];
    return content.items.flatMap((item) =>
      'options' in item ? item.options.flatMap(({ imagePath }) => imagePath ?? []) : [],
    );
  });
}
