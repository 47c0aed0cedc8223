import type { BookMissionResult } from '#contract/mission.ts';
import type { OwnQuestion } from '#domain/note/NoteContent.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';

/** Items of handed-in quizzes that a question can be about, in the words they had. */
export function askableItems({ results }: BookMissionResult): NonNullable<OwnQuestion['about']>[] {
  return results.flatMap(({ readingMissionType, items }) => {
    if (readingMissionType !== 'QUIZ' && readingMissionType !== 'OX') return [];
    return items.map(({ key, label }) => {
      return { readingMissionType, key, label: [...label].slice(0, NOTE_TUNING.aboutLength).join('') };
    });
  });
}
