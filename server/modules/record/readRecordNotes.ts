import type { ReadingRecord } from '#contract/myPage.ts';
import type { NoteContent } from '#domain/note/NoteContent.ts';
import { noteStickerNames } from '#domain/note/noteStickers.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readingNotes } from '#server/repositories/readingNotes.ts';

type RecordNote = ReadingRecord['books'][number]['notes'][number];

const kindNames = { NOTE: '독서 노트', QUESTION: '질문과 답', REPORT: '독후감', MAP: '생각 그물' } as const;

/** What the student keeps about each book, in words, by book number. */
export async function readRecordNotes({ db, accountNo }: SignedInContext): Promise<ReadonlyMap<number, RecordNote[]>> {
  const byBook = new Map<number, RecordNote[]>();
  for (const { bookNo, content, updatedAt } of await readingNotes.all(db, accountNo)) {
    const text = inWords(content);
    if (text === '') continue;
    const note = { kind: kindNames[content.kind], writtenAt: new Date(updatedAt).toISOString(), text };
    byBook.set(bookNo, [...(byBook.get(bookNo) ?? []), note]);
  }
  return byBook;
}

function inWords(content: NoteContent): string {
  return linesOf(content).filter(Boolean).join('\n');
}

function linesOf(content: NoteContent): string[] {
  switch (content.kind) {
    case 'NOTE':
      return [
        content.quote && `“${content.quote}”${content.pageNo === null ? '' : ` (${content.pageNo}쪽)`}`,
        content.thought,
        content.stickers.map((sticker) => noteStickerNames[sticker]).join(', '),
      ];
    case 'QUESTION':
      return [
        content.about?.label ?? '',
        content.question && `물음: ${content.question}`,
        content.answer && `내 답: ${content.answer}`,
      ];
    case 'REPORT':
      return [content.text];
    case 'MAP':
      return [
        content.cards.map(({ text }) => text).join(', '),
        ...content.links.map(({ label }) => label).filter(Boolean),
      ];
  }
}
