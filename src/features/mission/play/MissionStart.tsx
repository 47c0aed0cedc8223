import { Clock, Coins, Hand, Keyboard, ListChecks, MousePointer2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MissionBoardEntry } from '#contract/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { paths } from '#src/config/paths.ts';
import { isWrittenMission } from '../isWrittenMission.ts';
import { missionLooks } from '../missionLooks.ts';
import { MissionSwitches } from '../settings/MissionSwitches.tsx';
import styles from './MissionStart.module.css';

interface MissionStartProps {
  bookNo: number;
  bookName: string;
  entry: MissionBoardEntry;
  /** The way to notes, before a mission in own words. */
  notes?: ReactNode;
  /** The contest's note on this mission. */
  contest?: ReactNode;
  onStart: () => void;
}

const startLabels = { NEW: '시작하기', OPEN: '이어서 하기', RETRY: '틀린 것만 다시 하기', DONE: '시작하기' } as const;

const ways = [
  { key: 'touch', name: '손가락', Icon: Hand },
  { key: 'mouse', name: '마우스', Icon: MousePointer2 },
  { key: 'keys', name: '키보드', Icon: Keyboard },
] as const;

/** Of ten, as children count. */
const COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const;

/** What the mission is, how long it takes, what can still be earned and how it is played, before it begins. */
export function MissionStart({ bookNo, bookName, entry, notes, contest, onStart }: MissionStartProps) {
  const kind = entry.readingMissionType;
  const look = missionLooks[kind];
  const left = itemsLeft(entry);
  return (
    <section className={styles.start}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <ArtIcon name={missionArt[kind]} size={72} />
        </span>
        <div className={styles.names}>
          <p className={styles.book}>{bookName}</p>
          <h1 className={styles.title}>{missionKindNames[kind]}</h1>
          <p className={styles.what}>{look.what}</p>
        </div>
      </header>
      {entry.state === 'OPEN' && <Resume entry={entry} />}
      <dl className={styles.facts}>
        <div>
          <dt>
            <ListChecks aria-hidden="true" /> {left === entry.itemCount ? '모두' : '남은 것'}
          </dt>
          <dd>{left}개</dd>
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
      <p className={styles.pay}>{payWords(entry)}</p>
      {contest}
      <div className={styles.buttons}>
        <Button size="l" onClick={onStart} autoFocus>
          {entry.state === 'RETRY' && isWrittenMission(kind) ? '마저 쓰기' : startLabels[entry.state]}
        </Button>
        <ButtonLink size="l" tone="ghost" to={paths.bookMission.getHref({ bookNo })}>
          다른 미션 고르기
        </ButtonLink>
      </div>
      {notes}
      <section className={styles.how} aria-labelledby="how-to-play">
        <h2 id="how-to-play">이렇게 해요</h2>
        <ol>
          {look.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <ul className={styles.ways}>
          {ways.map(({ key, name, Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                <span>{look.ways[key]}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.switches} aria-label="소리와 움직임">
        <MissionSwitches compact />
      </section>
    </section>
  );
}

/** Items that are still to be done; those of a retry are known once it is open. */
function itemsLeft({ state, itemCount, answeredCount, rate }: MissionBoardEntry): number {
  if (state === 'OPEN') return Math.max(itemCount - answeredCount, 0);
  if (state === 'RETRY') return Math.round(itemCount * (1 - (rate ?? 0) / 100));
  return itemCount;
}

function Resume({ entry: { itemCount, answeredCount } }: { entry: MissionBoardEntry }) {
  const text = itemCount === 1 ? '쓰던 글이 그대로 있어요.' : `${itemCount}개 가운데 ${answeredCount}개를 했어요.`;
  return (
    <div className={styles.resume}>
      <p>
        <strong>하던 미션이 있어요.</strong> {text}
      </p>
      {itemCount > 1 && <ProgressBar label="한 만큼" value={(answeredCount / itemCount) * 100} valueText={text} />}
    </div>
  );
}

function payWords({ readingMissionType: kind, state, availablePoint, earnedPoint }: MissionBoardEntry): string {
  if (availablePoint === 0 && earnedPoint > 0)
    return `이 미션의 점수 ${earnedPoint}점은 벌써 받았어요. 편하게 다시 해 봐요.`;
  if (availablePoint === 0) return '이번에는 점수 없이 연습해 봐요.';
  if (state === 'RETRY' && isWrittenMission(kind)) return `빈 질문을 모두 채우면 ${availablePoint}점을 더 받아요.`;
  if (state === 'RETRY') return `모두 맞히면 ${availablePoint}점을 더 받아요. 맞힌 것은 그대로 있어요.`;
  if (!isScored(kind)) return `끝까지 써서 내면 ${availablePoint}점을 받아요.`;
  return `열 개 가운데 ${COUNTS[MISSION_TUNING.payingRate / 10]} 개만 맞혀도 점수를 받고, 틀린 것은 한 번 더 풀 수 있어요.`;
}
