import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Bell.module.css';

export interface BellBook {
  bookNo: number;
  bookName: string;
}

interface ChooseBellBooksProps {
  chosen: readonly BellBook[];
  onChange: (chosen: readonly BellBook[]) => void;
}

/** Books that the own classes read lately, or that are found by a word. */
export function ChooseBellBooks({ chosen, onChange }: ChooseBellBooksProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const recent = useQuery(staffQueries.bellBooks(api, academyNo));
  const found = useQuery({ ...staffQueries.books(api, academyNo, asked), enabled: asked !== '' });
  const searched = (found.data?.items ?? []).filter(
    ({ missions }) => missions.includes('OX') || missions.includes('QUIZ'),
  );
  const isFull = chosen.length >= bellTuning.mostBooks;
  const offered = (asked === '' ? (recent.data?.items ?? []) : searched).filter(
    ({ bookNo }) => !isFull && !chosen.some((each) => each.bookNo === bookNo),
  );
  const place = useLostFocus<HTMLDivElement>([...chosen, ...offered].map(({ bookNo }) => bookNo).join());
  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((book) => (
            <li key={book.bookNo}>
              <Button
                tone="soft"
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(chosen.filter((each) => each !== book))}
              >
                {book.bookName}
                <span className="visually-hidden"> 빼기</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label="책 찾기"
        placeholder="제목이나 지은이"
        value={words}
        maxLength={50}
        disabled={isFull}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className={styles.hint}>
        {asked === '' ? '요즘 우리 학생들이 읽은 책이에요.' : '찾은 책이에요.'} {bellTuning.mostBooks}권까지 고를 수
        있어요.
      </p>
      <ul className={styles.found}>
        {offered.map(({ bookNo, bookName }) => (
          <li key={bookNo}>
            <button
              type="button"
              className={styles.bookRow}
              onClick={() => onChange([...chosen, { bookNo, bookName }])}
            >
              <b>{bookName}</b>
              <Plus aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
