import type { ContestInfo } from '#contract/contest.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Badge } from '#src/components/badge/Badge.tsx';
import { CountUp } from '#src/components/count-up/CountUp.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { pointWords } from '../words/pointWords.ts';
import { rateWords } from '../words/rateWords.ts';
import styles from './MyContestCard.module.css';

const PERCENT = 50;

interface MyContestCardProps {
  info: ContestInfo;
  over: boolean;
  /** False where all read the same books: nobody's reading level was asked. */
  hasLevels: boolean;
}

/** Level, place, points and the way to completion; gold from the completion points on. */
export function MyContestCard({ info, over, hasLevels }: MyContestCardProps) {
  const completed = info.completedYn === 'Y';
  const begun = info.point > 0 || info.todayCount > 0;
  const missing = Math.max(0, info.completionPoint - info.point);
  return (
    <section className={styles.card} data-gold={completed} aria-labelledby="my-contest">
      <div className={styles.me}>
        <span className={styles.medal}>
          <ArtIcon name={completed ? 'trophy' : 'sailboat'} size={72} />
        </span>
        <div>
          <h2 id="my-contest">나의 항해</h2>
          <p className={styles.level}>
            <Badge tone={completed ? 'sand' : 'sea'}>{info.contestLevelName}</Badge>
            {hasLevels && <span>읽기 수준 {info.readingLevel}</span>}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>내 순위</dt>
          <dd>{info.rankNo === null ? '아직 없어요' : <b>{info.rankNo.toLocaleString('ko-KR')}위</b>}</dd>
          {info.rankNo !== null && <dd className={styles.small}>{amongWords(info)}</dd>}
        </div>
        <div>
          <dt>내 점수</dt>
          <dd>
            <b>
              <CountUp value={info.point} />점
            </b>
          </dd>
          <dd className={styles.small}>
            {begun ? `맞힌 비율 ${rateWords(info.answerRateByPoint)}` : '첫 미션을 마치면 쌓여요'}
          </dd>
        </div>
        {over ? (
          <div>
            <dt>함께한 친구</dt>
            <dd>
              <b>{info.participantCount.toLocaleString('ko-KR')}명</b>
            </dd>
            <dd className={styles.small}>모두 고마워요</dd>
          </div>
        ) : (
          <div>
            <dt>오늘의 미션</dt>
            <dd>
              <b aria-hidden="true">
                {info.todayCount}
                <span className={styles.of}> / {info.dailyCap}</span>
              </b>
              <span className="visually-hidden">
                {info.dailyCap}개 가운데 {info.todayCount}개
              </span>
            </dd>
            <dd className={styles.small}>{todayWords(info)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.way}>
        <p className={styles.wayWords}>
          <strong>
            {completed
              ? '완주했어요! 금빛 항구에 닿았어요.'
              : `완주까지 ${pointWords(missing)} ${over ? '남아 있었어요' : '남았어요'}`}
          </strong>
          <span aria-hidden="true">
            {info.point.toLocaleString('ko-KR')} / {pointWords(info.completionPoint)}
          </span>
        </p>
        <ProgressBar
          label="완주까지 모은 점수"
          value={info.completionPoint === 0 ? 0 : (info.point / info.completionPoint) * 100}
          tone={completed ? 'gold' : 'sea'}
          valueText={`${pointWords(info.completionPoint)} 가운데 ${pointWords(info.point)}`}
        />
        {begun && (
          <p className={styles.rate}>
            대회 책 전체 점수의 <span className={styles.whole}>{rateWords(info.readingRateByPoint)}를</span> 모았어요.
          </p>
        )}
      </div>
      {info.growthPoint !== null && info.growthPoint > 0 && (
        <p className={styles.growth}>
          <ArtIcon name="seedling" size={36} />첫 주보다 {withJosa(pointWords(info.growthPoint), '이/가')} 자랐어요!
        </p>
      )}
    </section>
  );
}

/** The share is shown only to students who are encouraged by it. */
function amongWords({ topPercent, participantCount }: ContestInfo): string {
  if (participantCount <= 1) return '가장 먼저 떠난 배예요';
  if (topPercent !== null && topPercent <= PERCENT) return `상위 ${topPercent}%`;
  return `${participantCount.toLocaleString('ko-KR')}명이 함께 항해해요`;
}

function todayWords({ todayCount, dailyCap }: ContestInfo): string {
  return todayCount >= dailyCap
    ? '오늘 몫을 다 채웠어요. 내일 또 만나요!'
    : `오늘 ${dailyCap - todayCount}개 더 쌓을 수 있어요`;
}
