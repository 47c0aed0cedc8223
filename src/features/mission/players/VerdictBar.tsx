import { ArrowLeft, ArrowRight, BookOpen, Send } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ItemVerdict } from '#contract/mission.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { paths } from '#src/config/paths.ts';
import type { ItemStanding } from './itemStanding.ts';
import { Onlooker } from './Onlooker.tsx';
import styles from './VerdictBar.module.css';
import { verdictWords } from './verdictWords.ts';

interface VerdictBarProps {
  bookNo: number;
  itemKey: string;
  standing: ItemStanding;
  verdict: ItemVerdict | null;
  run: number;
  offline: boolean;
  busy: boolean;
  isFirst: boolean;
  onPrevious: () => void;
  /** To the next item that has no answer; null when every one has. */
  onNext: (() => void) | null;
  onFinish: () => void;
  /** Before the book is opened. */
  onLook: () => void;
}

/** What came of an answer, where to look, and the way on, always in sight below the question. */
export function VerdictBar(props: VerdictBarProps) {
  const { bookNo, itemKey, standing, verdict, run, offline, busy, isFirst, onPrevious, onNext, onFinish, onLook } =
    props;
  const words = useId();
  const answered = standing !== 'open';
  const next = useNextFocus(itemKey, answered);
  return (
    <div className={styles.sheet} data-standing={standing} data-read-scope="">
      <Onlooker bookNo={bookNo} standing={standing} />
      <div className={styles.outcome}>
        <div id={words} role="status">
          {answered && <p className={styles.verdict}>{verdictWords({ standing, run, offline })}</p>}
          {verdict?.explanation && (
            <p key={itemKey} className={styles.explanation} data-read="">
              {verdict.explanation}
            </p>
          )}
          {verdict?.scene != null && (
            <p className={styles.explanation}>
              <span className="visually-hidden">다시 볼 장면: </span>
              {verdict.scene}
            </p>
          )}
        </div>
        {verdict?.pageNo != null && (
          <Link
            className={styles.page}
            to={`${paths.bookRead.getHref({ bookNo })}?page=${verdict.pageNo}`}
            onClick={onLook}
          >
            <BookOpen aria-hidden="true" />
            {verdict.correct ? `${verdict.pageNo}쪽 보기` : `${verdict.pageNo}쪽을 다시 읽어 볼까요?`}
          </Link>
        )}
      </div>
      <div className={styles.buttons}>
        {verdict?.explanation && <ReadAloudButton key={`read-${itemKey}`} label="풀이 듣기" compact />}
        <IconButton label="이전" icon={<ArrowLeft />} disabled={isFirst || busy} onClick={onPrevious} />
        <Button
          ref={next}
          size="l"
          className={styles.next}
          tone={answered ? 'primary' : 'white'}
          icon={onNext ? <ArrowRight aria-hidden="true" /> : <Send aria-hidden="true" />}
          busy={busy}
          aria-describedby={answered ? words : undefined}
          onClick={onNext ?? onFinish}
        >
          {onNext ? (answered ? '다음' : '나중에 풀기') : '다 했어요'}
        </Button>
      </div>
    </div>
  );
}

/** Once an item is answered, the focus is on the way on: Enter and Space lead there. */
function useNextFocus(itemKey: string, answered: boolean) {
  const next = useRef<HTMLButtonElement>(null);
  const before = useRef({ itemKey, answered });
  useEffect(() => {
    const given = before.current.itemKey === itemKey && !before.current.answered && answered;
    before.current = { itemKey, answered };
    if (given) next.current?.focus({ preventScroll: true });
  }, [itemKey, answered]);
  return next;
}
