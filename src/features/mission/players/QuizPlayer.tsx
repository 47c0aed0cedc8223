import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { quizContent } from '#contract/mission.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { KeyCap } from '#src/components/test-question/KeyHint.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { ChoicePlayer } from './ChoicePlayer.tsx';
import styles from './QuizPlayer.module.css';
import { isClosed, VerdictSign } from './VerdictSign.tsx';

type Content = z.infer<typeof quizContent>;

interface QuizPlayerProps {
  session: MissionSession;
  content: Content;
  /** Opens the student's notes over the question. */
  notes: ReactNode;
}

type Item = Content['items'][number];

const hasPictures = (item: Item) => item.form === 'CHOICE' && item.options.some(({ imagePath }) => imagePath);
/** What is chosen among with a number; an order of events is arranged instead. */
function numbered(item: Item): { no: number; text: string; imagePath: string | null }[] {
  if (item.form === 'CHOICE') return item.options;
  return item.form === 'EVIDENCE' ? item.sentences.map((sentence) => ({ ...sentence, imagePath: null })) : [];
}

export function QuizPlayer({ session, content, notes }: QuizPlayerProps) {
  return (
    <ChoicePlayer
      session={session}
      kind="QUIZ"
      items={content.items}
      notes={notes}
      answerOf={(item, letter) =>
        numbered(item)
          .map(({ no }) => String(no))
          .find((value) => value === letter)
      }
      keyHint={
        <>
          <KeyCap>1</KeyCap>–<KeyCap>4</KeyCap> 로 고르고
        </>
      }
      reportOf={(item) => ({ label: item.question, hasPicture: hasPictures(item) })}
    >
      {({ item, legend, no, chosen, standing, choose }) => (
        <fieldset className={styles.question} translate="no">
          <legend ref={legend} className={styles.stem} tabIndex={-1}>
            <span className={styles.tags}>
              {no}
              <span className={styles.category}>{comprehensionCategoryNames[item.category]}</span>
            </span>
            <span data-read="">{item.question}</span>
          </legend>
          <div className={hasPictures(item) ? styles.pictures : styles.options}>
            {numbered(item).map((option) => (
              <button
                key={`${item.key}-${option.no}`}
                type="button"
                className={styles.option}
                data-read={`${option.no}번. ${option.text}`}
                aria-pressed={chosen === String(option.no)}
                data-standing={(chosen === String(option.no) && standing) || undefined}
                aria-disabled={isClosed(standing) || undefined}
                aria-label={`${option.no}번, ${option.text}`}
                onClick={() => choose(String(option.no))}
              >
                <span className={styles.no}>{option.no}</span>
                {option.imagePath && <OptionPicture path={option.imagePath} />}
                <span className={styles.text}>{option.text}</span>
                {chosen === String(option.no) && <VerdictSign standing={standing} />}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </ChoicePlayer>
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
