import type { NoteContent } from './NoteContent.ts';

/**
 * False for a note with nothing in it, which no list needs. Whatever part of a question is written first keeps it. A
 * report and a map may be empty again.
 */
export function hasContent(content: NoteContent): boolean {
  if (content.kind === 'NOTE') {
    return content.quote.trim() !== '' || content.thought.trim() !== '' || content.stickers.length > 0;
  }
  if (content.kind === 'QUESTION') {
    return content.question.trim() !== '' || content.answer.trim() !== '' || content.about !== null;
  }
  return true;
}
