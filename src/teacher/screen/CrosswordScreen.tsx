import { BookOpen, Eraser, Eye, EyeOff, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LessonBook } from '#contract/lesson.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { staffPaths } from '../staffPaths.ts';
import { type Crossword, CrosswordBoard, cellKeys, keyOf, type LaidClue } from './CrosswordBoard.tsx';
import styles from './CrosswordScreen.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';

const DIRECTIONS = [
  ['across', '가로'],
  ['down', '세로'],
] as const;

interface CrosswordScreenProps {
  book: LessonBook;
  crossword: Crossword;
}

/** A crossword to solve together: a clue in large letters, and syllables that are shown one by one. Nothing is marked. */
export function CrosswordScreen({ book, crossword }: CrosswordScreenProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<LaidClue | null>(crossword.clues[0] ?? null);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const isSolved = (clue: LaidClue) => cellKeys(clue).every((key) => shown.has(key));
  const show = (keys: readonly string[]) => setShown(new Set([...shown, ...keys]));
  const tools = (
    <>
      {book.pages.length > 0 && (
        <IconButton
          tone="soft"
          label="책으로"
          icon={<BookOpen />}
          onClick={() => navigate(staffPaths.screenOf(book.bookNo), { replace: true })}
        />
      )}
      <IconButton
        tone="soft"
        label="모두 가리고 처음부터"
        icon={<Eraser />}
        disabled={shown.size === 0}
        onClick={() => setShown(new Set())}
      />
    </>
  );
  return (
    <ScreenFrame title={`${book.bookName} 십자말`} tools={tools}>
      <div className={styles.screen}>
        {chosen && (
          <ChosenClue
            clue={chosen}
            solved={isSolved(chosen)}
            onSyllable={() =>
              show(
                cellKeys(chosen)
                  .filter((key) => !shown.has(key))
                  .slice(0, 1),
              )
            }
            onWord={() => show(cellKeys(chosen))}
            onHide={() => setShown(new Set([...shown].filter((key) => !cellKeys(chosen).includes(key))))}
          />
        )}
        <CrosswordBoard crossword={crossword} shown={shown} chosen={chosen} onChoose={setChosen} />
        <div className={styles.lists}>
          {DIRECTIONS.map(([direction, name]) => (
            <section key={direction} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {crossword.clues
                  .filter((clue) => clue.direction === direction)
                  .map((clue) => (
                    <li key={keyOf(clue)}>
                      <button
                        type="button"
                        className={styles.clue}
                        aria-pressed={chosen === clue}
                        data-solved={isSolved(clue)}
                        onClick={() => setChosen(clue)}
                      >
                        <b>{clue.number}</b>
                        <span>
                          {clue.clue}
                          <span className="visually-hidden">{isSolved(clue) ? `, ${clue.word}` : ', 답 가려짐'}</span>
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </ScreenFrame>
  );
}

interface ChosenClueProps {
  clue: LaidClue;
  solved: boolean;
  onSyllable: () => void;
  onWord: () => void;
  onHide: () => void;
}

function ChosenClue({ clue, solved, onSyllable, onWord, onHide }: ChosenClueProps) {
  const direction = clue.direction === 'across' ? '가로' : '세로';
  return (
    <div className={styles.chosen}>
      <p aria-live="polite">
        <b>
          {direction} {clue.number}
        </b>{' '}
        {clue.clue}
      </p>
      <div className={styles.buttons}>
        {solved ? (
          <Button tone="soft" icon={<EyeOff aria-hidden="true" />} onClick={onHide}>
            가리기
          </Button>
        ) : (
          <>
            <Button tone="soft" icon={<Lightbulb aria-hidden="true" />} onClick={onSyllable}>
              한 글자
            </Button>
            <Button icon={<Eye aria-hidden="true" />} onClick={onWord}>
              답 보기
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
