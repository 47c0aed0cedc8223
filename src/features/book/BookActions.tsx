import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookCheck, Bookmark, BookmarkCheck, BookOpen, NotebookPen, Puzzle, ShoppingBasket } from 'lucide-react';
import type { BookDetail } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import { libraryApi } from '#contract/endpoints/library.ts';
import { isComing } from '#domain/book/isComing.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { paths } from '../../config/paths.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { cartQuery } from '../../lib/queries/cartQuery.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './BookActions.module.css';

export function BookActions({ book }: { book: BookDetail }) {
  const { bookNo, readingProgressRate, lastPageNo } = book;
  const cart = useToggleCart(bookNo);
  // Nothing of it is here: what can be done is to write about it.
  const notesFirst = book.textYn === 'N' && book.missionYn === 'N';
  const place = useLostFocus<HTMLDivElement>(book.finishedAt !== null);
  return (
    <div ref={place} className={styles.actions} tabIndex={-1}>
      {book.textYn === 'Y' && (
        <ButtonLink size="l" to={paths.bookRead.getHref({ bookNo })} icon={<BookOpen aria-hidden="true" />}>
          {readLabel(readingProgressRate, lastPageNo)}
        </ButtonLink>
      )}
      {book.missionYn === 'Y' && (
        <ButtonLink
          size="l"
          tone={readingProgressRate === 100 ? 'coral' : book.textYn === 'Y' ? 'white' : 'primary'}
          to={paths.bookMission.getHref({ bookNo })}
          icon={<Puzzle aria-hidden="true" />}
        >
          미션
        </ButtonLink>
      )}
      <ButtonLink
        size="l"
        tone={notesFirst ? 'primary' : 'white'}
        to={paths.bookNote.getHref({ bookNo })}
        icon={<NotebookPen aria-hidden="true" />}
      >
        {notesFirst ? '노트 쓰기' : '노트'}
      </ButtonLink>
      {book.textYn === 'N' && book.finishedAt === null && !isComing({ ...book, hasText: false }) && (
        <FinishButton book={book} />
      )}
      <WishButton bookNo={bookNo} />
      <Button
        size="l"
        tone="ghost"
        busy={cart.pending}
        icon={<ShoppingBasket aria-hidden="true" />}
        onClick={cart.toggle}
      >
        {cart.inCart ? '바구니에서 빼기' : '바구니에 담기'}
      </Button>
    </div>
  );
}

function FinishButton({ book }: { book: BookDetail }) {
  const { pending, finish } = useFinishReading(book);
  return (
    <Button size="l" tone="white" busy={pending} icon={<BookCheck aria-hidden="true" />} onClick={finish}>
      다 읽었어요
    </Button>
  );
}

function readLabel(rate: number, lastPageNo: number | null): string {
  if (rate === 100) return '다시 읽기';
  return lastPageNo === null ? '읽기' : '이어 읽기';
}

/** Marks a book on paper as read to its end. A repeat does no harm: the server keeps the first date. */
function useFinishReading({ bookNo }: BookDetail) {
  const api = useApi();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.call(bookApi.finish, { params: { bookNo } }),
    onSuccess: async () => {
      showToast('다 읽은 책으로 적어 두었어요');
      const { book, books, main, mission, library, reviews } = queryKeys;
      const shown = [book, books, main, mission, library, reviews];
      await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
  return { pending: mutation.isPending, finish: () => mutation.mutate() };
}

/** Puts a book on the board of wishes. A book that is being read needs no wish. */
function WishButton({ bookNo }: { bookNo: number }) {
  const { place, wished, pending, toggle } = useWish(bookNo);
  if (place === 'READING') return null;
  return (
    <Button
      size="l"
      tone="ghost"
      busy={pending}
      aria-pressed={wished}
      icon={wished ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      onClick={toggle}
    >
      {place === 'DONE' ? '또 읽고 싶어요' : '읽고 싶어요'}
    </Button>
  );
}

/** Puts a book into the basket or takes it out: the use flag is the opposite of its membership. */
function useToggleCart(bookNo: number) {
  const api = useApi();
  const client = useQueryClient();
  const options = cartQuery(api);
  const { data: cart } = useQuery(options);
  const inCart = cart?.includes(bookNo) ?? false;

  const mutation = useMutation({
    mutationFn: (use: boolean) => api.call(bookApi.changeCart, { body: { bookNoList: [bookNo], use }, lasting: true }),
    onMutate: async (use) => {
      await client.cancelQueries({ queryKey: options.queryKey });
      const before = client.getQueryData(options.queryKey);
      const others = (before ?? []).filter((no) => no !== bookNo);
      client.setQueryData(options.queryKey, use ? [...others, bookNo] : others);
      return { before };
    },
    onError: (_error, _use, context) => client.setQueryData(options.queryKey, context?.before),
    onSuccess: (_data, use) => showToast(use ? '책바구니에 담았어요' : '책바구니에서 뺐어요'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: options.queryKey }),
        client.invalidateQueries({ queryKey: [queryKeys.library, 'cart'] }),
      ]),
  });
  return { inCart, pending: mutation.isPending, toggle: () => mutation.mutate(!inCart) };
}

/** Puts a book on the board of wishes, or takes that back. A wish is no basket: both stand for themselves. */
function useWish(bookNo: number) {
  const api = useApi();
  const client = useQueryClient();
  const options = libraryPlaceQuery(api, bookNo);
  const { data } = useQuery(options);
  const wished = data?.place === 'WISHED';

  const mutation = useMutation({
    mutationFn: (wanted: boolean) => {
      const body = { place: wanted ? ('WISHED' as const) : null };
      return api.call(libraryApi.move, { params: { bookNo }, body, lasting: true });
    },
    onSuccess: (place, wanted) => {
      client.setQueryData(options.queryKey, place);
      showToast(wanted ? '책장의 ‘읽고 싶어요’에 두었어요' : '‘읽고 싶어요’에서 뺐어요');
      void client.invalidateQueries({ queryKey: [queryKeys.library] });
    },
  });
  return { place: data?.place ?? null, wished, pending: mutation.isPending, toggle: () => mutation.mutate(!wished) };
}

/** Where a book stands on the student's shelf. */
function libraryPlaceQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'place', bookNo],
    queryFn: ({ signal }) => api.call(libraryApi.readPlace, { params: { bookNo }, signal }),
  });
}
