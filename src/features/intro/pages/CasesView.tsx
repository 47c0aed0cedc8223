import type { IntroAnswer } from '#contract/introTexts.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { CallBand } from '../parts/CallBand.tsx';
import styles from '../parts/CaseWeek.module.css';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { type IntroSection, sectionOf } from '../sectionOf.ts';

const arts: Readonly<Record<string, readonly ArtIconName[]>> = {
  'case-weekly': ['books', 'puzzle-piece', 'speech-balloon'],
  'case-mixed': ['compass', 'open-book', 'bell'],
  'case-middle': ['open-book', 'speech-balloon', 'memo'],
};

/** Lessons to imagine: examples, and marked as examples. */
export function CasesView({ texts }: { texts: IntroAnswer }) {
  const notice = sectionOf(texts, 'notice');
  const parent = sectionOf(texts, 'case-parent');
  const weeks = Object.keys(arts).flatMap((id) => sectionOf(texts, id) ?? []);
  return (
    <>
      <IntroHero eyebrow="이렇게 쓸 수 있어요" title={texts.title} lead={texts.description} pet="octopus" />
      <IntroBand headline={notice?.headline ?? '예시'} text={notice?.text ?? ''}>
        {weeks.map((week) => (
          <CaseWeek key={week.id} section={week} arts={arts[week.id] ?? []} />
        ))}
      </IntroBand>
      {parent && (
        <IntroBand
          tone="sand"
          headline={parent.headline}
          text={parent.text}
          aside={<ProductShot name="parent" alt="로그인하지 않고 여는, 보호자를 위한 결과 화면" />}
        />
      )}
      {texts.action && (
        <CallBand
          headline="우리 반이라면 어떨까요?"
          text="학년과 시간표를 알려 주시면 거기에 맞추어 한 주를 함께 그려 보겠습니다."
          action={texts.action}
          pet="pufferfish"
        />
      )}
    </>
  );
}

interface CaseWeekProps {
  section: IntroSection;
  arts: readonly ArtIconName[];
}

/** One example of lessons, as a row of days; marked as an example wherever it is seen alone. */
function CaseWeek({ section, arts }: CaseWeekProps) {
  return (
    <article className={styles.week}>
      <p className={styles.stamp}>예시</p>
      <h3>{section.headline.replace(/^예시 \d+\.\s*/, '')}</h3>
      <p className={styles.text}>{section.text}</p>
      <ol>
        {section.points.map(({ title, text }, index) => (
          <li key={title}>
            <ArtIcon name={arts[index % arts.length] ?? 'star'} size={56} />
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
