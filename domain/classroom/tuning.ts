/** What staff are shown of pupils. */
export const classroomTuning = {
  /** Days without reading after which somebody is named. */
  quietDays: 7,
  /** Days that the figures of a week look back. */
  activeDays: 7,
  /** Pupils of one page of the list of an institution. */
  pupilsOfPage: 100,
  /** Pupils named in one list of the first page. */
  named: 12,
  /** Days back of what was handed in, and how many. */
  handInDays: 2,
  handIns: 30,
  /** Days back of a pupil's timeline and comprehension. */
  timelineDays: 90,
  /** Items of a kind of comprehension from which on it is spoken of. */
  itemsToJudge: 6,
  /** Days that a class code works: a month of joining. */
  codeDays: 30,
  /** Share of right answers that is a strength, and below which something is to be practised. */
  strongShare: 0.8,
  weakShare: 0.6,
} as const;
