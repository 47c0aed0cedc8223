import { ChevronLeft, ChevronRight, Grid3X3, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LessonBook } from '#contract/lesson.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { prepareBook, type Sentence } from '#src/lib/book-text/prepareBook.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './PageScreen.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';

/** Letters of the text in hundredths of the width of the window. */
const SIZES = [1.8, 2.2, 2.6, 3.2, 4] as const;
const FIRST_SIZE = 2;

/** A page of a book in large letters. A sentence that is pressed is marked, as with a finger on the board. */
export function PageScreen({ book }: { book: LessonBook }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { pages } = useMemo(() => prepareBook(book), [book]);
  const at = Math.min(Math.max(1, Number(search.get('page')) || 1), pages.length);
  const [size, setSize] = useState<number>(FIRST_SIZE);
  const [marked, setMarked] = useState<number | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    if (to < 1 || to > pages.length) return;
    setMarked(null);
    setSearch({ page: `${to}` }, { replace: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  useArrowKeys((step) => turn(at + step));
  const page = pages[at - 1];
  if (page === undefined) return null;
  const tools = (
    <>
      {book.crossword && (
        <IconButton
          tone="soft"
          label="십자말로"
          icon={<Grid3X3 />}
          onClick={() => navigate(staffPaths.screenCrosswordOf(book.bookNo), { replace: true })}
        />
      )}
      <IconButton
        tone="soft"
        label="글자 작게"
        icon={<ZoomOut />}
        disabled={size === 0}
        onClick={() => setSize(size - 1)}
      />
      <IconButton
        tone="soft"
        label="글자 크게"
        icon={<ZoomIn />}
        disabled={size === SIZES.length - 1}
        onClick={() => setSize(size + 1)}
      />
      <IconButton tone="soft" label="앞쪽" icon={<ChevronLeft />} disabled={at === 1} onClick={() => turn(at - 1)} />
      <span className={styles.place} role="status">
        {at} / {pages.length}
      </span>
      <IconButton
        tone="soft"
        label="다음 쪽"
        icon={<ChevronRight />}
        disabled={at === pages.length}
        onClick={() => turn(at + 1)}
      />
    </>
  );
  return (
    <ScreenFrame title={book.bookName} tools={tools}>
      <div
        ref={top}
        className={styles.page}
        data-picture={page.picture !== undefined}
        style={{ '--screen-text': `${SIZES[size]}vw` } as React.CSSProperties}
      >
        {page.picture && <img className={styles.picture} src={page.picture.path} alt={page.picture.alt} />}
        <div className={styles.text}>
          {page.heading && <h2>{page.heading}</h2>}
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph[0]?.index} className={styles.paragraph}>
              {paragraph.map((sentence) => (
                <Marked
                  key={sentence.index}
                  sentence={sentence}
                  marked={marked === sentence.index}
                  onPress={() => setMarked(marked === sentence.index ? null : sentence.index)}
                />
              ))}
            </p>
          ))}
        </div>
      </div>
    </ScreenFrame>
  );
}

interface MarkedProps {
  sentence: Sentence;
  marked: boolean;
  onPress: () => void;
}

function Marked({ sentence: { text, speaker }, marked, onPress }: MarkedProps) {
  if (speaker) return <b>{text}</b>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box, and sentences run on in one line
    <span
      role="button"
      tabIndex={0}
      className={styles.sentence}
      aria-pressed={marked}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {text}
    </span>
  );
}

/** Left and right, and the keys of a presenter's remote control. */
function useArrowKeys(turn: (step: 1 | -1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight' || event.key === 'PageDown') latest.current(1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') latest.current(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
