import { Plus, X } from 'lucide-react';
import type { HomeworkBooks } from '#contract/homework.ts';
import { type HomeworkTask, homeworkTaskName } from '#domain/homework/homeworkTasks.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useBookSearch } from '../useBookSearch.ts';
import styles from './Homework.module.css';

type Book = HomeworkBooks['items'][number];

/** A book with what is to be done of it. */
export type ChosenBook = Book & { tasks: readonly HomeworkTask[] };

interface ChooseBooksProps {
  chosen: readonly ChosenBook[];
  onChange: (chosen: readonly ChosenBook[]) => void;
  error: string | undefined;
}

const MOST_BOOKS = 3;

/** Books found by a word, and the tasks of those that were taken. */
export function ChooseBooks({ chosen, onChange, error }: ChooseBooksProps) {
  const { words, setWords, found, place } = useBookSearch(chosen.map(({ bookNo }) => bookNo).join());
  const take = (book: Book) => {
    onChange([...chosen, { ...book, tasks: ['READ'] }]);
    setWords('');
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      {chosen.map((book) => (
        <fieldset key={book.bookNo} className={styles.chosen}>
          <legend>{book.bookName}</legend>
          <div className={styles.boxes}>
            {(['READ', ...book.missions] as const).map((task) => (
              <Checkbox
                key={task}
                label={homeworkTaskName(task)}
                checked={book.tasks.includes(task)}
                onChange={(event) =>
                  onChange(chosen.map((each) => (each === book ? ticked(book, task, event.target.checked) : each)))
                }
              />
            ))}
          </div>
          <Button
            tone="ghost"
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(chosen.filter((each) => each !== book))}
          >
            빼기<span className="visually-hidden">: {book.bookName}</span>
          </Button>
        </fieldset>
      ))}
      {chosen.length < MOST_BOOKS && (
        <>
          <TextField
            label={chosen.length === 0 ? '책 찾기' : '책 더하기'}
            placeholder="제목이나 지은이"
            value={words}
            error={error}
            maxLength={50}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              // Enter looks for a book; it does not set the homework.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <QueryView query={found} skeleton={<p className={styles.hint}>찾고 있어요.</p>}>
            {({ items }) => {
              const left = items.filter(({ bookNo }) => !chosen.some((each) => each.bookNo === bookNo));
              return left.length === 0 ? (
                <p className={styles.hint}>맞는 책이 없어요. 다른 말로 찾아 보세요.</p>
              ) : (
                <ul className={styles.found}>
                  {left.map((book) => (
                    <li key={book.bookNo}>
                      <button type="button" className={styles.bookRow} onClick={() => take(book)}>
                        <span>
                          <b>{book.bookName}</b>
                          <span>
                            {[book.authorName, book.readingLevel, book.textYn === 'Y' ? '여기서 읽어요' : '종이책']
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                        </span>
                        <Plus aria-hidden="true" />
                      </button>
                    </li>
                  ))}
                </ul>
              );
            }}
          </QueryView>
        </>
      )}
    </div>
  );
}

/** In the order in which tasks are named. */
function ticked(book: ChosenBook, task: HomeworkTask, on: boolean): ChosenBook {
  const tasks = (['READ', ...book.missions] as const).filter((each) =>
    each === task ? on : book.tasks.includes(each),
  );
  return { ...book, tasks };
}
