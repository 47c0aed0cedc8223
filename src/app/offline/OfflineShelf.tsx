import { useQuery } from '@tanstack/react-query';
import { Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import { StateCard } from '../../components/states/StateCard.tsx';
import { paths } from '../../config/paths.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import type { KeptBook } from '../../lib/kept-books/KeptBook.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { DeviceBookRow } from './DeviceBookRow.tsx';
import styles from './OfflineShelf.module.css';
import { readOfflineThings } from './readOfflineThings.ts';
import { releaseBook } from './releaseBook.ts';
import { useKeepDeps } from './useKeepDeps.ts';

interface OfflineShelfProps {
  /** The way on: to try again, or to leave. */
  action: ReactNode;
}

/** What this device has: books, missions and the aquarium. It is the main page while the server cannot be reached. */
export function OfflineShelf({ action }: OfflineShelfProps) {
  const online = useOnline();
  const deps = useKeepDeps();
  const { accountNo, device } = deps;
  const { data: things, refetch } = useQuery({
    queryKey: [queryKeys.device, accountNo],
    queryFn: () => readOfflineThings(device, accountNo),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const place = useLostFocus<HTMLDivElement>(String(things?.keptBooks.map(({ book }) => book.bookNo)));

  if (!things) return null;
  const { missions, aquarium } = things;
  const any = missions.length > 0 || things.keptBooks.length > 0 || things.readBooks.length > 0 || aquarium;
  const release = (bookNo: number) => void releaseBook(deps, bookNo).then(() => refetch());
  return (
    <div ref={place} className={styles.shelf} tabIndex={-1}>
      <StateCard
        role="status"
        titleAs="h1"
        picture={<EmptySea mood={online ? 'searching' : 'sleeping'} />}
        title={online ? '이 기기에 있는 것' : '인터넷이 잠깐 쉬고 있어요'}
        text={words[online ? 'online' : 'offline'][any ? 'any' : 'none']}
        action={action}
      />
      {missions.length > 0 && (
        <section aria-labelledby="offline-missions">
          <h2 id="offline-missions">하던 미션</h2>
          <ul className={styles.list}>
            {missions.map(({ attemptNo, bookNo, bookName, readingMissionType: kind }) => (
              <li key={attemptNo} className={styles.row}>
                <ArtIcon name={missionArt[kind]} size={48} />
                <span className={styles.name}>
                  {missionKindNames[kind]}
                  <small>{bookName}</small>
                </span>
                <ButtonLink
                  aria-label={`${bookName} ${missionKindNames[kind]} 이어서 하기`}
                  to={`${paths.bookMission.getHref({ bookNo })}?kind=${kind}`}
                >
                  이어서 하기
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Books title="담아 둔 책" books={things.keptBooks} onRelease={online ? release : undefined} />
      <Books title="펼쳐 본 책" books={things.readBooks} />
      {aquarium && (
        <ButtonLink wide size="l" tone="white" icon={<Waves aria-hidden="true" />} to={paths.aquarium.getHref()}>
          내 수족관 보기
        </ButtonLink>
      )}
    </div>
  );
}

interface BooksProps {
  title: string;
  books: readonly KeptBook[];
  onRelease?: ((bookNo: number) => void) | undefined;
}

function Books({ title, books, onRelease }: BooksProps) {
  if (books.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {books.map((kept) => (
          <DeviceBookRow
            key={kept.book.bookNo}
            kept={kept}
            onRelease={onRelease && (() => onRelease(kept.book.bookNo))}
          />
        ))}
      </ul>
    </section>
  );
}

const words = {
  online: {
    any: '인터넷이 없어도 이것으로 놀 수 있어요.\n한 것은 연결되면 저장할게요.',
    none: '아직 아무것도 없어요.\n책 화면에서 ‘이 기기에 담아 두기’를 누르면 여기에 와요.',
  },
  offline: {
    any: '그동안 이 기기에 있는 것으로 놀 수 있어요.\n한 것은 연결되면 저장할게요.',
    none: '연결되면 다시 불러올게요.\n하던 것은 그대로 있어요.',
  },
} as const;
