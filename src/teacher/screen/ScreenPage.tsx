import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { CrosswordScreen } from './CrosswordScreen.tsx';
import { PageScreen } from './PageScreen.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

/** A book or its crossword on the big screen, without the menu of the staff pages. */
export function ScreenPage({ part }: { part: 'PAGES' | 'CROSSWORD' }) {
  const signedIn = useStaffSession(({ login }) => (login?.staff.posts.length ?? 0) > 0);
  return signedIn ? <BookScreen part={part} /> : <Navigate to={staffPaths.today} replace />;
}

function BookScreen({ part }: { part: 'PAGES' | 'CROSSWORD' }) {
  useDocumentTitle('화면에 띄우기');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.lessonBook(api, academyNo, Number(useParams().bookNo)));
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {(book) => {
        if (part === 'CROSSWORD' && book.crossword !== null) {
          return <CrosswordScreen book={book} crossword={book.crossword} />;
        }
        if (part === 'PAGES' && book.pages.length > 0) return <PageScreen book={book} />;
        return (
          <ScreenFrame title={book.bookName} tools={null}>
            <EmptyState
              title={part === 'PAGES' ? '여기에서 읽는 책이 아니에요' : '이 책에는 십자말이 없어요'}
              text="다른 책을 골라 주세요."
            />
          </ScreenFrame>
        );
      }}
    </QueryView>
  );
}
