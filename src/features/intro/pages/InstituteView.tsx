import type { IntroAnswer } from '#contract/introTexts.ts';
import { CallBand } from '../parts/CallBand.tsx';
import { IntroBand } from '../parts/IntroBand.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { PointCards } from '../parts/PointCards.tsx';
import { ProductShot } from '../parts/ProductShot.tsx';
import { RangeDrawing } from '../parts/RangeDrawing.tsx';
import { sectionOf } from '../sectionOf.ts';

const REWARD_ARTS = ['spiral-shell', 'sailboat', 'coral'] as const;

/** The principles behind texts, items, tests and rewards. */
export function InstituteView({ texts }: { texts: IntroAnswer }) {
  const measure = sectionOf(texts, 'measure');
  const motivation = sectionOf(texts, 'motivation');
  const access = sectionOf(texts, 'access');
  const privacy = sectionOf(texts, 'privacy');
  return (
    <>
      <IntroHero
        eyebrow={texts.title}
        title="아는 만큼만 말하고, 읽은 만큼만 줍니다"
        lead={texts.description}
        pet="turtle"
      />
      {measure && (
        <IntroBand headline={measure.headline} text={measure.text} aside={<RangeDrawing />}>
          <PointCards plain points={measure.points} />
        </IntroBand>
      )}
      {motivation && (
        <IntroBand tone="deep" headline={motivation.headline} text={motivation.text}>
          <PointCards dark points={motivation.points} arts={REWARD_ARTS} />
        </IntroBand>
      )}
      {access && (
        <IntroBand
          tone="sea"
          headline={access.headline}
          text={access.text}
          aside={<ProductShot name="crossword" alt="키보드와 화면 낭독기로도 할 수 있는 낱말 퍼즐 화면" />}
        />
      )}
      {privacy && (
        <IntroBand
          headline={privacy.headline}
          text={privacy.text}
          aside={<ProductShot name="parent" alt="이름과 아이디를 가린, 보호자를 위한 결과 화면" />}
        />
      )}
      {texts.action && (
        <CallBand
          headline="더 알고 싶은 원칙이 있으십니까?"
          text="책과 문항, 진단을 어떻게 만들었는지 물어봐 주십시오. 모르는 것은 모른다고 답하겠습니다."
          action={texts.action}
          pet="whale"
        />
      )}
    </>
  );
}
