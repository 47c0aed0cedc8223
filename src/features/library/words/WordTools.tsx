import { Eye, EyeOff, FishSymbol, Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BasketOrder } from '#domain/dictionary/basketOrders.ts';
import { Button } from '#src/components/button/Button.tsx';
import { aquariumHref } from '#src/config/aquariumHref.ts';
import { useOpenAquarium } from '#src/lib/browser/useOpenAquarium.ts';
import styles from './WordTools.module.css';

interface WordToolsProps {
  query: string;
  order: BasketOrder;
  totalCount: number;
  /** Every meaning of the page is in sight. */
  allOpen: boolean;
  onOpenAll: (open: boolean) => void;
  onShow: (next: { query?: string; order?: BasketOrder }) => void;
}

/** So few words are seen at once: nobody has to look for one. */
const FEW = 8;

const orders = [
  { order: 'DAY', label: '담은 날로 보기' },
  { order: 'BOOK', label: '책으로 보기' },
] as const;

/** Looking for a word, the order of the words, and the way to play with them. */
export function WordTools({ query, order, totalCount, allOpen, onOpenAll, onShow }: WordToolsProps) {
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const play = useOpenAquarium(aquariumHref({ is: 'words' }));

  useEffect(() => setText(query), [query]);

  function search(event: FormEvent): void {
    event.preventDefault();
    onShow({ query: text.trim() });
  }

  function clear(): void {
    setText('');
    if (query !== '') onShow({ query: '' });
    field.current?.focus();
  }

  return (
    <div className={styles.tools}>
      <div className={styles.first}>
        {(totalCount > FEW || query !== '') && (
          <search>
            <form className={styles.form} onSubmit={search}>
              <div className={styles.box}>
                <input
                  ref={field}
                  type="text"
                  enterKeyHint="search"
                  aria-label="낱말이나 뜻 찾기"
                  placeholder="낱말이나 뜻"
                  maxLength={20}
                  autoComplete="off"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
                {text !== '' && (
                  <button type="button" className={styles.clear} aria-label="찾는 말 지우기" onClick={clear}>
                    <X aria-hidden="true" />
                  </button>
                )}
              </div>
              <Button type="submit" tone="soft" icon={<Search aria-hidden="true" />}>
                찾기
              </Button>
            </form>
          </search>
        )}
        <Button icon={<FishSymbol aria-hidden="true" />} onClick={play}>
          오늘의 낱말로 놀기
        </Button>
      </div>
      <div className={styles.second}>
        <fieldset className={styles.orders} aria-label="보는 차례">
          {orders.map(({ order: own, label }) => (
            <button
              key={own}
              type="button"
              className={styles.order}
              aria-pressed={order === own}
              onClick={() => onShow({ order: own })}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <div className={styles.check}>
          <p className={styles.count} role="status">
            {query === '' ? '담은 낱말' : '찾은 낱말'} {totalCount.toLocaleString('ko-KR')}개
          </p>
          <Button
            tone="soft"
            icon={allOpen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => onOpenAll(!allOpen)}
          >
            {allOpen ? '뜻 모두 가리기' : '뜻 모두 보기'}
          </Button>
        </div>
      </div>
    </div>
  );
}
