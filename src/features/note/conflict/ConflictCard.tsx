import { Copy, Smartphone, TabletSmartphone } from 'lucide-react';
import type { NoteContent } from '#domain/note/NoteContent.ts';
import type { ConflictChoice } from '#domain/note/NoteSync.ts';
import { noteStickerNames } from '#domain/note/noteStickers.ts';
import { Button } from '#src/components/button/Button.tsx';
import styles from './ConflictCard.module.css';

interface Side {
  content: NoteContent;
  deleted: boolean;
}

interface ConflictCardProps {
  mine: Side;
  theirs: Side;
  onChoose: (choice: ConflictChoice) => void;
}

/** Two devices wrote the same note: both texts side by side, until the student has chosen. */
export function ConflictCard({ mine, theirs, onChoose }: ConflictCardProps) {
  const neither = !mine.deleted && !theirs.deleted;
  return (
    <section className={styles.card} role="alert" aria-label="두 기기에서 다르게 썼어요">
      <h2 className={styles.title}>두 기기에서 다르게 썼어요</h2>
      <p>둘 다 잘 가지고 있어요. 어느 쪽을 남길지 골라 주세요.</p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>
            <Smartphone aria-hidden="true" /> 이 기기
          </h3>
          <p className={styles.text}>{mine.deleted ? '지웠어요' : noteInWords(mine.content)}</p>
          <Button wide onClick={() => onChoose('MINE')}>
            이 기기 것으로
          </Button>
        </div>
        <div className={styles.side}>
          <h3>
            <TabletSmartphone aria-hidden="true" /> 다른 기기
          </h3>
          <p className={styles.text}>{theirs.deleted ? '지웠어요' : noteInWords(theirs.content)}</p>
          <Button tone="white" wide onClick={() => onChoose('THEIRS')}>
            다른 기기 것으로
          </Button>
        </div>
      </div>
      {neither && (
        <Button tone="soft" icon={<Copy aria-hidden="true" />} onClick={() => onChoose('BOTH')}>
          둘 다 남기기
        </Button>
      )}
    </section>
  );
}

/** A note as plain text, to be compared with another by eye. */
function noteInWords(content: NoteContent): string {
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
