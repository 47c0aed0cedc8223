import type { StaffContest } from '#contract/staffContest.ts';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import styles from './Contest.module.css';

type Team = StaffContest['teams']['items'][number];

interface TeamLadderProps {
  contest: StaffContest;
  onWeek: (roundNo: number) => void;
}

/** The classes of one week: the share that reads, and the share that reads more than in its first week. */
export function TeamLadder({ contest: { teams, status }, onWeek }: TeamLadderProps) {
  const { roundNo, roundNos, items, minPupils } = teams;
  if (roundNo === null)
    return (
      <p className={styles.hint}>
        {status === 'WAIT'
          ? '대회가 시작하면 주마다 여기에서 볼 수 있어요.'
          : '한 주도 지나지 않아 보여 드릴 것이 없어요.'}
      </p>
    );
  return (
    <Tabs
      label="주"
      items={roundNos.map((one) => ({ key: String(one), label: `${one}주` }))}
      selected={String(roundNo)}
      onSelect={(key) => onWeek(Number(key))}
    >
      {items.length === 0 ? (
        <p className={styles.hint}>이 주에는 아직 점수를 얻은 학생이 없어요. 함께 첫 책을 펴 보세요.</p>
      ) : (
        <ol className={styles.teams}>
          {items.map((team) => (
            <TeamRow key={`${team.teamName} ${team.rankNo}`} team={team} />
          ))}
        </ol>
      )}
      <p className={styles.hint}>
        점수의 크기가 아니라 함께 읽은 학생의 비율로 차례를 정해요. 학생이 {minPupils}명보다 적은 반은 누가 읽었는지
        드러나지 않게 차례를 매기지 않아요.
      </p>
    </Tabs>
  );
}

function TeamRow({ team }: { team: Team }) {
  const { rankNo, teamName, pupilCount, readerCount, growerCount, readerShare, growerShare } = team;
  return (
    <li className={styles.team}>
      <span className={styles.place}>{rankNo === null ? '차례 없음' : `${rankNo}위`}</span>
      <b>{teamName}</b>
      <span className={styles.bars}>
        <Bar name="읽은 학생" share={readerShare} count={readerCount} of={pupilCount} tone="readers" />
        <Bar name="더 읽은 학생" share={growerShare} count={growerCount} of={pupilCount} tone="growers" />
      </span>
    </li>
  );
}

interface BarProps {
  name: string;
  /** Per cent. */
  share: number;
  count: number;
  of: number;
  tone: 'readers' | 'growers';
}

function Bar({ name, share, count, of, tone }: BarProps) {
  return (
    <span className={styles.bar}>
      <span>{name}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} data-tone={tone} style={{ width: `${share}%` }} />
      </span>
      <span>
        {share}% <span className={styles.count}>{`${of}명 가운데 ${count}명`}</span>
      </span>
    </span>
  );
}
