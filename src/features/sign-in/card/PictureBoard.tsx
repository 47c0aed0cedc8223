import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type CardPicture, cardPictureNames, cardPictures } from '#domain/login-card/cardPictures.ts';
import { loginCardTuning } from '#domain/login-card/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { CardPictureImage } from '#src/components/card-picture/CardPictureImage.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import styles from './CardSignIn.module.css';

interface PictureBoardProps {
  greeting: string;
  busy: boolean;
  /** Of the last three pictures. */
  error: unknown;
  onChosen: (pictures: readonly CardPicture[]) => void;
  /** It is somebody else's card. */
  onOther: () => void;
}

/** Nine pictures, of which three are pressed in their order; the third one opens. */
export function PictureBoard({ greeting, busy, error, onChosen, onOther }: PictureBoardProps) {
  const [chosen, setChosen] = useState<readonly CardPicture[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // What was wrong is wiped away, for another try.
  useEffect(() => {
    if (error) setChosen([]);
  }, [error]);

  function press(picture: CardPicture): void {
    if (busy || chosen.includes(picture) || chosen.length >= loginCardTuning.pictures) return;
    const next = [...chosen, picture];
    setChosen(next);
    if (next.length === loginCardTuning.pictures) onChosen(next);
  }

  return (
    <div className={styles.board}>
      <h1 ref={heading} tabIndex={-1}>
        {greeting}
      </h1>
      <p className={styles.lead}>내 그림 세 개를 차례로 눌러요.</p>
      <ol className={styles.places} aria-label="누른 그림">
        {Array.from({ length: loginCardTuning.pictures }, (_, index) => {
          const picture = chosen[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay where they are
            <li key={index} className={picture ? styles.filled : undefined}>
              {picture ? (
                <CardPictureImage picture={picture} size={40} titled />
              ) : (
                <span aria-hidden="true">{index + 1}</span>
              )}
            </li>
          );
        })}
      </ol>
      {error !== null && error !== undefined && chosen.length === 0 && <FormNotice>{describeError(error)}</FormNotice>}
      <ul className={styles.pictures}>
        {cardPictures.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              className={styles.picture}
              aria-label={cardPictureNames[picture]}
              aria-pressed={chosen.includes(picture)}
              aria-disabled={busy || undefined}
              onClick={() => press(picture)}
            >
              <CardPictureImage picture={picture} size={84} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button tone="ghost" onClick={onOther}>
          내 카드가 아니에요
        </Button>
        <Button
          tone="soft"
          busy={busy}
          disabled={chosen.length === 0}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => setChosen([])}
        >
          {busy ? '들어가는 중' : '다시 누르기'}
        </Button>
      </div>
    </div>
  );
}
