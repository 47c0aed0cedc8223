import type { MissionKind } from '../mission/missionKinds.ts';
import { isScored } from '../mission/missionWeight.ts';
import type { ContestStatus } from './contestStatus.ts';

/** Why a mission would bring no contest points. */
export const notCountingReasons = [
  'NO_CONTEST',
  'NOT_IN_PROGRESS',
  'NOT_REGISTERED',
  'CONTEST_COMING',
  'JOIN_FIRST',
  'LEVEL_WAITS',
  'NOT_IN_LIST',
  'WEEK_COMING',
  'WEEK_CLOSED',
  'NOT_SCORED',
  'TAKEN_OUT',
  'TAKEN',
  'DAILY_CAP',
] as const;
export type NotCountingReason = (typeof notCountingReasons)[number];

/** What is true of the day once its cap is reached, whichever mission is asked about. */
export const CAP_REACHED = '오늘 대회에 들어가는 미션을 모두 채웠어요.';

/** What the student reads before the start. Only that of TAKEN is the specification's (section 5). */
export const notCountingTexts: Readonly<Record<NotCountingReason, string>> = {
  NO_CONTEST: '지금은 열린 대회가 없어요.',
  NOT_IN_PROGRESS: '지금은 대회 기간이 아니에요. 미션은 그대로 할 수 있어요.',
  NOT_REGISTERED: '진단검사를 하고 대회에 참가하면 대회 점수를 모을 수 있어요.',
  CONTEST_COMING:
    '곧 시작하는 대회의 책이에요. 대회가 시작하고 나서 하면 대회 점수가 쌓여요. 지금 하면 대회에서는 이 책 대신 다른 책을 드려요.',
  JOIN_FIRST:
    '지금 열린 대회의 책이에요. 참가하면 대회 점수가 쌓여요. 내 수준의 책이면 참가하기 전에 한 미션도 함께 세어 드려요.',
  LEVEL_WAITS:
    '선생님이 나에게 맞는 수준을 정하고 있어요. 정해진 수준의 책이면 그때 지금까지 한 미션을 대회 점수로 함께 세어 드려요.',
  NOT_IN_LIST: '대회 책이 아니에요. 미션은 그대로 할 수 있어요.',
  WEEK_COMING: '아직 이 책의 주가 아니에요. 지금 하면 대회에서는 이 책 대신 다른 책을 드려요.',
  WEEK_CLOSED: '이 책의 주가 지났어요. 지금 열린 주의 책을 읽으면 대회 점수가 쌓여요.',
  NOT_SCORED: '이 미션은 대회 점수에 들어가지 않아요. 포인트는 그대로 받아요.',
  TAKEN_OUT: '지금은 이 미션을 새로 시작할 수 없어서 대회 점수도 쌓이지 않아요. 시작해 둔 미션은 끝까지 할 수 있어요.',
  TAKEN: '이미 응시완료한 도서입니다.',
  DAILY_CAP: `${CAP_REACHED} 지금 하면 대회 점수는 쌓이지 않고, 내일 하면 쌓여요.`,
};

/** The day's cap where the book's week ends with the day: no other day is promised. */
const CAP_OF_LAST_DAY = `${CAP_REACHED} 이 책의 주는 오늘 끝나서 대회 점수는 더 쌓이지 않아요. 포인트는 그대로 받아요.`;

/** @param openTomorrow whether the week of the book is still open on the next day in Seoul */
export function notCountingText(reason: NotCountingReason, openTomorrow: boolean): string {
  return reason === 'DAILY_CAP' && !openTomorrow ? CAP_OF_LAST_DAY : notCountingTexts[reason];
}

/** What decides whether a mission that is about to start would count. */
export interface CountingFacts {
  status: ContestStatus | null;
  registered: boolean;
  /** Whether a person is deciding about the student's level. */
  levelWaits: boolean;
  kind: MissionKind;
  /** Whether a reader of the contest can have the book in a week that has not passed. */
  inContest: boolean;
  /** Whether the book is in the student's list. */
  inList: boolean;
  /** Where the week of the book stands. */
  week: 'COMING' | 'OPEN' | 'CLOSED';
  /** False for one that its book no longer has and the student has not begun. */
  playable: boolean;
  /** Points the mission can still pay. */
  availablePoint: number;
  /** Missions that counted today, and whether this one is among them already. */
  countedToday: number;
  countedBefore: boolean;
  dailyCap: number;
}

/** Null when it counts. The first reason is returned. */
export function notCountingReason(facts: CountingFacts): NotCountingReason | null {
  if (facts.status === null) return 'NO_CONTEST';
  const concerned = facts.inContest && isScored(facts.kind);
  if (facts.status === 'WAIT' && concerned) return 'CONTEST_COMING';
  if (facts.status !== 'IN_PROGRESS') return 'NOT_IN_PROGRESS';
  if (!facts.registered && facts.levelWaits && concerned) return 'LEVEL_WAITS';
  if (!facts.registered) return concerned ? 'JOIN_FIRST' : 'NOT_REGISTERED';
  if (!facts.inList) return 'NOT_IN_LIST';
  if (!isScored(facts.kind)) return 'NOT_SCORED';
  if (facts.week !== 'OPEN') return facts.week === 'COMING' ? 'WEEK_COMING' : 'WEEK_CLOSED';
  if (!facts.playable) return 'TAKEN_OUT';
  if (facts.availablePoint <= 0) return 'TAKEN';
  return overDailyCap(facts) ? 'DAILY_CAP' : null;
}

/** A retry of what counted today is no further mission. */
export function overDailyCap(facts: Pick<CountingFacts, 'countedToday' | 'countedBefore' | 'dailyCap'>): boolean {
  return !facts.countedBefore && facts.countedToday >= facts.dailyCap;
}
