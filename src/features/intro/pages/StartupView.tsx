import type { IntroAnswer } from '#contract/introTexts.ts';
import { WelcomeSea } from '#src/components/illustrations/WelcomeSea.tsx';
import { CallBand } from '../parts/CallBand.tsx';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { PointCards } from '../parts/PointCards.tsx';
import { QuestionList } from '../parts/QuestionList.tsx';
import { StepLine } from '../parts/StepLine.tsx';
import styles from '../parts/WelcomePicture.module.css';
import { sectionOf } from '../sectionOf.ts';

const NOTE_ARTS = ['red-heart', 'backpack', 'memo'] as const;

/** From the first question to the first lesson. */
export function StartupView({ texts }: { texts: IntroAnswer }) {
  const steps = sectionOf(texts, 'steps');
  const notes = ['consent', 'room', 'money'].flatMap((id) => sectionOf(texts, id) ?? []);
  return (
    <>
      <IntroHero eyebrow={texts.title} title="문의에서 첫 수업까지" lead={texts.description} pet="whale" />
      {steps && (
        <IntroBand headline={steps.headline} text={steps.text} aside={<WelcomePicture />}>
          <StepLine points={steps.points} />
        </IntroBand>
      )}
      <IntroBand tone="sand" headline="미리 알아 두실 것">
        <PointCards points={notes.map(({ headline, text }) => ({ title: headline, text }))} arts={NOTE_ARTS} />
      </IntroBand>
      {texts.questions && (
        <IntroBand tone="sea" headline="자주 물어보시는 것" centred>
          <QuestionList questions={texts.questions} />
        </IntroBand>
      )}
      {texts.action && (
        <CallBand
          headline="궁금한 것부터 남겨 주십시오"
          text="정해진 것이 없어도 괜찮습니다. 지금 계획하시는 만큼만 적어 주십시오."
          action={texts.action}
          pet="octopus"
        />
      )}
    </>
  );
}

/** The first morning at sea, beside a long column of words. Decoration only. */
function WelcomePicture() {
  return (
    <div className={styles.picture}>
      <WelcomeSea />
    </div>
  );
}
