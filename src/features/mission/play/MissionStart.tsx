import { Clock, Coins, ListChecks } from 'lucide-react';
import type { MissionBoardEntry } from '../../../../contract/mission.ts';
import { missionKindNames } from '../../../../domain/mission/missionKinds.ts';
import { ArtIcon } from '../../../components/art-icon/ArtIcon.tsx';
import { missionArt } from '../../../components/art-icon/missionArt.ts';
import { Button } from '../../../components/button/Button.tsx';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { paths } from '../../../config/paths.ts';
import { missionLooks } from '../missionLooks.ts';
import styles from './MissionStart.module.css';

interface MissionStartProps {
  bookNo: number;
  bookName: string;
  entry: MissionBoardEntry;
  onStart: () => void;
}

/** What the mission is, how long it takes and what can still be earned, before it begins. */
export function MissionStart({ bookNo, bookName, entry, onStart }: MissionStartProps) {
  const kind = entry.readingMissionType;
  const look = missionLooks[kind];
  const startLabel =
    entry.state === 'OPEN' ? '이어 하기' : entry.state === 'RETRY' ? '틀린 것만 다시 하기' : '시작하기';
  return (
    <section className={styles.start}>
      <span className={styles.icon}>
        <ArtIcon name={missionArt[kind]} size={72} />
      </span>
      <p className={styles.book}>{bookName}</p>
      <h1 className={styles.title}>{missionKindNames[kind]}</h1>
      <p className={styles.what}>{look.what}</p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <ListChecks aria-hidden="true" /> 모두
          </dt>
          <dd>{entry.itemCount}개</dd>
        </div>
        <div>
          <dt>
            <Clock aria-hidden="true" /> 시간
          </dt>
          <dd>{entry.minutes}분쯤</dd>
        </div>
        <div>
          <dt>
            <Coins aria-hidden="true" /> 얻을 점수
          </dt>
          <dd>{entry.availablePoint}점</dd>
        </div>
      </dl>
      <ol className={styles.how}>
        {look.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button size="l" onClick={onStart} autoFocus>
          {startLabel}
        </Button>
        <ButtonLink size="l" tone="ghost" to={paths.bookMission.getHref({ bookNo })}>
          다른 미션 고르기
        </ButtonLink>
      </div>
    </section>
  );
}
