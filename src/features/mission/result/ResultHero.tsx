import { type ReactNode, useEffect, useRef } from 'react';
import type { BookMissionResult, MissionResult } from '#contract/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { artIconUrl } from '#src/components/art-icon/artIconUrl.ts';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { CoverFlight } from '#src/components/book/CoverFlight.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { CountUp } from '#src/components/count-up/CountUp.tsx';
import { ParentButton } from '#src/components/parent-link/ParentButton.tsx';
import { PetPortrait } from '#src/components/pet-portrait/PetPortrait.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { ProgressRing } from '#src/components/progress/ProgressRing.tsx';
import { paths } from '#src/config/paths.ts';
import { useCalm } from '#src/lib/motion/useCalm.ts';
import { isWrittenMission } from '../isWrittenMission.ts';
import { Changes } from './Changes.tsx';
import { flyShells } from './flyShells.ts';
import { NextStep } from './NextStep.tsx';
import { cheer, payNote, praise, praiseArt } from './praise.ts';
import styles from './ResultHero.module.css';

interface ResultHeroProps {
  result: BookMissionResult;
  /** The mission just handed in, to be celebrated; null when the student only looks. */
  latest: MissionResult | null;
  boardHref: string;
  notes: ReactNode;
}

export function ResultHero({ result, latest, boardHref, notes }: ResultHeroProps) {
  const gain = result.gains.find(({ readingMissionType }) => readingMissionType === latest?.readingMissionType);
  const note = latest && payNote(latest, gain);
  return (
    <section className={styles.hero} data-fresh={latest !== null}>
      {latest && !isWrittenMission(latest.readingMissionType) ? (
        <div className={styles.score}>
          <ProgressRing
            value={latest.rate}
            label="맞힌 개수"
            valueText={`${latest.itemCount}개 가운데 ${latest.correctCount}개`}
            size={168}
          >
            <span className={styles.right}>
              <CountUp value={latest.correctCount} />
              <small>/ {latest.itemCount}</small>
            </span>
            <ArtIcon name={praiseArt(latest)} size={44} />
          </ProgressRing>
        </div>
      ) : latest ? (
        <ArtIcon className={styles.star} name={praiseArt(latest)} size={132} />
      ) : (
        <CoverFlight bookNo={result.bookNo}>
          <Picture className={styles.cover} src={result.bookImagePath} alt="" width={132} height={185} />
        </CoverFlight>
      )}
      <div className={styles.words}>
        <p className={styles.book}>
          {latest && <ArtIcon name={missionArt[latest.readingMissionType]} size={28} />}
          <span>
            {result.bookName}
            {latest && ` · ${missionKindNames[latest.readingMissionType]}`}
          </span>
        </p>
        <h1 className={styles.title}>{latest ? praise(latest) : '미션 결과'}</h1>
        {latest && (
          <p className={styles.earned} role="status">
            <span>
              <ArtIcon name="coin" size={36} /> <CountUp value={latest.points} />점
            </span>
            <EarnedShells count={latest.shells} />
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {latest && <Changes gain={gain} pet={result.pet} averageRate={result.averageRate} />}
        <p className={styles.sum}>
          이 책에서 모두 <strong>{result.totalPoint}점</strong>
          {result.averageRate !== null && (
            <>
              , 평균 <strong>{Math.round(result.averageRate)}%</strong>
            </>
          )}
        </p>
        {result.verified && !gain?.verified && (
          <p className={styles.verified}>
            <ArtIcon name="sports-medal" size={32} /> 인증한 책이에요
          </p>
        )}
        <div className={styles.next}>
          <NextStep result={result} latest={latest} />
        </div>
        <div className={styles.buttons}>
          <ButtonLink tone="white" to={boardHref}>
            다른 미션 하기
          </ButtonLink>
          {notes}
          <ButtonLink tone="white" to={paths.communityAqua.getHref()}>
            수족관 가기
          </ButtonLink>
          <ParentButton
            scope="MISSION"
            description="받은 사람은 로그인하지 않고 이 책과 내가 읽은 다른 책의 미션 결과를 볼 수 있어요. 이름은 가운데를 가리고, 내가 쓴 글은 보이지 않아요."
            hrefOf={(shareKey) => paths.parentResult.getHref({ bookNo: result.bookNo, accountNo: shareKey })}
          />
        </div>
      </div>
      {latest && result.pet && (
        <div className={styles.friend} aria-hidden="true">
          <p className={styles.says}>{cheer(latest)}</p>
          <PetPortrait
            species={result.pet.species}
            stage={result.pet.stage}
            mood={latest.rate >= 60 ? 'joyful' : 'calm'}
            size={148}
            title=""
          />
        </div>
      )}
    </section>
  );
}

/** What was earned for the aquarium; it flies to the student's corner, so that one sees where it goes. */
function EarnedShells({ count }: { count: number }) {
  const calm = useCalm();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (calm || count === 0 || !place.current) return;
    return flyShells(place.current, artIconUrl('oyster'), count);
  }, [calm, count]);
  return (
    <span ref={place}>
      <ArtIcon name="oyster" size={36} /> 조개 <CountUp value={count} />개
    </span>
  );
}
