import { DAY } from '../time/duration.ts';
import { type Pause, type PauseKind, pauseKinds } from './Pause.ts';
import { pausedSpans } from './pausedSpans.ts';

/** How far ahead the end of quiet hours is looked for: a week and the hours that reach past it. */
const AHEAD_MS = 8 * DAY;

/** What holds at an instant: the strongest kind, and when all of that kind is over; null for no known end. */
export interface Rest {
  kind: PauseKind;
  until: number | null;
}

/** The rest that holds now; null when the aquarium is open. */
export function pauseAt(pauses: readonly Pause[], now: number): Rest | null {
  for (const kind of pauseKinds) {
    const spans = pausedSpans(
      pauses.filter((pause) => pause.kind === kind),
      now,
      now + AHEAD_MS,
    );
    const [first] = spans;
    if (!first || first.from > now) continue;
    return { kind, until: first.until >= now + AHEAD_MS ? null : first.until };
  }
  return null;
}

/** The text of a rest, kindly and without blame. */
export const restWords: Readonly<Record<PauseKind, string>> = {
  OFF: '지금은 수족관이 쉬고 있어요. 선생님이 다시 열어 주시면 만나요. 친구와 물건은 모두 그대로예요.',
  QUIET: '지금은 조용히 쉬는 시간이에요. 친구도 새근새근 자고 있어요. 시간이 지나면 다시 만나요.',
  HOLIDAY: '휴가를 보내는 중이에요. 친구는 산호에서 푹 쉬고 있어요. 휴가를 끝내면 바로 놀 수 있어요.',
};
