import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import type { PreparedBook, Sentence } from '#src/lib/book-text/prepareBook.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useLatePart } from '#src/lib/useLatePart.ts';
import { findQuote } from './findQuote.ts';
import { loadWordCard } from './loadWordCard.ts';
import type { HeldText, KeptQuote, LoadSentenceNotes } from './SentenceNotes.ts';
import type { TextMark } from './TextMarks.tsx';
import { rangeOf, type TextSpan } from './TextSpan.ts';
import { useTextPresses } from './useTextPresses.ts';
import type { TouchedWord } from './WordCard.tsx';

interface TextToolsOptions extends PreparedBook {
  bookNo: number;
  flow: RefObject<HTMLElement | null>;
  /** What is spoken: a sentence, and the word where the voice reports words. */
  spoken: { sentence: number | null; word: TextSpan | null };
  loadSentenceNotes: LoadSentenceNotes;
  voice: SpeechSynthesisVoice | null;
  rate: number;
  onMargin: (side: 'left' | 'right') => void;
}

interface Held extends HeldText {
  spans: readonly TextSpan[];
}

interface Touched extends TouchedWord {
  span: TextSpan;
}

/** Milliseconds after which the notes are fetched: the first page is being read by then. */
const FETCH_AFTER_MS = 1_200;

/** What a reader does with the words on the page: asks what one means, keeps a sentence. `marks` lie behind the text. */
export function useTextTools(options: TextToolsOptions) {
  const { bookNo, flow, pages, sentences, spoken, loadSentenceNotes, onMargin, voice, rate } = options;
  const [held, setHeld] = useState<Held | null>(null);
  const [quotes, setQuotes] = useState<readonly KeptQuote[]>([]);
  const [found, setFound] = useState<TextSpan | null>(null);
  const onMissing = () => {
    showToast('인터넷이 쉬고 있어 열지 못했어요. 책은 그대로 읽을 수 있어요.', 'warning');
    close();
  };
  const SentenceNotes = useLatePart({
    load: loadSentenceNotes,
    ahead: FETCH_AFTER_MS,
    wanted: held && 'held',
    onMissing,
  });

  const [touched, setTouched] = useState<Touched | null>(null);
  const WordCard = useLatePart({ load: loadWordCard, ahead: FETCH_AFTER_MS, wanted: touched && 'word', onMissing });

  const closeWord = useCallback(() => setTouched(null), []);
  const closeHeld = useCallback(() => {
    setHeld(null);
    document.getSelection()?.removeAllRanges();
  }, []);
  function close(): void {
    closeWord();
    closeHeld();
  }
  function holdSentence(index: number): void {
    closeWord();
    setHeld(holdOf(sentences[index]));
  }
  function explain(span: TextSpan): void {
    const sentence = sentences[span.sentence];
    const rect = flow.current && rangeOf(flow.current, span)?.getClientRects()[0];
    if (!sentence || !rect) return;
    const { left, right, top, bottom } = rect;
    const surface = sentence.text.slice(span.from, span.to);
    closeHeld();
    setTouched({
      span,
      surface,
      pageNo: sentence.pageNo,
      metIn: sentence.text.trim(),
      place: { left, right, top, bottom },
    });
  }

  useTextPresses(flow, {
    onWord: explain,
    onSentence: holdSentence,
    onSelected: (selection) => setHeld(heldIn(selection, sentences, pages)),
    onMargin,
  });

  const quoteMarks = useMemo(
    () =>
      quotes.flatMap(({ quote, pageNo }) =>
        findQuote(pages, quote, pageNo).map((span): TextMark => ({ kind: 'quote', span })),
      ),
    [quotes, pages],
  );
  const { sentence, word } = spoken;
  const marks = useMemo((): readonly TextMark[] => {
    const text = sentence === null ? undefined : sentences[sentence]?.text;
    return [
      ...(sentence !== null && text
        ? [{ kind: 'sentence' as const, span: { sentence, from: 0, to: text.trimEnd().length } }]
        : []),
      ...(held?.spans ?? []).map((span) => ({ kind: 'held' as const, span })),
      ...[word, found, touched?.span].flatMap((span) => (span ? [{ kind: 'word' as const, span }] : [])),
      ...quoteMarks,
    ];
  }, [sentence, word, held, found, touched, quoteMarks, sentences]);

  const layer: ReactNode = (
    <>
      {SentenceNotes && <SentenceNotes bookNo={bookNo} held={held} onClose={closeHeld} onQuotes={setQuotes} />}
      {WordCard && touched && (
        <WordCard
          key={`${touched.span.sentence}.${touched.span.from}`}
          bookNo={bookNo}
          word={touched}
          voice={voice}
          rate={rate}
          onSentence={() => holdSentence(touched.span.sentence)}
          onClose={closeWord}
        />
      )}
    </>
  );
  return { marks, layer, found, setFound, explain, holdSentence, close };
}

function holdOf(sentence: Sentence | undefined): Held | null {
  if (!sentence) return null;
  const { index, pageNo, text } = sentence;
  const from = text.length - text.trimStart().length;
  return { text: text.trim(), pageNo, spans: [{ sentence: index, from, to: text.trimEnd().length }] };
}

/** What was selected, where it begins in a sentence of the book. */
function heldIn(selection: Selection, sentences: readonly Sentence[], pages: PreparedBook['pages']): Held | null {
  const range = selection.getRangeAt(0);
  const start = range.startContainer.parentElement?.closest<HTMLElement>('[data-sentence]');
  const first = start ? sentences[Number(start.dataset.sentence)] : undefined;
  const text = selection.toString().replace(/\s+/gu, ' ').trim().slice(0, NOTE_TUNING.quoteLength);
  if (!first || text === '') return null;
  return { text, pageNo: first.pageNo, spans: findQuote(pages, text, first.pageNo) };
}
