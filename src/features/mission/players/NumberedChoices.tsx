import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { ItemStanding } from './itemStanding.ts';
import styles from './NumberedChoices.module.css';
import { isClosed, VerdictSign } from './VerdictSign.tsx';

interface NumberedChoicesProps {
  itemKey: string;
  choices: readonly { no: number; text: string; imagePath?: string | null }[];
  /** Options of a few words, pictures with their words, or sentences quoted from a page. */
  look: 'words' | 'pictures' | 'quotes';
  chosen: string | undefined;
  standing: ItemStanding | null;
  choose: (value: string) => void;
}

/** Four things to choose among, by finger or by their number. */
export function NumberedChoices({ itemKey, choices, look, chosen, standing, choose }: NumberedChoicesProps) {
  return (
    <div className={styles[look]}>
      {choices.map(({ no, text, imagePath }) => {
        const value = String(no);
        const isChosen = chosen === value;
        return (
          <button
            key={`${itemKey}-${no}`}
            type="button"
            className={styles.option}
            data-read={`${no}번. ${text}`}
            aria-pressed={isChosen}
            data-standing={(isChosen && standing) || undefined}
            aria-disabled={isClosed(standing) || undefined}
            aria-label={`${no}번, ${text}`}
            onClick={() => choose(value)}
          >
            <span className={styles.no}>{no}</span>
            {imagePath && <OptionPicture path={imagePath} />}
            <span className={styles.text}>{text}</span>
            {isChosen && <VerdictSign standing={standing} />}
          </button>
        );
      })}
    </div>
  );
}

/** A picture to choose. Its words stand below it, so it is silent; a broken one leaves the words and a sign. */
function OptionPicture({ path }: { path: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={styles.broken}>
        <ImageOff aria-hidden="true" />
        <span>그림이 안 열려요</span>
      </span>
    );
  }
  return <img className={styles.picture} src={path} alt="" width={120} height={120} onError={() => setBroken(true)} />;
}
