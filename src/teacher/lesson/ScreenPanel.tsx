import { useQuery } from '@tanstack/react-query';
import { BookOpen, Grid3X3 } from 'lucide-react';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { useBookSearch } from '../useBookSearch.ts';
import styles from './LessonPage.module.css';

/** Books to look at together on the big screen: those of the open homework of the class, or found by a word. */
export function ScreenPanel({ classNo }: { classNo: number }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { words, setWords, found, place } = useBookSearch();
  const homework = useQuery(staffQueries.homework(api, academyNo, { show: 'OPEN', page: 1 }));
  const set = new Map(
    (homework.data?.items ?? [])
      .filter((one) => one.classNo === classNo)
      .flatMap(({ tasks }) => tasks)
      .map(({ bookNo, bookName }) => [bookNo, bookName]),
  );
  return (
    <Panel title="화면에 띄우기">
      <p className={styles.quiet}>
        책의 한 쪽이나 십자말을 크게 띄워요. 화면의 십자말에 나온 낱말은 학생의 미션에도 나오니, 미션을 마친 뒤에 함께
        풀면 좋아요.
      </p>
      <TextField
        label="책 찾기"
        placeholder="제목이나 지은이"
        value={words}
        maxLength={50}
        onChange={(event) => setWords(event.target.value)}
      />
      {set.size > 0 && (
        <>
          <h3 className={styles.heading}>이 반의 숙제</h3>
          <ul className={styles.books}>
            {[...set].map(([bookNo, bookName]) => (
              <BookRow key={bookNo} bookNo={bookNo} bookName={bookName} readable />
            ))}
          </ul>
        </>
      )}
      <div ref={place} tabIndex={-1}>
        <QueryView query={found} skeleton={<Skeleton height={200} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles.quiet}>맞는 책이 없어요. 다른 말로 찾아 보세요.</p>
            ) : (
              <ul className={styles.books}>
                {items.map(({ bookNo, bookName, authorName, readingLevel, textYn, missions }) => (
                  <BookRow
                    key={bookNo}
                    bookNo={bookNo}
                    bookName={bookName}
                    about={[authorName, readingLevel].filter(Boolean).join(' · ')}
                    readable={textYn === 'Y'}
                    playable={missions.includes('PUZZLE')}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Panel>
  );
}

interface BookRowProps {
  bookNo: number;
  bookName: string;
  about?: string;
  readable: boolean;
  playable?: boolean;
}

function BookRow({ bookNo, bookName, about, readable, playable = true }: BookRowProps) {
  return (
    <li className={styles.book}>
      <p>
        <b>{bookName}</b>
        {about && <span className={styles.quiet}>{about}</span>}
      </p>
      {readable && (
        <ButtonLink tone="soft" to={staffPaths.screenOf(bookNo)} icon={<BookOpen aria-hidden="true" />}>
          책<span className="visually-hidden">: {bookName}</span>
        </ButtonLink>
      )}
      {playable && (
        <ButtonLink tone="soft" to={staffPaths.screenCrosswordOf(bookNo)} icon={<Grid3X3 aria-hidden="true" />}>
          십자말<span className="visually-hidden">: {bookName}</span>
        </ButtonLink>
      )}
      {!readable && !playable && <span className={styles.quiet}>띄울 것이 없어요</span>}
    </li>
  );
}
