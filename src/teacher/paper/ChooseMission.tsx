import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { HomeworkBooks } from '#contract/homework.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { type PaperKind, paperKinds } from '#domain/paper/paperKinds.ts';
import { Button } from '#src/components/button/Button.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useBookSearch } from '../useBookSearch.ts';
import styles from './PaperPage.module.css';

/** A mission of a book. */
export interface ChosenMission {
  bookNo: number;
  bookName: string;
  kind: PaperKind;
  missionName: string;
}

interface ChooseMissionProps {
  suggested: readonly ChosenMission[];
  chosen: ChosenMission | null;
  onChange: (chosen: ChosenMission | null) => void;
  error: string | undefined;
}

const idOf = ({ bookNo, kind }: ChosenMission) => `${bookNo} ${kind}`;

/** A mission of the homework, or of a book that is found by a word. */
export function ChooseMission({ suggested, chosen, onChange, error }: ChooseMissionProps) {
  const [other, setOther] = useState(suggested.length === 0);
  if (other) return <ChooseBook chosen={chosen} onChange={onChange} error={error} />;
  return (
    <div className={styles.form}>
      <RadioGroup
        label="이 숙제의 미션"
        layout="column"
        options={suggested.map((mission) => ({
          value: idOf(mission),
          label: mission.missionName,
          note: mission.bookName,
        }))}
        value={chosen && idOf(chosen)}
        onChange={(id) => onChange(suggested.find((mission) => idOf(mission) === id) ?? null)}
        error={error}
      />
      <div>
        <Button
          tone="ghost"
          onClick={() => {
            onChange(null);
            setOther(true);
          }}
        >
          다른 책 고르기
        </Button>
      </div>
    </div>
  );
}

type Book = HomeworkBooks['items'][number];

function ChooseBook({ chosen, onChange, error }: Omit<ChooseMissionProps, 'suggested'>) {
  const [book, setBook] = useState<Book | null>(null);
  const { words, setWords, found, place } = useBookSearch(String(book?.bookNo));
  if (book)
    return (
      <div ref={place} tabIndex={-1} className={styles.form}>
        <p className={styles.chosen}>
          <b>{book.bookName}</b>
          <Button
            tone="ghost"
            icon={<X aria-hidden="true" />}
            onClick={() => {
              setBook(null);
              onChange(null);
            }}
          >
            다른 책 고르기
          </Button>
        </p>
        <RadioGroup
          label="미션"
          options={kindsOf(book).map((kind) => ({ value: kind, label: missionKindNames[kind] }))}
          value={chosen?.kind ?? null}
          onChange={(kind) => onChange({ ...book, kind, missionName: missionKindNames[kind] })}
          error={error}
        />
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      <TextField
        label="책 찾기"
        placeholder="제목이나 지은이"
        value={words}
        error={error}
        maxLength={50}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          // Enter looks for a book; it does not print.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <QueryView query={found} skeleton={<p className={styles.quiet}>찾고 있어요.</p>}>
        {({ items }) => {
          const playable = items.filter((one) => kindsOf(one).length > 0);
          if (playable.length === 0)
            return <p className={styles.quiet}>미션이 있는 맞는 책이 없어요. 다른 말로 찾아 보세요.</p>;
          return (
            <ul className={styles.found}>
              {playable.map((one) => (
                <li key={one.bookNo}>
                  <button type="button" className={styles.bookRow} onClick={() => setBook(one)}>
                    <span>
                      <b>{one.bookName}</b>
                      <span className={styles.quiet}>
                        {[one.authorName, one.readingLevel].filter(Boolean).join(' · ')}
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
    </div>
  );
}

const kindsOf = ({ missions }: Book) => paperKinds.filter((kind) => missions.includes(kind));
