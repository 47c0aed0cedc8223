import { Plus } from 'lucide-react';
import type { HomeworkBooks } from '#contract/homework.ts';
import { scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useBookSearch } from '../useBookSearch.ts';
import styles from './ContestForm.module.css';
import type { OwnBook } from './OwnWeeks.ts';

interface FindContestBookProps {
  weekCount: number;
  /** The week that a found book goes into, from 0 on. */
  to: number;
  onTo: (week: number) => void;
  /** Books that have a week. */
  chosen: readonly number[];
  /** No room in that week. */
  isFull: boolean;
  onTake: (book: OwnBook) => void;
}

type Found = HomeworkBooks['items'][number];

/** Books whose four scored missions are there, found by a word, each with one press into the week that is chosen. */
export function FindContestBook({ weekCount, to, onTo, chosen, isFull, onTake }: FindContestBookProps) {
  const { words, setWords, found, place } = useBookSearch(chosen.join());
  const fits = ({ bookNo, missions }: Found) =>
    !chosen.includes(bookNo) && scoredMissionKinds.every((kind) => missions.includes(kind));
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="책 찾기"
          placeholder="제목이나 지은이"
          value={words}
          maxLength={50}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            // Enter looks for a book; it does not give the contest.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <SelectField
          label="넣을 주"
          options={Array.from({ length: weekCount }, (_, at) => ({ value: String(at), label: `${at + 1}주` }))}
          value={String(to)}
          onChange={(event) => onTo(Number(event.target.value))}
        />
      </div>
      <div ref={place} tabIndex={-1} className={styles.results}>
        {isFull ? (
          <p className={styles.hint}>책이 모두 찼어요. 바꾸려면 하나를 빼 주세요.</p>
        ) : (
          <QueryView query={found} skeleton={<p className={styles.hint}>찾고 있어요.</p>}>
            {({ items }) => {
              const left = items.filter(fits);
              return left.length === 0 ? (
                <p className={styles.hint}>맞는 책이 없어요. 다른 말로 찾아 보세요.</p>
              ) : (
                <ul className={styles.found}>
                  {left.map(({ bookNo, bookName, readingLevel, authorName }) => (
                    <li key={bookNo}>
                      <button
                        type="button"
                        className={styles.bookRow}
                        onClick={() => onTake({ bookNo, bookName, readingLevel })}
                      >
                        <span className={styles.bookWords}>
                          <b>{bookName}</b>
                          <span className={styles.author}>
                            {[authorName, readingLevel].filter(Boolean).join(' · ')}
                          </span>
                        </span>
                        <span className={styles.into}>
                          {to + 1}주에 넣기
                          <Plus aria-hidden="true" />
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              );
            }}
          </QueryView>
        )}
      </div>
    </>
  );
}
