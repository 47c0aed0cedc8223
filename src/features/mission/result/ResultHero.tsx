import type { BookMissionResult, MissionResult } from '../../../../contract/mission.ts';
import { missionKindNames } from '../../../../domain/mission/missionKinds.ts';
import { withJosa } from '../../../../domain/text/withJosa.ts';
import { ArtIcon } from '../../../components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { paths } from '../../../config/paths.ts';
import { ParentButton } from './ParentButton.tsx';
import styles from './ResultHero.module.css';

interface ResultHeroProps {
  result: BookMissionResult;
  /** The mission just handed in, to be celebrated; null when the student only looks. */
  latest: MissionResult | null;
  boardHref: string;
}

export function ResultHero({ result, latest, boardHref }: ResultHeroProps) {
  return (
    <section className={styles.hero} data-fresh={latest !== null}>
      <img
        className={styles.cover}
        src={result.bookImagePath}
        alt={`책 표지: ${result.bookName}`}
        width={132}
        height={185}
      />
      <div className={styles.words}>
        <p className={styles.book}>{result.bookName}</p>
        <h1 className={styles.title}>{latest ? praise(latest) : '미션 결과'}</h1>
        {latest && (
          <p className={styles.earned} role="status">
            <span>
              <ArtIcon name="coin" size={36} /> {latest.points}점
            </span>
            <span>
              <ArtIcon name="oyster" size={36} /> 조개 {latest.shells}개
            </span>
          </p>
        )}
        <p className={styles.sum}>
          이 책에서 모두 <strong>{result.totalPoint}점</strong>
          {result.averageRate !== null && (
            <>
              , 평균 <strong>{Math.round(result.averageRate)}%</strong>
            </>
          )}
        </p>
        {result.verified && (
          <p className={styles.verified}>
            <ArtIcon name="sports-medal" size={32} /> 인증한 책이에요
          </p>
        )}
        <div className={styles.buttons}>
          <ButtonLink to={boardHref}>다른 미션 하기</ButtonLink>
          <ButtonLink tone="white" to={paths.bookNote.getHref({ bookNo: result.bookNo })}>
            노트 쓰기
          </ButtonLink>
          <ButtonLink tone="white" to={paths.communityAqua.getHref()}>
            수족관 가기
          </ButtonLink>
          <ParentButton bookNo={result.bookNo} />
        </div>
      </div>
      {latest && <ArtIcon className={styles.party} name={latest.rate >= 60 ? 'party-popper' : 'seedling'} size={112} />}
    </section>
  );
}

function praise({ readingMissionType: kind, rate, correctCount, itemCount }: MissionResult): string {
  const name = missionKindNames[kind];
  if (kind === 'THINK' || kind === 'REPORT') return `${withJosa(name, '을/를')} 마쳤어요!`;
  if (correctCount === itemCount) return '모두 맞았어요! 정말 대단해요';
  if (rate >= 60) return `${itemCount}개 가운데 ${correctCount}개를 맞혔어요!`;
  return '잘 시도했어요. 다시 하면 더 맞힐 수 있어요';
}
