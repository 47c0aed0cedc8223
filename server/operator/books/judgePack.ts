import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { type MissionKind, missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { contests, isContestBook } from '#server/modules/contest/public.ts';
import { hashFolder } from '../../content/hashFolder.ts';
import { type PackMission, packMissions } from '../../content/packMissions.ts';
import { checkPack } from '../../content/readBookBank.ts';
import { type AnyBookPack, hasMissions, readBookPack } from '../../content/readBookPack.ts';
import { bookCatalogue } from '../../repositories/bookCatalogue.ts';
import type { CommandContext } from '../CommandContext.ts';
import { begunMissions } from '../repositories/begunMissions.ts';
import { listShelf, type ShelvedPack } from './listShelf.ts';

/** Numbers below are those of the books that ship, also of books still to come. */
export const FIRST_IMPORTED = 10_000;

/** What may become of a pack that somebody wants in. */
export type Verdict =
  | { outcome: 'REFUSED'; bookNo: number | null; problems: PackProblem[] }
  | { outcome: 'KNOWN'; bookNo: number; problems: PackProblem[] }
  | { outcome: 'CREATED' | 'UPDATED'; bookNo: number; problems: PackProblem[]; admission: Admission };

/** A pack that was found sound, with all that its admission needs. */
export interface Admission {
  /** Where it lies now; only the files that the pack uses. */
  folder: string;
  pack: AnyBookPack;
  missions: PackMission[];
  hash: string;
  /** Names of its pictures. */
  pictures: readonly string[];
}

/** The packs in place, and which of them the catalogue offers. */
export interface Holdings {
  shelf: ReadonlyMap<number, ShelvedPack>;
  catalogue: ReadonlyMap<number, { hash: string; active: boolean }>;
}

/** Looks at both before anything comes in. */
export async function readHoldings(context: CommandContext): Promise<Holdings> {
  return { shelf: await listShelf(context.books), catalogue: await bookCatalogue.hashes(context.db) };
}

/**
 * True when students have a book as it lies in its folder. After a restore or a stop half way the catalogue may lack
 * what the folder has; the product's own comes in with the next start.
 */
export function isOffered({ bookNo, origin, folder }: ShelvedPack, { catalogue }: Holdings): boolean {
  const stored = catalogue.get(bookNo);
  return origin === 'content' || (stored?.active === true && stored.hash === hashFolder(folder));
}

/** Holds a staged pack against the same rules as the content folder, and against what is there already. */
export async function judgePack(context: CommandContext, folder: string, holdings: Holdings): Promise<Verdict> {
  const read = await readBookPack(folder);
  const written = read.ok ? read.pack : read.draft;
  const bookNo = written?.book.bookNo ?? null;
  const there = bookNo === null ? undefined : holdings.shelf.get(bookNo);
  const hash = hashFolder(folder);
  if (there !== undefined && hashFolder(there.folder) === hash && isOffered(there, holdings)) {
    return { outcome: 'KNOWN', bookNo: there.bookNo, problems: [] };
  }
  const taken = bookNo === null ? undefined : refuseNumber(bookNo, there);
  if (taken !== undefined) return { outcome: 'REFUSED', bookNo, problems: [taken] };
  const problems = [...read.problems, ...(written === undefined ? [] : checkPack(written))];
  const laid = read.ok && hasMissions(read.pack) ? packMissions(read.pack) : { ok: true as const, missions: [] };
  if (!laid.ok) problems.push(laid.problem);
  if (!read.ok || !laid.ok || bookNo === null || problems.some(({ level }) => level === 'error')) {
    return { outcome: 'REFUSED', bookNo, problems };
  }
  const kept = laid.missions.map(({ kind }) => kind);
  const loss = holdings.catalogue.has(bookNo) ? await missionLoss(context, bookNo, kept) : undefined;
  if (loss !== undefined) return { outcome: 'REFUSED', bookNo, problems: [loss] };
  const admission = { folder, pack: read.pack, missions: laid.missions, hash, pictures: read.pictures };
  const isNew = there === undefined || !holdings.catalogue.has(bookNo);
  return { outcome: isNew ? 'CREATED' : 'UPDATED', bookNo, problems, admission };
}

/** With a number that is not to be had, nothing else about a pack matters. */
function refuseNumber(bookNo: number, there: ShelvedPack | undefined): PackProblem | undefined {
  const problem = (reason: string): PackProblem => ({ file: 'book.json', field: 'bookNo', level: 'error', reason });
  if (there?.origin === 'content') return problem('책바다가 함께 주는 책이라 바꿀 수 없어요');
  if (bookNo >= FIRST_IMPORTED) return undefined;
  return problem(`${FIRST_IMPORTED}번부터 쓸 수 있어요. 그 앞은 책바다가 함께 주는 책의 번호예요`);
}

/**
 * Why a pack must not take the place of a book: students are in the middle of missions that it does not have, or a
 * contest counts on them.
 *
 * @param kept missions that the pack has
 */
async function missionLoss(
  context: Pick<CommandContext, 'db' | 'now'>,
  bookNo: number,
  kept: readonly MissionKind[],
): Promise<PackProblem | undefined> {
  const offered = await begunMissions.offered(context.db, bookNo);
  const lost = missionKinds.filter((kind) => offered.includes(kind) && !kept.includes(kind));
  if (lost.length === 0) return undefined;
  const open = await begunMissions.open(context.db, bookNo);
  const begun = lost.flatMap((kind) => (open.has(kind) ? [`${missionKindNames[kind]} ${open.get(kind)}명`] : []));
  const counting = (await contests.unfinished(context.db, seoulDay(context.now())))
    .filter((contest) => contestStatus(contest, context.now()) !== 'COMPLETED')
    .filter((contest) => isContestBook(contest, bookNo))
    .map(({ contestNo, title }) => `${contestNo}번 대회 ${title}`);
  if (begun.length + counting.length === 0) return undefined;
  const reasons = [
    ...(begun.length > 0 ? [`학생이 하고 있는 미션이 없어져요 (${begun.join(', ')})`] : []),
    ...(counting.length > 0 ? [`대회가 이 책의 미션을 써요 (${counting.join(', ')})`] : []),
  ];
  const reason = `${reasons.join('. ')}. 미션이 있는 책 묶음으로 바꿔 주세요`;
  return { file: 'book.json', field: '', level: 'error', reason };
}
