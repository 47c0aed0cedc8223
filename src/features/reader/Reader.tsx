import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import type { ReaderBook } from '#contract/reading.ts';
import type { ReaderSettings } from '#domain/book/ReaderSettings.ts';
import { prepareBook } from '#src/lib/book-text/prepareBook.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { useScreenLock } from '../../lib/browser/useScreenLock.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { useKoreanVoice } from '../../lib/read-aloud/useKoreanVoice.ts';
import { useReadAloud } from '../../lib/read-aloud/useReadAloud.ts';
import { useReaderSettings } from '../../lib/reader-settings/useReaderSettings.ts';
import { BookText } from './BookText.tsx';
import { columnOfSentence, firstSentenceOfSpread } from './columnOfSentence.ts';
import type { ReadingOutbox } from './createReadingOutbox.ts';
import { EndLeaf } from './EndLeaf.tsx';
import { openBook } from './openBook.ts';
import { PageNumbers } from './PageNumbers.tsx';
import { pageNumberWords } from './pageNumberWords.ts';
import styles from './Reader.module.css';
import { ReaderBottomBar } from './ReaderBottomBar.tsx';
import { type ReaderDialog, ReaderDialogs } from './ReaderDialogs.tsx';
import { ReaderTopBar } from './ReaderTopBar.tsx';
import { readerScales } from './readerScales.ts';
import { type Shown, shownOnSpread, spreadCount, spreadOfColumn } from './SpreadLayout.ts';
import { ReadingRuler } from './text/ReadingRuler.tsx';
import type { LoadSentenceNotes } from './text/SentenceNotes.ts';
import { TextMarks } from './text/TextMarks.tsx';
import { useTextTools } from './text/useTextTools.tsx';
import { WordFinder } from './text/WordFinder.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { useMeasuredLayout } from './useMeasuredLayout.ts';
import { useReaderKeys } from './useReaderKeys.ts';
import { useReaderPlace } from './useReaderPlace.ts';
import { useReadingSaver } from './useReadingSaver.ts';
import { useSwipe } from './useSwipe.ts';

interface ReaderProps {
  book: ReaderBook;
  outbox: ReadingOutbox;
  /** The page that a link leads to. */
  wantedPageNo: number | null;
  loadSentenceNotes: LoadSentenceNotes;
}

