import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { type Ref, useDeferredValue, useState } from 'react';
import type { InstitutionItem } from '#contract/signUp.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useSettled } from '#src/lib/useSettled.ts';
import { signUpQueries } from '../signUpQueries.ts';
import styles from './InstitutionPicker.module.css';

interface InstitutionSearchProps {
  /** What it is called on this site. */
  noun: string;
  inputRef: Ref<HTMLInputElement>;
  onChoose: (item: InstitutionItem) => void;
  error: string | undefined;
}

/** Milliseconds of rest after a key before the server is asked. */
const REST_MS = 250;

export function InstitutionSearch({ noun, inputRef, onChoose, error }: InstitutionSearchProps) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim(), REST_MS);
  const found = useQuery({ ...signUpQueries.institutions(api, asked), enabled: asked !== '' });
  const items = useDeferredValue(found.data?.items ?? []);
  return (
    <div className={styles.search}>
      <TextField
        ref={inputRef}
        label={`${noun} 이름`}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={noun === '학교' ? '예: 푸른바다초등학교' : '예: 푸른바다 독서학원'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not hand in the whole form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        error={error}
      />
      {asked !== '' && (
        <>
          <p className={styles.state} role="status">
            {resultNote(asked, found.isError ? found.error : null, found.isFetching, items.length, noun)}
          </p>
          {found.isPending && (
            <div className={styles.results}>
              <LoadingNote>찾고 있어요</LoadingNote>
              <Skeleton height={60} radius={16} />
              <Skeleton height={60} radius={16} />
            </div>
          )}
          {items.length > 0 && (
            <ul className={styles.results} aria-label={`찾은 ${noun}`}>
              {items.map((item) => (
                <li key={item.academyNo}>
                  <button type="button" className={styles.result} onClick={() => onChoose(item)}>
                    <Building2 aria-hidden="true" />
                    <span className={styles.words}>
                      <strong>{item.name}</strong>
                      {item.address && <span>{item.address}</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function resultNote(asked: string, error: Error | null, busy: boolean, count: number, noun: string): string {
  if (error) return describeError(error);
  if (busy) return '';
  return count > 0
    ? `${count}곳을 찾았어요. 내 ${withJosa(noun, '을/를')} 눌러 주세요.`
    : `‘${asked}’ 이름의 ${withJosa(noun, '을/를')} 찾지 못했어요. 이름을 줄여 적거나 가입 코드로 찾아보세요.`;
}
