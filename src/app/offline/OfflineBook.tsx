import { useQuery } from '@tanstack/react-query';
import { BookOpen, RotateCw, WifiOff } from 'lucide-react';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { BookCover } from '../../components/book/BookCover.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { devicePath } from '../../config/devicePath.ts';
import { paths } from '../../config/paths.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import { deviceBookQuery } from './deviceBookQuery.ts';
import styles from './OfflineBook.module.css';

interface OfflineBookProps {
  bookNo: number;
  /** Why the page of the book could not be had. */
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** The page of a book while the server cannot be reached: what this device has of it. */
export function OfflineBook({ bookNo, error, onRetry, retrying }: OfflineBookProps) {
  const { data } = useQuery(deviceBookQuery(deviceStore(), useAccount()?.accountNo ?? 0, bookNo));
  const { kept = null, missions = [] } = data ?? {};
  const name = kept?.book.bookName ?? missions[0]?.bookName;
  useDocumentTitle(name);
  if (!data) return null;
  if (name === undefined) {
    return (
      <ErrorState
        error={error}
        titleAs="h1"
        onRetry={onRetry}
        retrying={retrying}
        back={
          <ButtonLink tone="soft" to={devicePath}>
            이 기기에 있는 책 보기
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section className={styles.page} aria-labelledby="offline-book">
      {kept?.about && (
        <div className={styles.cover}>
          <BookCover book={{ ...kept.about, bookNo, bookName: name }} size="l" eager />
        </div>
      )}
      <div className={styles.text}>
        <h1 id="offline-book">{name}</h1>
        {kept?.about && <p className={styles.author}>{kept.about.authorName}</p>}
        <p className={styles.note} role="status">
          <WifiOff aria-hidden="true" />
          {kept
            ? '인터넷이 잠깐 쉬고 있지만, 이 책은 이 기기에 있어요.'
            : '인터넷이 잠깐 쉬고 있지만, 하던 미션은 이 기기에 있어요.'}
        </p>
        <div className={styles.buttons}>
          {kept && (
            <ButtonLink size="l" to={paths.bookRead.getHref({ bookNo })} icon={<BookOpen aria-hidden="true" />}>
              {kept.book.lastPageNo === null ? '읽기' : kept.book.finished ? '다시 읽기' : '이어 읽기'}
            </ButtonLink>
          )}
          <Button size="l" tone="ghost" icon={<RotateCw aria-hidden="true" />} busy={retrying} onClick={onRetry}>
            다시 불러오기
          </Button>
        </div>
        {missions.length > 0 && (
          <>
            <h2 className={styles.heading}>하던 미션</h2>
            <ul className={styles.list}>
              {missions.map(({ attemptNo, readingMissionType: kind }) => (
                <li key={attemptNo} className={styles.row}>
                  <ArtIcon name={missionArt[kind]} size={48} />
                  <span className={styles.name}>{missionKindNames[kind]}</span>
                  <ButtonLink
                    tone="soft"
                    aria-label={`${missionKindNames[kind]} 이어서 하기`}
                    to={`${paths.bookMission.getHref({ bookNo })}?kind=${kind}`}
                  >
                    이어서 하기
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink tone="ghost" to={devicePath}>
          이 기기에 있는 책 모두 보기
        </ButtonLink>
      </div>
    </section>
  );
}