export function Reader({ book, outbox, wantedPageNo, loadSentenceNotes }: ReaderProps) {
  const { settings, choose } = useReaderSettings();
  const { pages, sentences } = useMemo(() => prepareBook(book), [book]);
  const [dialog, setDialog] = useState<ReaderDialog | null>(null);
  const [opened] = useState(() => openBook(book, outbox.read(book.bookNo), wantedPageNo));
  const { startNo } = opened;
  const [bookmark, setBookmark] = useState(opened.bookmarkNo);

  const flow = useRef<HTMLDivElement>(null);
  const twoColumns = useMediaQuery('(min-width: 59.375em) and (min-aspect-ratio: 1/1)');
  const layout = useMeasuredLayout(flow, twoColumns ? 2 : 1, setBy(settings));
  const indexOf = useCallback(
    (no: number) =>
      Math.max(
        0,
        pages.findIndex(({ pageNo }) => pageNo === no),
      ),
    [pages],
  );
  const place = useReaderPlace(flow, layout, indexOf(startNo));
  const { spread, atEnd } = place;
  const { save, state: saving } = useReadingSaver(book.bookNo, outbox);

  const shown = layout && spread !== null ? Math.min(spread, spreadCount(layout) - 1) : null;
  const seen: Shown | null = layout && shown !== null ? shownOnSpread(layout, shown) : null;
  const firstNo = seen ? pages[seen.firstPage]?.pageNo : undefined;
  const lastNo = seen ? pages[seen.lastPage]?.pageNo : undefined;
  const hereNo = firstNo ?? startNo;
  const reachedNo = lastNo ?? startNo;
  const number = pageNumberWords({ firstNo: hereNo, lastNo: reachedNo, part: seen?.part ?? null });
  const bookmarked = bookmark !== null && bookmark >= hereNo && bookmark <= reachedNo;

  useKeptPlace({ opened, shownNo: lastNo, turned: place.turned, save });

  const voice = useKoreanVoice();
  /** The page turns with the voice. */
  const follow = (sentence: number, word?: { from: number; to: number }) => {
    if (!flow.current || !layout) return;
    const column = columnOfSentence(flow.current, layout, sentence, word);
    if (column !== null) place.goToSpread(spreadOfColumn(layout, column));
  };
  const { speaking, word, start, stop } = useReadAloud({
    sentences,
    voice,
    rate: settings.speechRate,
    onSentence: (index) => follow(index),
    onWord: ({ sentence, ...word }) => follow(sentence, word),
    onEnd: () => layout && place.goToSpread(spreadCount(layout)),
  });

  /** The word, or where its sentence begins for a voice that reports none. */
  const spoken = useMemo(
    () => word ?? (speaking === null ? null : { sentence: speaking, from: 0, to: 1 }),
    [word, speaking],
  );
  useScreenLock(speaking !== null);

  const tools = useTextTools({
    bookNo: book.bookNo,
    flow,
    pages,
    sentences,
    spoken: { sentence: speaking, word },
    loadSentenceNotes,
    voice,
    rate: settings.speechRate,
    onMargin: (side) => {
      if (!atEnd) (side === 'left' ? previous : next)();
    },
  });
  const turn = (go: () => void) => () => {
    stop();
    tools.close();
    go();
  };
  const next = turn(place.next);
  const previous = turn(place.previous);
  const swipe = useSwipe(next, previous);
  useReaderKeys({
    onNext: next,
    onPrevious: previous,
    onFirst: turn(() => place.goToSpread(0)),
    onLast: turn(() => layout && place.goToSpread(spreadCount(layout) - 1)),
  });

  function toggleBookmark(): void {
    const bookmarkPageNo = bookmarked ? null : hereNo;
    setBookmark(bookmarkPageNo);
    save({ bookmarkPageNo });
    showToast(bookmarkPageNo === null ? '책갈피를 뺐어요' : `${bookmarkPageNo}쪽에 책갈피를 꽂았어요`);
  }

  function listen(): void {
    if (speaking !== null) stop();
    else if (!voice) setDialog('voice');
    else if (flow.current && layout && shown !== null) start(firstSentenceOfSpread(flow.current, layout, shown));
  }

  const shift = layout && shown !== null ? -shown * layout.spreadStep : 0;

  return (
    <div className={styles.reader} data-theme={settings.theme} style={lookOf(settings)}>
      <ReaderTopBar
        bookNo={book.bookNo}
        bookName={book.bookName}
        saving={saving}
        bookmarked={bookmarked}
        onBookmark={toggleBookmark}
        listening={speaking !== null}
        onListen={listen}
        onContents={() => setDialog('contents')}
        onSettings={() => setDialog('settings')}
      />
      <Main className={styles.stage} aria-label={book.bookName}>
        <IconButton
          className={styles.arrow}
          label="이전 쪽으로 넘기기"
          icon={<ChevronLeft />}
          disabled={spread === 0}
          onClick={previous}
        />
        <div className={styles.book} data-leaf="" data-spread={twoColumns ? 'two' : 'one'}>
          {!atEnd && (
            <WordFinder
              flow={flow}
              layout={layout}
              spread={shown ?? 0}
              sentences={sentences}
              found={tools.found}
              onFind={tools.setFound}
              onGo={place.goToSpread}
              onWord={tools.explain}
              onSentence={tools.holdSentence}
            />
          )}
          <div className={styles.window} {...swipe.handlers} inert={atEnd}>
            <div
              className={styles.track}
              data-dragging={swipe.offset !== 0 || undefined}
              style={{ transform: `translateX(${shift + swipe.offset}px)`, opacity: spread === null ? 0 : 1 }}
            >
              <TextMarks flow={flow} layout={layout} marks={tools.marks} />
              {settings.ruler && layout && shown !== null && (
                <ReadingRuler
                  flow={flow}
                  layout={layout}
                  spread={shown}
                  spoken={spoken}
                  onNext={next}
                  onPrevious={previous}
                />
              )}
              <div ref={flow} className={styles.flow}>
                <BookText pages={pages} />
              </div>
            </div>
          </div>
          {layout && shown !== null && <PageNumbers layout={layout} spread={shown} pages={pages} />}
          {atEnd && (
            <div className={styles.end}>
              <EndLeaf bookNo={book.bookNo} bookName={book.bookName} onAgain={() => place.goToSpread(0)} />
            </div>
          )}
        </div>
        <IconButton
          className={styles.arrow}
          label="다음 쪽으로 넘기기"
          icon={<ChevronRight />}
          disabled={atEnd}
          onClick={next}
        />
      </Main>
      <ReaderBottomBar
        number={number}
        pageCount={pages.at(-1)?.pageNo ?? 1}
        spread={shown ?? 0}
        spreads={layout ? spreadCount(layout) : 1}
        atEnd={atEnd}
        canGoBack={spread !== 0}
        onPrevious={previous}
        onNext={next}
        onGo={(to) => turn(() => place.goToSpread(to))()}
      />
      <ReaderDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        settings={settings}
        canSpeak={voice !== null}
        onSettings={choose}
        bookName={book.bookName}
        pages={pages}
        hereNo={hereNo}
        bookmarkPageNo={bookmark}
        onGo={(pageNo) => turn(() => place.goToPage(indexOf(pageNo)))()}
      />
      {tools.layer}
      <p className="visually-hidden" role="status">
        {atEnd ? '책을 다 읽었어요' : number.spoken}
      </p>
    </div>
  );
}

/** What the text is set in: it falls into columns again with each change. */
function lookOf({ fontStep, lineStep, letterStep, wordStep }: ReaderSettings): CSSProperties {
  const { fontSizes, lineHeights, letterSpacings, wordSpacings } = readerScales;
  return {
    '--reader-size': `${fontSizes[fontStep]}px`,
    '--reader-leading': lineHeights[lineStep],
    '--reader-letter': `${letterSpacings[letterStep]}em`,
    '--reader-word': `${wordSpacings[wordStep]}em`,
  } as CSSProperties;
}

const setBy = ({ fontStep, lineStep, letterStep, wordStep }: ReaderSettings) =>
  [fontStep, lineStep, letterStep, wordStep].join();
