import { shiftDayKey } from '../time/seoulDay.ts';
import { WORD_TUNING } from './tuning.ts';

/** READY to be played; REWARD_READY once caught; TAKEN with its shells; OVER when its day is long gone uncaught. */
export type WordMissionState = 'READY' | 'REWARD_READY' | 'TAKEN' | 'OVER';

/** Where a mission stands. A reward waits for ever; an uncaught word may be finished a day later. */
export function wordMissionState(
  mission: { dayKey: string; solved: boolean; taken: boolean },
  today: string,
): WordMissionState {
  if (mission.taken) return 'TAKEN';
  if (mission.solved) return 'REWARD_READY';
  return mission.dayKey >= shiftDayKey(today, -WORD_TUNING.openDays) ? 'READY' : 'OVER';
}
