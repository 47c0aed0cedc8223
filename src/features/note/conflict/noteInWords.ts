import type { NoteContent } from '#domain/note/NoteContent.ts';
import { noteStickerNames } from '#domain/note/noteStickers.ts';

/** A note as plain text, to be compared with another by eye. */
export function noteInWords(content: NoteContent): string {
  return linesOf(content)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function linesOf(content: NoteContent): string[] {
  switch (content.kind) {
    case 'NOTE':
      return [
        content.quote && `“${content.quote}”`,
        content.pageNo === null ? '' : `${content.pageNo}쪽`,
        content.thought,
        content.stickers.map((sticker) => noteStickerNames[sticker]).join(', '),
      ];
    case 'QUESTION':
      return [content.about?.label ?? '', content.question, content.answer && `답: ${content.answer}`];
    case 'REPORT':
      return [content.text || '아직 아무것도 쓰지 않았어요'];
    case 'MAP':
      return [
        `내 카드 ${content.cards.length}장, 내 줄 ${content.links.length}개`,
        ...content.cards.map(({ text }) => `· ${text}`),
        ...content.links.filter(({ label }) => label !== '').map(({ label }) => `― ${label}`),
      ];
  }
}
