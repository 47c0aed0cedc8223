import { useQuery } from '@tanstack/react-query';
import { BookOpen, Trash2, Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MissionAttempt } from '#contract/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { BookCover } from '../../components/book/BookCover.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import { StateCard } from '../../components/states/StateCard.tsx';
import { paths } from '../../config/paths.ts';
import { keptAquarium } from '../../features/aquarium/keptAquarium.ts';
import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import type { KeptBook } from '../../lib/kept-books/KeptBook.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import styles from './OfflineShelf.module.css';
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

/** What one account can do on this device without a network. */
interface OfflineThings {
  missions: MissionAttempt[];
  /** Those kept on purpose, and those that were only opened; of each the last one first. */
  keptBooks: KeptBook[];
  readBooks: KeptBook[];
  /** True where the aquarium was seen on this device. */
  aquarium: boolean;
}

async function readOfflineThings(device: DeviceStore, accountNo: number): Promise<OfflineThings> {
  const [missions, books, aquarium] = await Promise.all([
    keptMissions(device, accountNo).all(),
    keptBooks(device, accountNo).all(),
    keptAquarium(device, accountNo).read(),
  ]);
  return {
    missions: missions.map(({ attempt }) => attempt),
    keptBooks: books.filter(({ kind }) => kind === 'KEPT'),
    readBooks: books.filter(({ kind }) => kind !== 'KEPT'),
    aquarium: aquarium !== null,
  };
}

interface DeviceBookRowProps {
  kept: KeptBook;
  /** Left out where it could not be brought again. */
  onRelease?: (() => void) | undefined;
}

/** A book of this device: to its page, where its missions are, and into it. */
function DeviceBookRow({ kept: { book, about }, onRelease }: DeviceBookRowProps) {
  const { bookNo, bookName } = book;
  return (
    <li className={styles.row}>
      {about ? (
        <span className={styles.cover}>
          <BookCover book={{ ...about, bookNo, bookName }} size="s" eager />
        </span>
      ) : (
        <BookOpen className={styles.icon} aria-hidden="true" />
      )}
      <Link className={styles.name} to={paths.bookView.getHref({ bookNo })}>
        {bookName}
      </Link>
      <ButtonLink tone="soft" aria-label={`${bookName} 읽기`} to={paths.bookRead.getHref({ bookNo })}>
        읽기
      </ButtonLink>
      {onRelease && <IconButton label={`『${bookName}』 기기에서 빼기`} icon={<Trash2 />} onClick={onRelease} />}
    </li>
  );
}
