import { BookOpen, RotateCw, Waves } from 'lucide-react';
import { useEffect, useState } from 'react';
import { missionKindNames } from '../../../domain/mission/missionKinds.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../components/art-icon/missionArt.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import { StateCard } from '../../components/states/StateCard.tsx';
import { paths } from '../../config/paths.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import styles from './OfflineShelf.module.css';
import { type OfflineThings, readOfflineThings } from './readOfflineThings.ts';

/** The main page while the server cannot be reached: books, missions and the aquarium that this device has. */
export function OfflineShelf({ onRetry }: { onRetry: () => void }) {
  const accountNo = useAccount()?.accountNo ?? 0;
  const [things, setThings] = useState<OfflineThings | null>(null);

  useEffect(() => {
    let current = true;
    void readOfflineThings(accountNo).then((found) => current && setThings(found));
    return () => {
      current = false;
    };
  }, [accountNo]);

  if (!things) return null;
  const { missions, books, aquarium } = things;
  const any = missions.length > 0 || books.length > 0 || aquarium;
  return (
    <div className={styles.shelf}>
      <StateCard
        role="status"
        titleAs="h1"
        picture={<EmptySea mood="sleeping" />}
        title="인터넷이 잠깐 쉬고 있어요"
        text={
          any
            ? '그동안 이 기기에 있는 것으로 놀 수 있어요.\n한 것은 연결되면 저장할게요.'
            : '연결되면 다시 불러올게요.\n하던 것은 그대로 있어요.'
        }
        action={
          <Button tone="soft" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            다시 불러오기
          </Button>
        }
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
      {books.length > 0 && (
        <section aria-labelledby="offline-books">
          <h2 id="offline-books">펼쳐 본 책</h2>
          <ul className={styles.list}>
            {books.map(({ bookNo, bookName }) => (
              <li key={bookNo} className={styles.row}>
                <BookOpen className={styles.icon} aria-hidden="true" />
                <span className={styles.name}>{bookName}</span>
                <ButtonLink tone="soft" aria-label={`${bookName} 읽기`} to={paths.bookRead.getHref({ bookNo })}>
                  읽기
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {aquarium && (
        <ButtonLink wide size="l" tone="white" icon={<Waves aria-hidden="true" />} to={paths.aquarium.getHref()}>
          내 수족관 보기
        </ButtonLink>
      )}
    </div>
  );
}
