import type { CSSProperties } from 'react';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { CallBand } from '../parts/CallBand.tsx';
import { HeroStage } from '../parts/HeroStage.tsx';
import styles from '../parts/HourLine.module.css';
import { heroShots } from '../parts/heroShots.ts';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { sectionOf } from '../sectionOf.ts';

const arts: readonly ArtIconName[] = [
  'magnifying-glass-tilted-left',
  'open-book',
  'puzzle-piece',
  'tropical-fish',
  'red-heart',
];

/** An hour as a student. */
export function ExperienceView({ texts }: { texts: IntroAnswer }) {
  const request = sectionOf(texts, 'request');
  const course = sectionOf(texts, 'course');
  const check = sectionOf(texts, 'check');
  return (
    <>
      <IntroHero
        eyebrow={texts.title}
        title="한 시간, 학생이 되어 보십시오"
        lead={texts.description}
        picture={
          <HeroStage
            shot={heroShots.experience}
            alt="로그인하면 처음 보이는, 읽던 책과 바다 친구가 있는 화면"
            pet="octopus"
          />
        }
      />
      {course && (
        <IntroBand headline={course.headline} text={course.text}>
          <HourLine points={course.points} />
        </IntroBand>
      )}
      {check && <IntroBand tone="sand" headline={check.headline} text={check.text} centred />}
      {request && texts.action && (
        <CallBand headline={request.headline} text={request.text} action={texts.action} pet="whale" />
      )}
    </>
  );
}

/** What is done in an hour, as long as it takes. Titles are minutes: `10분`. */
function HourLine({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.hour}>
      {points.map(({ title, text }, index) => (
        <li key={text} style={{ '--minutes': Number.parseInt(title, 10) || 1 } as CSSProperties}>
          <span className={styles.bar}>{title}</span>
          <ArtIcon name={arts[index % arts.length] ?? 'star'} size={56} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
