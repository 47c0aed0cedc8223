import { useQuery } from '@tanstack/react-query';
import { Check, Quote, ShoppingBasket, Volume2, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { useFocusInside } from '#src/lib/browser/useFocusInside.ts';
import { keptBooks } from '#src/lib/kept-books/keptBooks.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { type Speech, speechFloor } from '#src/lib/read-aloud/SpeechFloor.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { bookWordsQuery, explanationOf } from './bookWordsQuery.ts';
import { useBasketWords } from './useBasketWords.ts';
import styles from './WordCard.module.css';

/** A word as it stands in the book. */
export interface TouchedWord {
  surface: string;
  pageNo: number;
  /** The sentence it stands in. */
  metIn: string;
  /** Where it stands in the window, CSS pixels. */
  place: { left: number; right: number; top: number; bottom: number };
}

interface WordCardProps {
  bookNo: number;
  word: TouchedWord;
  voice: SpeechSynthesisVoice | null;
  rate: number;
  onSentence: () => void;
  onClose: () => void;
}

/** What a word means, beside the word. Goes with a press elsewhere and with Esc. */
export function WordCard({ bookNo, word, voice, rate, onSentence, onClose }: WordCardProps) {
  const accountNo = useAccount()?.accountNo ?? 0;
  const query = useQuery(bookWordsQuery(useApi(), keptBooks(deviceStore(), accountNo), bookNo));
  const card = useFocusInside<HTMLElement>();
  const speech = useRef<Speech | null>(null);
  const basket = useBasketWords();
  const found = query.data ? explanationOf(query.data, word.surface) : null;
  const name = found?.word ?? word.surface;
  const inBasket = basket.has(name);
  const where = { bookNo, pageNo: word.pageNo, metIn: word.metIn };

  useEffect(() => {
    const onElsewhere = (event: Event) => {
      if (!card.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onElsewhere);
    return () => document.removeEventListener('pointerdown', onElsewhere);
  }, [card, onClose]);
  useEffect(() => () => speechFloor.stop(speech.current), []);

  function speak(): void {
    if (!voice) return;
    const texts = found ? [name, found.meaning] : [name];
    speech.current = { texts, voice, rate: () => rate, onText: () => undefined, onEnd: () => undefined };
    speechFloor.start(speech.current);
  }

  return (
    <section
      ref={card}
      className={styles.card}
      style={placeBeside(word.place)}
      role="dialog"
      aria-label={`${withJosa(name, '이/가')} 무슨 뜻인지`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2>{name}</h2>
        {voice && <IconButton label="낱말 듣기" icon={<Volume2 />} onClick={speak} />}
        <IconButton className={styles.close} label="닫기" icon={<X />} onClick={onClose} />
      </div>
      {query.isPending && <Skeleton height={48} />}
      {query.isError && (
        <div className={styles.failed}>
          <p>뜻을 불러오지 못했어요.</p>
          <Button tone="soft" busy={query.isFetching} onClick={() => void query.refetch()}>
            다시 하기
          </Button>
        </div>
      )}
      {query.isSuccess &&
        (found ? (
          <>
            <p className={styles.meaning}>{found.meaning}</p>
            {found.sentence && <p className={styles.example}>{found.sentence}</p>}
          </>
        ) : (
          <p className={styles.example}>아직 풀이가 없는 낱말이에요.</p>
        ))}
      <div className={styles.buttons}>
        {found && (
          <Button
            tone={inBasket ? 'soft' : 'primary'}
            icon={inBasket ? <Check aria-hidden="true" /> : <ShoppingBasket aria-hidden="true" />}
            aria-pressed={inBasket}
            onClick={() => (inBasket ? basket.takeOut(name, where) : basket.putIn(name, where))}
          >
            {inBasket ? '바구니에 담았어요' : '낱말 바구니에 담기'}
          </Button>
        )}
        <Button tone="white" icon={<Quote aria-hidden="true" />} onClick={onSentence}>
          이 문장 간직하기
        </Button>
      </div>
    </section>
  );
}

/** CSS pixels: of the card, and between it and the word or the edge of the window. */
const WIDTH = 340;
const GAP = 12;

/** Below the word, or above it in the lower half of the window; the word itself stays in sight. */
function placeBeside({ left, right, top, bottom }: TouchedWord['place']): CSSProperties {
  const width = Math.min(WIDTH, innerWidth - 2 * GAP);
  const middle = (left + right) / 2 - width / 2;
  const start = Math.max(GAP, Math.min(innerWidth - width - GAP, middle));
  const below = (top + bottom) / 2 < innerHeight / 2;
  return below
    ? { left: start, width, top: bottom + GAP, maxHeight: innerHeight - bottom - 2 * GAP }
    : { left: start, width, bottom: innerHeight - top + GAP, maxHeight: top - 2 * GAP };
}
