import type { PetMood } from '../aquarium/petSpecies.ts';

export const speechHours = ['morning', 'day', 'evening', 'night'] as const;
export type SpeechHour = (typeof speechHours)[number];

export const speechSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SpeechSeason = (typeof speechSeasons)[number];

/** How the pet is; lines without a state are for one that is out of its egg and awake. */
export const speechStates = ['egg', 'hatching', 'asleep', 'resting', 'awake'] as const;
export type SpeechState = (typeof speechStates)[number];

/** What a line speaks of: its text names it as `{item}`, `{guest}` or `{book}` with `{page}`. */
export const speechTopics = ['item', 'guest', 'book'] as const;
export type SpeechTopic = (typeof speechTopics)[number];

/** One sentence of the pet, and when it fits; what is left out fits always. */
export interface SpeechLine {
  readonly id: string;
  readonly text: string;
  readonly state?: SpeechState | undefined;
  readonly mood?: PetMood | undefined;
  readonly hour?: SpeechHour | undefined;
  readonly season?: SpeechSeason | undefined;
  readonly minLevel?: number | undefined;
  readonly topic?: SpeechTopic | undefined;
  /** The book it is about, where it is a line of a book. */
  readonly bookNo?: number | undefined;
}

/** What the pet sees around it when it is about to speak. */
export interface SpeechMoment {
  readonly state: SpeechState;
  readonly mood: PetMood;
  readonly hour: SpeechHour;
  readonly season: SpeechSeason;
  readonly level: number;
  /** What stands in the room since a moment ago. */
  readonly item: string | null;
  /** Somebody who is in the sea. */
  readonly guest: string | null;
  /** The book that is open, and the page it is open at. */
  readonly book: { readonly bookName: string; readonly pageNo: number } | null;
}

/** Hours of the clock in Seoul at which a part of the day begins. */
const HOURS: readonly (readonly [from: number, hour: SpeechHour])[] = [
  [21, 'night'],
  [17, 'evening'],
  [11, 'day'],
  [6, 'morning'],
];

/** @param hour 0–23 */
export function speechHourOf(hour: number): SpeechHour {
  return HOURS.find(([from]) => hour >= from)?.[1] ?? 'night';
}

/** @param month 1–12 */
export function speechSeasonOf(month: number): SpeechSeason {
  return speechSeasons[Math.floor(((month + 9) % 12) / 3)] ?? 'winter';
}
