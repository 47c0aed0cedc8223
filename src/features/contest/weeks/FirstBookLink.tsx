import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import type { ContestInfo } from '#contract/contest.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';
import type { ContestBooks, KeptBook } from '../kept/createKeptBooks.ts';
import { standingOf } from './standingOf.ts';

interface FirstBookLinkProps {
  status: StampedStatus;
  info: ContestInfo;
  books: ContestBooks | undefined;
  /** Milliseconds by the server's clock. */
  now: number;
}

/** To the next book of the open week: its text where it can be read here, else its page. */
export function FirstBookLink({ status, info, books, now }: FirstBookLinkProps) {
  const taken = useQuery(contestQueries.takenBooks(useApi(), useAskedContest())).data;
  const book =
    taken && books ? nextBook(books, taken, (round) => standingOf(round, status, now) === 'OPEN') : undefined;
  if (!book) return null;
  const { bookNo } = book;
  const to = book.textYn === 'Y' ? paths.bookRead.getHref({ bookNo }) : paths.bookView.getHref({ bookNo });
  return (
    <ButtonLink size="l" to={to} icon={<BookOpen aria-hidden="true" />}>
      {info.point === 0 ? '첫 책 읽으러 가기' : '이번 주 책 읽으러 가기'}
    </ButtonLink>
  );
}

/** Of the open week, a book with something left to earn: one that can be read here comes first. */
function nextBook(
  { rounds }: ContestBooks,
  taken: readonly number[],
  isOpen: (round: ContestBooks['rounds'][number]) => boolean,
): KeptBook | undefined {
  const left = rounds
    .filter(isOpen)
    .flatMap(({ roundLevel }) => roundLevel.books)
    .filter(({ bookNo }) => !taken.includes(bookNo));
  return left.find(({ textYn }) => textYn === 'Y') ?? left[0];
}
