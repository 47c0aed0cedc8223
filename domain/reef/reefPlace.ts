import { REEF_TUNING } from './tuning.ts';

/** What grows on a reef, in the order of the first bay. */
export const reefKinds = [
  'staghorn',
  'fan',
  'brain',
  'anemone',
  'tubes',
  'scallop',
  'table',
  'feather',
  'barrel',
  'pillar',
  'clam',
  'leather',
] as const;
export type ReefKind = (typeof reefKinds)[number];

/** In a sentence for a child. */
export const reefKindNames: Readonly<Record<ReefKind, string>> = {
  staghorn: '사슴뿔산호',
  fan: '부채산호',
  brain: '뇌산호',
  anemone: '말미잘',
  tubes: '관해면',
  scallop: '가리비',
  table: '탁자산호',
  feather: '깃산호',
  barrel: '항아리해면',
  pillar: '기둥산호',
  clam: '대왕조개',
  leather: '가죽산호',
};

/** Where a piece is, and what it is; only its number decides. */
export interface ReefPlace {
  /** From 0. */
  bay: number;
  /** Place in the bay, from 0. */
  spot: number;
  kind: ReefKind;
  /** Which of the colours of a bay, from 0. */
  colour: number;
}

/** Each bay begins further on in the kinds, and with another colour. */
const KIND_STEP = 5;
export const REEF_COLOURS = 6;

/** Where the n-th piece is. @param ordinal counted from 1 */
export function reefPlace(ordinal: number): ReefPlace {
  const bay = Math.floor((ordinal - 1) / REEF_TUNING.bayPieces);
  const spot = (ordinal - 1) % REEF_TUNING.bayPieces;
  const kind = reefKinds[(spot + bay * KIND_STEP) % reefKinds.length];
  if (kind === undefined) throw new RangeError(`there is no piece ${ordinal}`);
  return { bay, spot, kind, colour: (spot * 5 + bay) % REEF_COLOURS };
}

/** Bays of a reef; an empty one has its first. @param pieces that have grown */
export function bayCount(pieces: number): number {
  return Math.max(1, Math.ceil(pieces / REEF_TUNING.bayPieces));
}
