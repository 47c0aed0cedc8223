import { type MissionKind, missionKindNames, missionKinds } from '../mission/missionKinds.ts';
import { isScored } from '../mission/missionWeight.ts';
import { reportTuning } from './tuning.ts';

/** A round that was handed in. */
export interface HandedIn {
  readonly bookNo: number;
  readonly kind: MissionKind;
  /** Milliseconds UTC. */
  readonly at: number;
  /** Per cent right, 0–100; nothing for a text. */
  readonly rate: number;
}

/** How the missions of one kind went, in words. */
export interface MissionWords {
  kind: MissionKind;
  name: string;
  /** Books of which this mission was done. */
  count: number;
  words: string;
}

const TEXTS = { THINK: '책을 읽고 든 생각을 글로 남겼어요', REPORT: '읽은 것을 한 편의 글로 정리했어요' } as const;

/**
 * Missions by kind, in the order of the mission tabs; kinds without one are left out.
 *
 * @param rounds in any order; of several rounds of one mission of a book the latest counts
 */
export function describeMissions(rounds: readonly HandedIn[]): MissionWords[] {
  const latest = new Map<string, HandedIn>();
  for (const round of [...rounds].sort((one, two) => one.at - two.at))
    latest.set(`${round.kind} ${round.bookNo}`, round);
  return missionKinds.flatMap((kind) => {
    const own = [...latest.values()].filter((round) => round.kind === kind);
    if (own.length === 0) return [];
    const mean = own.reduce((sum, { rate }) => sum + rate, 0) / own.length;
    return [{ kind, name: missionKindNames[kind], count: own.length, words: wordsOf(kind, mean) }];
  });
}

function wordsOf(kind: MissionKind, rate: number): string {
  if (!isScored(kind)) return TEXTS[kind as keyof typeof TEXTS];
  const { excellent, good, fair } = reportTuning.rates;
  if (rate >= excellent) return '아주 잘 해냈어요';
  if (rate >= good) return '잘 해냈어요';
  if (rate >= fair) return '차근차근 풀어 냈어요';
  return '어려워도 끝까지 풀어 보았어요';
}
