import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CalendarDay } from '#contract/library.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import { DayBook } from './DayBook.tsx';
import styles from './DaySheet.module.css';
import { dayTitle } from './dayWords.ts';

interface DaySheetProps {
  day: string;
  today: string;
  firstDay: string;
  onDay: (day: string) => void;
  onClose: () => void;
}

/** What was read and done on one day. */
export function DaySheet({ day, today, firstDay, onDay, onClose }: DaySheetProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(libraryQueries.calendarDay(useApi(), day, page));
  const go = (to: string) => {
    setPage(1);
    onDay(to);
  };
  return (
    <Dialog open onClose={onClose} title={dayTitle(day)} maxWidth={560}>
      <div className={styles.days}>
        <IconButton
          tone="soft"
          label="하루 앞으로"
          icon={<ChevronLeft />}
          disabled={day <= firstDay}
          onClick={() => go(shiftDayKey(day, -1))}
        />
        <IconButton
          tone="soft"
          label="하루 뒤로"
          icon={<ChevronRight />}
          disabled={day >= today}
          onClick={() => go(shiftDayKey(day, 1))}
        />
      </div>
      <div className={styles.body}>
        <QueryView query={query} skeleton={<Skeleton height={120} radius={16} />}>
          {(data) => (
            <PagedList page={page} pageCount={Math.ceil(data.totalCount / data.pageSize)} onPage={setPage}>
              {data.items.length === 0 ? (
                <QuietDay today={day === today} point={data.point} />
              ) : (
                <FullDay data={data} />
              )}
            </PagedList>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

function FullDay({ data }: { data: CalendarDay }) {
  return (
    <>
      {data.point > 0 && (
        <p className={styles.point}>
          이날 <b>{data.point.toLocaleString('ko-KR')}점</b>을 모았어요.
        </p>
      )}
      <ul className={styles.books}>
        {data.items.map((book) => (
          <DayBook key={book.bookNo} book={book} />
        ))}
      </ul>
    </>
  );
}

function QuietDay({ today, point }: { today: boolean; point: number }) {
  return (
    <div className={styles.quiet}>
      <p>{today ? '오늘은 아직 조용한 바다예요.' : '바다도 쉬어 간 날이에요.'}</p>
      {point > 0 && <p>{point.toLocaleString('ko-KR')}점을 모은 기록이 있어요.</p>}
      {today && <ButtonLink to={paths.libraryBoard.getHref()}>읽을 책 고르기</ButtonLink>}
    </div>
  );
}
