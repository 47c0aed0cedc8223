/** Limits of homework. */
export const homeworkTuning = {
  /** Tasks of one homework: two books with all their missions and reading. */
  mostTasks: 14,
  mostPupils: 200,
  /** Characters of the words for the pupils. */
  longestNote: 300,
  /** How many days ahead a homework may be due. */
  furthestDueDays: 180,
  /** How many days after its day it still stands on a pupil's main page. */
  lateDays: 14,
  /** How many days after its day a calendar still has it; calendars that look less often keep what they once read. */
  calendarDays: 60,
  /** How often calendars are asked to look again, in seconds; what they read may be stored for half of it. */
  calendarRefreshSeconds: 3600,
  /** Homework on one page of the list. */
  listed: 30,
  /** Homework on a pupil's main page. */
  shown: 5,
  /** Books that a search for homework shows. */
  found: 20,
} as const;
