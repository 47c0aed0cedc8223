import { BookOpen, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NoteOverview } from '#contract/readingNote.ts';
import type { OwnQuestion, ReadingNote } from '#domain/note/NoteContent.ts';
import { noteStickerNames } from '#domain/note/noteStickers.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './NoteCard.module.css';

interface NoteCardProps {
  id: string;
  content: ReadingNote | OwnQuestion;
  overview: NoteOverview;
  /** When it was saved last; null while it is on this device alone. */
  day: string | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** A note as a page of the student's own notebook. */
export function NoteCard({ id, content, overview, day, onEdit, onDelete }: NoteCardProps) {
  const short = firstWords(content).trim().split('\n')[0]?.slice(0, 20) ?? '';
  return (
    <article
      id={id}
      className={styles.card}
      data-kind={content.kind}
      aria-label={`${content.kind === 'NOTE' ? '노트' : '질문'}: ${short}`}
      tabIndex={-1}
    >
      {content.kind === 'NOTE' ? (
        <ReadingNoteBody content={content} overview={overview} />
      ) : (
        <QuestionBody content={content} />
      )}
      <footer className={styles.foot}>
        <span>{day ?? '이 기기에 있어요'}</span>
        <span className={styles.tools}>
          <IconButton label={`고치기: ${short}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton label={`지우기: ${short}`} icon={<Trash2 />} onClick={onDelete} />
        </span>
      </footer>
    </article>
  );
}

/** What the note begins with, whichever part of it was written. */
function firstWords(content: ReadingNote | OwnQuestion): string {
  const parts =
    content.kind === 'NOTE'
      ? [content.quote, content.thought, '스티커']
      : [content.question, content.answer, content.about?.label ?? ''];
  return parts.find((part) => part.trim() !== '') ?? '';
}

function ReadingNoteBody({ content, overview }: { content: ReadingNote; overview: NoteOverview }) {
  const { bookNo } = overview;
  const there = overview.readable && content.pageNo !== null && content.pageNo <= overview.pageCount;
  return (
    <>
      {content.quote.trim() !== '' && (
        <blockquote className={styles.quote}>
          <p>{content.quote}</p>
        </blockquote>
      )}
      {content.pageNo !== null &&
        (there ? (
          <Link className={styles.page} to={`${paths.bookRead.getHref({ bookNo })}?page=${content.pageNo}`}>
            <BookOpen aria-hidden="true" />
            {content.pageNo}쪽 펼치기
          </Link>
        ) : (
          <p className={styles.page}>{content.pageNo}쪽</p>
        ))}
      {content.thought.trim() !== '' && <p className={styles.thought}>{content.thought}</p>}
      {content.stickers.length > 0 && (
        <ul className={styles.stickers} aria-label="스티커">
          {content.stickers.map((sticker) => (
            <li key={sticker}>
              <ArtIcon name={sticker} size={32} />
              {noteStickerNames[sticker]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function QuestionBody({ content }: { content: OwnQuestion }) {
  return (
    <>
      {content.about && <p className={styles.about}>{content.about.label}</p>}
      {content.question.trim() !== '' && (
        <p className={styles.question}>
          <MessageCircleQuestion aria-hidden="true" />
          <span>{content.question}</span>
        </p>
      )}
      {content.answer.trim() === '' ? (
        <p className={styles.open}>아직 답을 찾고 있어요</p>
      ) : (
        <p className={styles.thought}>
          <strong>내가 찾은 답</strong>
          {content.answer}
        </p>
      )}
    </>
  );
}
