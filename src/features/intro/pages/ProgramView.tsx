import type { CSSProperties } from 'react';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { CallBand } from '../parts/CallBand.tsx';
import { HeroStage } from '../parts/HeroStage.tsx';
import { heroShots } from '../parts/heroShots.ts';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import styles from '../parts/LevelStairs.module.css';
import { MissionBento } from '../parts/MissionBento.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { sectionOf } from '../sectionOf.ts';

/** How lessons go: levels, six missions, a second look at what was wrong, records, contest. */
export function ProgramView({ texts }: { texts: IntroAnswer }) {
  const level = sectionOf(texts, 'level');
  const missions = sectionOf(texts, 'missions');
  const again = sectionOf(texts, 'again');
  const record = sectionOf(texts, 'record');
  const contest = sectionOf(texts, 'contest');
  return (
    <>
      <IntroHero
        eyebrow={texts.title}
        title="한 권을 끝까지, 한 걸음씩"
        lead={texts.description}
        picture={<HeroStage shot={heroShots.program} alt="책에서 만난 낱말로 채우는 낱말 퍼즐 화면" pet="turtle" />}
      />
      {level && (
        <IntroBand headline={level.headline} text={level.text}>
          <LevelStairs />
        </IntroBand>
      )}
      {missions && (
        <IntroBand tone="sea" headline={missions.headline} text={missions.text}>
          <MissionBento points={missions.points} />
        </IntroBand>
      )}
      {again && (
        <IntroBand
          headline={again.headline}
          text={again.text}
          aside={<ProductShot name="result" alt="틀린 문제를 다시 풀 수 있게 알려 주는 미션 결과 화면" />}
        />
      )}
      {record && (
        <IntroBand
          tone="sand"
          headline={record.headline}
          text={record.text}
          aside={<ProductShot name="library" alt="읽은 날마다 표시가 남는 독서 달력 화면" />}
        />
      )}
      {contest && <IntroBand tone="deep" headline={contest.headline} text={contest.text} centred />}
      {texts.action && (
        <CallBand
          headline="우리 반 시간표에 넣어 보시겠습니까?"
          text="일주일에 몇 번 만나는지, 몇 학년인지 알려 주시면 그에 맞는 흐름을 말씀드리겠습니다."
          action={texts.action}
          pet="seahorse"
        />
      )}
    </>
  );
}

/** The reading levels as a stair from the shore into the deep. */
function LevelStairs() {
  return (
    <div className={styles.stairs}>
      <ol aria-label="읽기 수준 단계">
        {readingLevels.map(({ code }, index) => (
          <li key={code} style={{ '--step': index / (readingLevels.length - 1) } as CSSProperties}>
            {code}
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        <span>유아</span>
        <span>고등</span>
      </p>
    </div>
  );
}
